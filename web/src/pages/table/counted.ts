/** Numbers on the way from one total to another. */

/** How many numbers are seen on the way, with both ends. */
const MOST = 7;

/** Whole numbers from `from` to `to`, both included, at most seven, evenly spread; one if nothing changes. */
export function counted(from: number, to: number): number[] {
  const steps = Math.min(MOST - 1, Math.abs(to - from));
  return Array.from({ length: steps + 1 }, (_, i) => (steps ? Math.round(from + ((to - from) * i) / steps) : to));
}
