/** What uPlot does not draw by itself: ink beneath the lines, marks on them, and their names at their ends. */
import type uPlot from "uplot";
import { apart, DASHES, MARKS, type Mark } from "./report";

export interface Pen {
  ink: string;
  font: string;
}

const LETTERS = 12;

function points(u: uPlot, line: number): [number, number][] {
  const values = u.data[line] ?? [];
  const found: [number, number][] = [];
  for (let at = 0; at < values.length; at++) {
    const value = values[at];
    if (value !== null && value !== undefined) found.push([u.valToPos(at, "x", true), u.valToPos(value, "y", true)]);
  }
  return found;
}

/** Pale lines are seen on a pale ground, dark ones on a dark one. */
export function inkBeneath(u: uPlot, pen: Pen): void {
  const { ctx } = u;
  ctx.save();
  ctx.strokeStyle = pen.ink;
  ctx.globalAlpha = 0.55;
  ctx.lineWidth = 3.4 * devicePixelRatio;
  for (let line = 1; line < u.data.length; line++) {
    if (u.series[line]?.show === false) continue;
    ctx.setLineDash((DASHES[(line - 1) % DASHES.length] ?? []).map((part) => part * devicePixelRatio));
    ctx.beginPath();
    let last = -2;
    (u.data[line] ?? []).forEach((value, at) => {
      if (value === null || value === undefined) return;
      const [x, y] = [u.valToPos(at, "x", true), u.valToPos(value, "y", true)];
      if (at === last + 1) ctx.lineTo(x, y);
      else ctx.moveTo(x, y);
      last = at;
    });
    ctx.stroke();
  }
  ctx.restore();
}

export function marksOn(u: uPlot, line: number, colour: string, pen: Pen): void {
  const { ctx } = u;
  const size = 3.6 * devicePixelRatio;
  ctx.save();
  ctx.fillStyle = colour;
  ctx.strokeStyle = pen.ink;
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([]);
  const all = points(u, line);
  const every = Math.max(1, Math.floor(all.length / 60));
  const mark = MARKS[(line - 1) % MARKS.length] ?? "circle";
  all.forEach(([x, y], at) => {
    if (at % every) return;
    ctx.beginPath();
    shape(ctx, mark, x, y, size);
    ctx.fill();
    ctx.stroke();
  });
  ctx.restore();
}

function shape(ctx: CanvasRenderingContext2D, mark: Mark, x: number, y: number, r: number): void {
  switch (mark) {
    case "circle":
      ctx.arc(x, y, r, 0, 2 * Math.PI);
      return;
    case "square":
      ctx.rect(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7);
      return;
    case "triangle":
      ctx.moveTo(x, y - r);
      ctx.lineTo(x + r, y + r * 0.8);
      ctx.lineTo(x - r, y + r * 0.8);
      ctx.closePath();
      return;
    case "diamond":
      ctx.moveTo(x, y - r * 1.2);
      ctx.lineTo(x + r * 1.2, y);
      ctx.lineTo(x, y + r * 1.2);
      ctx.lineTo(x - r * 1.2, y);
      ctx.closePath();
      return;
    case "cross":
      ctx.moveTo(x - r, y - r);
      ctx.lineTo(x + r, y + r);
      ctx.moveTo(x + r, y - r);
      ctx.lineTo(x - r, y + r);
      return;
    case "plus":
      ctx.moveTo(x, y - r);
      ctx.lineTo(x, y + r);
      ctx.moveTo(x - r, y);
      ctx.lineTo(x + r, y);
  }
}

/** Where there is no room for a key beside the chart, each line says its own name: in the margin, or where it broke off. */
export function namesAtEnds(u: uPlot, names: string[], pen: Pen): void {
  const { ctx } = u;
  const ends: { name: string; y: number }[] = [];
  const broken: { name: string; x: number; y: number }[] = [];
  names.forEach((name, index) => {
    const last = points(u, index + 1).at(-1);
    if (!last || u.series[index + 1]?.show === false) return;
    if (u.data[index + 1]?.at(-1) === null) broken.push({ name, x: last[0], y: last[1] });
    else ends.push({ name, y: last[1] });
  });
  ends.sort((a, b) => a.y - b.y);
  const heights = apart(
    ends.map((end) => end.y),
    (LETTERS + 1) * devicePixelRatio,
    u.bbox.top + u.bbox.height,
  );
  ctx.save();
  ctx.font = `700 ${LETTERS * devicePixelRatio}px ${pen.font}`;
  ctx.fillStyle = pen.ink;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  ends.forEach((end, at) => ctx.fillText(end.name, u.bbox.left + u.bbox.width + 8 * devicePixelRatio, heights[at] ?? end.y));
  ctx.textAlign = "center";
  broken.forEach(({ name, x, y }) => ctx.fillText(name, x, y - LETTERS * devicePixelRatio));
  ctx.restore();
}

/** How much room the longest name takes. */
export function roomFor(names: string[], font: string): number {
  const ctx = document.createElement("canvas").getContext("2d");
  if (!ctx) return 80;
  ctx.font = `700 ${LETTERS}px ${font}`;
  return Math.min(140, Math.max(20, ...names.map((name) => ctx.measureText(name).width)) + 16);
}
