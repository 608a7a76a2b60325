/** The settings of a tournament: presets, and what a change writes. */

import { tenthsIn } from "../words/numbers.ts";
import type { Settings } from "./model.ts";
import { PRESETS, USUAL } from "./presets.ts";

/** Between two rounds with real cards: results, the draw, looking for the table. */
const PAUSE = 10;
/** Minutes of a game without a clock. */
const WITHOUT_CLOCK = 45;

export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** The settings of a preset. */
export const presetOf = (preset: Preset): Settings => ({ ...USUAL, ...PRESETS[preset] });

/** The settings that differ. */
export function changed(from: Settings, to: Settings): Partial<Settings> {
  const differs = ([key, value]: [string, unknown]): boolean => JSON.stringify(value) !== JSON.stringify(from[key as keyof Settings]);
  return Object.fromEntries(Object.entries(to).filter(differs));
}

/** The presets for real cards, or for the server's tables. */
export const presetsFor = (where: Settings["where"]): Preset[] => PRESET_NAMES.filter((name) => presetOf(name).where === where);

/** How long a tournament takes: its games, and the minutes of all of them with the pauses; null: days for each. */
export function lengthOf({ rounds, knockout, minutes, where, pace, pause }: Settings): { games: number; minutes: number | null } {
  const games = rounds + knockout.length;
  const isOnline = where === "online";
  if (isOnline && pace.clock === "days") return { games, minutes: null };
  const each = isOnline ? WITHOUT_CLOCK : minutes || WITHOUT_CLOCK;
  return { games, minutes: games * each + Math.max(0, games - 1) * (isOnline ? pause : PAUSE) };
}

/** The decimal sign of a language. */
export const signIn = (language: string): string => (1.5).toLocaleString(language).charAt(1);

/**
 * Numbers in a text, at most with tenths, with commas, semicolons or spaces between them; null if something else is there.
 * `sign`: with a comma as the decimal sign, one between two digits (2,5) is that sign.
 */
export function numbersIn(text: string, sign = "."): number[] | null {
  const parts = text.split(/[\s;/]+|,(?=\s|$)/).flatMap((part) => (sign === "," && /^\d+,\d$/.test(part) ? part : part.split(",")));
  const numbers = parts.filter(Boolean).map(tenthsIn);
  return numbers.every((number) => number !== null) ? numbers : null;
}

/** Numbers as a person writes them in one field. */
export function numbersText(numbers: readonly number[], language: string): string {
  const isCommaTaken = signIn(language) === "," && !numbers.every(Number.isInteger);
  return numbers.map((number) => number.toLocaleString(language)).join(isCommaTaken ? "; " : ", ");
}

/** Whether no number is higher than the one before. */
export const falls = (numbers: readonly number[]): boolean => numbers.every((number, place) => number <= (numbers[place - 1] ?? Infinity));
