/** Numbers as text; points have more digits in Wizard Extreme, where few points decide. */

import { words } from "./words.svelte.ts";

/** A number whose minus sign is as wide as a plus sign. */
export const whole = (number: number): string => String(number).replace("-", "−");

/** Points with a sign: `+40`, `−10`, `0`. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : whole(points));

/** "6.0", in Extreme "0.35". */
export const pointsText = (points: number, isExtreme: boolean): string => digits(points, isExtreme ? 2 : 1, "auto");

/** "+6.0", "−0.35". */
export const signedText = (points: number, isExtreme: boolean): string => digits(points, isExtreme ? 2 : 1, "exceptZero");

function digits(points: number, many: number, signDisplay: "auto" | "exceptZero"): string {
  const text = points.toLocaleString(words.language, { minimumFractionDigits: many, maximumFractionDigits: many, signDisplay });
  return text.replace("-", "−");
}
