/** Moments as fields and sentences have them, in this device's time zone. */

import { words } from "../words/words.svelte.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A moment as the text of a field for date and time; empty for none. */
export function textOf(at: number | null): string {
  return at === null ? "" : new Date(at - new Date(at).getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
}

/** The moment in such a field's text; null if it is empty. */
export function momentIn(text: string): number | null {
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? null : at;
}

/** A moment in words: the time, and if it is not within a day of `now`, the date before it. */
export function momentWords(at: number, now: number): string {
  const style = Math.abs(at - now) < DAY ? ({ timeStyle: "short" } as const) : ({ dateStyle: "medium", timeStyle: "short" } as const);
  return new Intl.DateTimeFormat(words.language, style).format(at);
}
