/** The settings of a tournament: presets, and what a change writes. */

import type { Settings } from "./model.ts";

/** Between two rounds: results, the draw, looking for the table. */
const PAUSE = 10;
const MOST = 999;
/** Minutes of a game without a clock. */
const USUAL = 45;

export const PRESETS = ["club", "qualifier", "championship"] as const;
export type Preset = (typeof PRESETS)[number];

const CLUB: Settings = {
  name: "",
  game: "wizard",
  options: {},
  form: "drawn",
  rounds: 3,
  size: 4,
  odd: "threes",
  points: { 3: [3, 2, 1], 4: [4, 3, 2, 1], 5: [5, 4, 3, 2, 1] },
  rank: ["points", "game_points", "wins", "best_game", "met", "lot"],
  knockout: [],
  byes: "mean",
  minutes: 45,
  warning: 5,
  overtime: 10,
  apart: "first",
  joining: true,
  confirming: true,
};

const DIFFERENT: Readonly<Record<Preset, Partial<Settings>>> = {
  club: { minutes: 0, confirming: false },
  qualifier: { form: "swiss", knockout: [4], options: { plus_minus_one: "forbid" } },
  championship: { form: "swiss", rounds: 5, knockout: [64, 16, 4], options: { plus_minus_one: "forbid", plus_minus_kind: "not-one-card" } },
};

/** The settings of a preset. */
export const presetOf = (preset: Preset): Settings => ({ ...CLUB, ...DIFFERENT[preset] });

/** The settings that differ. */
export function changed(from: Settings, to: Settings): Partial<Settings> {
  const differs = ([key, value]: [string, unknown]): boolean => JSON.stringify(value) !== JSON.stringify(from[key as keyof Settings]);
  return Object.fromEntries(Object.entries(to).filter(differs));
}

/** How long a tournament takes: its games, and the minutes of all of them with the pauses. */
export function lengthOf({ rounds, knockout, minutes }: Settings): { games: number; minutes: number } {
  const games = rounds + knockout.length;
  return { games, minutes: games * (minutes || USUAL) + Math.max(0, games - 1) * PAUSE };
}

/** Numbers in a text, at most with tenths, with commas or spaces between them; null if something else is there. */
export function numbersIn(text: string): number[] | null {
  const numbers = text.split(/[\s,;/]+/).filter(Boolean).map(Number);
  return numbers.every((number) => number >= 0 && number <= MOST && Number.isInteger(Math.round(number * 1e6) / 1e5)) ? numbers : null;
}

/** Whether no number is higher than the one before. */
export const falls = (numbers: readonly number[]): boolean => numbers.every((number, place) => number <= (numbers[place - 1] ?? Infinity));
