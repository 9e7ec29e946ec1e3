/** Two soft notes: it is your turn. Made here, so that nothing has to be fetched. */
const NOTES = [587.33, 880];
const LONG = 0.16;

export function chime(): void {
  const context = new AudioContext();
  NOTES.forEach((pitch, k) => {
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + k * LONG;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 2 * LONG);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 2 * LONG);
    if (k === NOTES.length - 1) tone.onended = () => void context.close();
  });
}
