/** Points as text, with more digits in Wizard Extreme, where few points decide. */

import { words } from "./words.svelte.ts";

/** "6.0", in Extreme "0.35". */
export const pointsText = (points: number, isExtreme: boolean): string => digits(points, isExtreme ? 2 : 1, "auto");

/** "+6.0", "−0.35". */
export const signedText = (points: number, isExtreme: boolean): string => digits(points, isExtreme ? 2 : 1, "exceptZero");

function digits(points: number, many: number, signDisplay: "auto" | "exceptZero"): string {
  const text = points.toLocaleString(words.language, { minimumFractionDigits: many, maximumFractionDigits: many, signDisplay });
  return text.replace("-", "−");
}
