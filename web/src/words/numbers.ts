/** Numbers as text; points have more digits in Wizard Extreme, where few points decide. */

import { words } from "./words.svelte.ts";

/** The largest number that can be typed. */
const MOST_TYPED = 999;

/** A number whose minus sign is as wide as a plus sign. */
export const whole = (number: number): string => String(number).replace("-", "−");

/** Points with a sign: `+40`, `−10`, `0`. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : whole(points));

/** A decimal number that came as text, in the reader's language: "2.5", "2,5". */
export const decimal = (text: string): string => inLanguage(Number(text), { maximumFractionDigits: 2 });

/** The same with a sign: "+2.5", "−3". */
export const signedDecimal = (text: string): string => inLanguage(Number(text), { maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** "6.0", in Extreme "0.35". */
export const pointsText = (points: number, isExtreme: boolean): string => digits(points, isExtreme ? 2 : 1, "auto");

/** "+6.0", "−0.35". */
export const signedText = (points: number, isExtreme: boolean): string => digits(points, isExtreme ? 2 : 1, "exceptZero");

function digits(points: number, many: number, signDisplay: "auto" | "exceptZero"): string {
  const shown = Math.abs(points) < 0.5 / 10 ** many ? 0 : points; // never −0.0
  return inLanguage(shown, { minimumFractionDigits: many, maximumFractionDigits: many, signDisplay });
}

const inLanguage = (number: number, how: Intl.NumberFormatOptions): string =>
  number.toLocaleString(words.language, how).replace("-", "−");

/** A number with at most one decimal, after a point or a comma; null for any other text. */
export function tenthsIn(text: string): number | null {
  const number = /^\d+([.,]\d)?$/.test(text) ? Number(text.replace(",", ".")) : NaN;
  return number <= MOST_TYPED ? number : null;
}
