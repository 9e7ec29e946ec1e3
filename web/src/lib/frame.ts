/** What measures the page waits for the moment before it is drawn: measured while it is still being changed, it would be
    laid out more than once. */
const due = new Set<() => void>();

/** Does something once, right before the page is drawn the next time. */
export function beforeDrawing(job: () => void): void {
  if (!due.size) requestAnimationFrame(doAll);
  due.add(job);
}

function doAll(): void {
  const jobs = [...due];
  due.clear();
  for (const job of jobs) {
    try {
      job();
    } catch (problem) {
      // One that fails takes nothing from the others; the browser tells of it as of any error that nobody has caught.
      reportError(problem);
    }
  }
}
