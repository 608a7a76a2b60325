/** The settings of a tournament: presets, and what a change writes. */

import type { Settings } from "./model.ts";
import { PRESETS, USUAL } from "./presets.ts";

/** Between two rounds with real cards: results, the draw, looking for the table. */
const PAUSE = 10;
const MOST = 999;
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

/** Numbers in a text, at most with tenths, with commas or spaces between them; null if something else is there. */
export function numbersIn(text: string): number[] | null {
  const numbers = text.split(/[\s,;/]+/).filter(Boolean).map(Number);
  return numbers.every((number) => number >= 0 && number <= MOST && Number.isInteger(Math.round(number * 1e6) / 1e5)) ? numbers : null;
}

/** Whether no number is higher than the one before. */
export const falls = (numbers: readonly number[]): boolean => numbers.every((number, place) => number <= (numbers[place - 1] ?? Infinity));
