/** How many tables of which size people make. */

import type { Settings } from "./model.ts";

/** Tables of one size. */
export interface Tables {
  size: number;
  count: number;
}

/** The tables that this many people make, the larger ones first; people who are too few for a table have a bye. */
export function tablesFor(people: number, { size, odd }: Pick<Settings, "size" | "odd">): Tables[] {
  const [larger, smaller] = [size + 1, size - 1];
  const rest = people % size;
  const whole = Math.floor(people / size);
  const fives = (): Tables[] => counted([larger, rest], [size, whole - rest]);
  const threes = (): Tables[] => counted([size, whole + 1 - (size - rest)], [smaller, size - rest]);
  if (rest === 0) return counted([size, whole]);
  const hasFives = whole >= rest;
  const hasThrees = whole + 1 >= size - rest && smaller >= 3;
  if (odd === "fives" ? hasFives : hasFives && !hasThrees) return fives();
  return hasThrees ? threes() : [];
}

const counted = (...pairs: [size: number, count: number][]): Tables[] =>
  pairs.filter(([, count]) => count > 0).map(([size, count]) => ({ size, count }));
