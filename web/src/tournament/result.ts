/** A table's result as an organiser types it. */

import type { RoundTable } from "./model.ts";

const MOST = 9999;

/** The fields with what the table has so far. */
export const filled = (table: RoundTable | null): string[] =>
  table?.seats.map((_, seat) => String(table.points?.[seat] ?? "")) ?? [];

/** The points in the fields, null for an empty one; null if anything but a whole number is there. */
export function pointsIn(texts: readonly string[]): (number | null)[] | null {
  const points = texts.map((text) => {
    const plain = text.trim().replace(/^[−–]/, "-");
    return plain === "" ? null : /^[+-]?\d+$/.test(plain) ? Number(plain) : NaN;
  });
  return points.every((one) => one === null || Math.abs(one) <= MOST) ? points : null;
}

/** How many fields are empty. */
export const absent = (texts: readonly string[]): number => texts.filter((text) => text.trim() === "").length;
