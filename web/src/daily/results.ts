/** The reader's deals of the day, in their browser: the game of each, and its result. */

import { keep, kept } from "../browser/storage.ts";
import { DAILY_GAMES, dateIn, dayAfter, isDay, nameOf, type Deal } from "./deals.ts";

const KEY = "foretell-daily";
const VERSION = 1;
/** Days beyond this number are forgotten, the oldest first: three games a day for some six years. */
const MOST = 7000;

/** What is kept of a deal. */
export interface DayKept {
  /** The id of its game on this device. */
  table: string;
  version: number;
  /** Whether it was begun on its day and played by the reader alone, so that it counts for the streak. */
  counted: boolean;
  /** The reader's points, by round; none: the game is not over. */
  points?: readonly number[];
  /** The points of the master and of the grand master; none: they have not played yet. */
  bots?: readonly (readonly number[])[];
  /** The nets by which they have played. */
  nets?: string;
}

type Days = Readonly<Record<string, DayKept>>;

/** All that is kept, by the names of the deals; what cannot be read is left out. */
export function allDays(): Days {
  const found = kept(KEY) as { version?: unknown; days?: unknown } | null;
  if (found?.version !== VERSION || typeof found.days !== "object" || found.days === null) return {};
  const entries = Object.entries(found.days as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, DayKept] => isName(entry[0]) && isDayKept(entry[1])));
}

/** Whether a result under this name is that of a deal. */
function isName(name: string): boolean {
  return DAILY_GAMES.some((game) => name === nameOf({ game, date: dateIn(name) })) && isDay(dateIn(name), "9999-12-31");
}

function isDayKept(value: unknown): value is DayKept {
  const { table, version, counted, points, bots } = (value ?? {}) as Partial<DayKept>;
  const isRight = typeof table === "string" && typeof version === "number" && typeof counted === "boolean";
  const many = points?.length;
  return isRight && (points === undefined || arePoints(points, many)) && (bots === undefined || (Array.isArray(bots) && bots.every((each) => arePoints(each, many))));
}

const arePoints = (value: unknown, many: number | undefined): boolean => Array.isArray(value) && value.length === many && value.every(Number.isInteger);

export const dayKept = (deal: Pick<Deal, "game" | "date">): DayKept | null => allDays()[nameOf(deal)] ?? null;

/** Keep what is known of a deal. */
export function keepDay(deal: Pick<Deal, "game" | "date">, day: DayKept): void {
  const days = Object.entries({ ...allDays(), [nameOf(deal)]: day }).sort(([one], [other]) => dateIn(one).localeCompare(dateIn(other)));
  keep(KEY, { version: VERSION, days: Object.fromEntries(days.slice(-MOST)) });
}

/** How many days in a row were played, up to today, or up to yesterday if today was not played yet. */
export function streakOf(days: Days, now: string): number {
  const played = new Set(Object.entries(days).flatMap(([name, { counted, points }]) => (counted && points ? [dateIn(name)] : [])));
  let last = played.has(now) ? now : dayAfter(now, -1);
  let many = 0;
  for (; played.has(last); last = dayAfter(last, -1)) many++;
  return many;
}
