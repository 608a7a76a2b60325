/** Computes the lines of the score chart. */

import type { TableView } from "../protocol/types.ts";

/** The totals of each seat before the first round and after each one. */
export function series(view: TableView): number[][] {
  return view.seats.map((_, seat) => [0, ...view.sheet.map((row) => row.totals[seat] ?? 0)]);
}

/** Round values for the scale, from the lowest total (or just below) to the highest (or just above). */
export function ticks(lowest: number, highest: number, wanted = 5): number[] {
  const span = Math.max(highest - lowest, 1);
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step + 0);
}

/** The space to the left of the lines for these numbers of the scale. */
export const scaleRoom = (texts: readonly string[]): number => Math.max(36, 12 + 8 * Math.max(...texts.map(({ length }) => length)));

/** Positions for labels: near the desired ones, at least `gap` apart, between `top` and `bottom`. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let free = top;
  for (const i of order) {
    places[i] = Math.max(wanted[i] ?? 0, free);
    free = (places[i] ?? 0) + gap;
  }
  let limit = bottom;
  for (const i of order.reverse()) {
    places[i] = Math.min(places[i] ?? 0, limit);
    limit = (places[i] ?? 0) - gap;
  }
  return places;
}

/** Label only every nth round below the chart, so that the numbers do not touch. */
export const everyNth = (rounds: number, width: number): number =>
  Math.max(1, Math.ceil((rounds * 24) / Math.max(width, 1)));

/** The shape of each seat's points in the chart, a few units wide. */
export const MARKS = [
  "M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z",
  "M-3.3-3.3h6.6v6.6h-6.6z",
  "M0-4.4L4.2 3.2h-8.4z",
  "M0-4.6L4.6 0L0 4.6L-4.6 0z",
  "M0 4.4L4.2-3.2h-8.4z",
  "M-1.5-4.3h3v2.8h2.8v3h-2.8v2.8h-3v-2.8h-2.8v-3h2.8z",
] as const;

export const DASHES = ["none", "7 3", "2 3", "9 3 2 3", "12 4", "4 2 1 2"] as const;
