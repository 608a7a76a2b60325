/** The kinds of values that a document may contain. */

import { isObject } from "../browser/storage.ts";
import { RULES } from "./rules.ts";

const { choices, seals, most, most_points, most_players, longest } = RULES.kinds;
const CHOICES: Record<string, readonly string[]> = choices;
const SEALS: Record<string, readonly string[]> = seals;
const ID = /^[A-Za-z0-9_-]{1,40}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;
const CHECK = /^[a-z-]{1,40}$/;

const whole = (value: unknown, least: number, greatest: number): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= greatest;

const matches = (pattern: RegExp, value: unknown): boolean => typeof value === "string" && pattern.test(value);

/** Text without control characters, halves of characters, and without spaces at either end. */
function text(value: unknown, least: number): boolean {
  if (typeof value !== "string" || value.length < least || value.length > longest) return false;
  const control = [...value].some((letter) => letter < " " || letter === "\x7f");
  return !control && !/\p{Cs}/u.test(value) && !value.startsWith(" ") && !value.endsWith(" ");
}

function ids(value: unknown): boolean {
  if (!Array.isArray(value) || !value.every((one) => matches(ID, one))) return false;
  return new Set(value).size === value.length && value.length <= most_players;
}

/** The names of special cards, in the order of their rules. */
function specials(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const known = RULES.options.specials.filter((name) => value.includes(name));
  return known.length === value.length && known.every((name, i) => name === value[i]);
}

function counts(value: unknown, names: readonly string[]): boolean {
  return isObject(value) && Object.entries(value).every(([name, n]) => names.includes(name) && whole(n, 0, most));
}

const IS: Record<string, (value: unknown) => boolean> = {
  flag: (value) => typeof value === "boolean",
  count: (value) => whole(value, 0, most),
  round: (value) => whole(value, 1, most),
  points: (value) => whole(value, -most_points, most_points),
  start: (value) => value === "average" || whole(value, -most_points, most_points),
  bid: (value) => value === null || value === "?" || whole(value, 0, most),
  step: (value) => value === 1 || value === -1,
  id: (value) => matches(ID, value),
  ids,
  name: (value) => text(value, 1),
  text: (value) => text(value, 0),
  check: (value) => matches(CHECK, value),
  specials,
  time: (value) => matches(TIME, value),
};

/** Whether the value is of this kind; a `?` at the end of a kind allows null too. */
export function isKind(value: unknown, kind: string): boolean {
  if (kind.endsWith("?")) return value === null || isKind(value, kind.slice(0, -1));
  const names = CHOICES[kind];
  if (names) return typeof value === "string" && names.includes(value);
  const counted = SEALS[kind];
  if (counted) return counts(value, counted);
  return IS[kind]?.(value) ?? false;
}
