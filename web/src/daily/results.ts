/** The reader's deals of the day, kept in their browser: the game and the result of each. */

import { keep, kept } from "../browser/storage.ts";
import { DAILY_GAMES, dateIn, dayAfter, isDay, nameOf, type Deal } from "./deals.ts";

const KEY = "foretell-daily";
const VERSION = 1;
/** The number of deals kept, the latest ones: three games a day for about six years. */
const MOST = 7000;

/** What is kept of a deal. */
export interface DayKept {
  /** The id of the game on this device. */
  table: string;
  version: number;
  /** Whether it was started on its day and played by the reader alone, so that it counts for the streak. */
  counted: boolean;
  /** The reader's points by round; absent until the game is over. */
  points?: readonly number[];
  /** The points of the master and the grand master; absent until they have played. */
  bots?: readonly (readonly number[])[];
  /** The nets with which they played. */
  nets?: string;
}

type Days = Readonly<Record<string, DayKept>>;

/** Everything kept, by name of the deal; unreadable entries are left out. */
export function allDays(): Days {
  const found = kept(KEY) as { version?: unknown; days?: unknown } | null;
  if (found?.version !== VERSION || typeof found.days !== "object" || found.days === null) return {};
  const entries = Object.entries(found.days as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, DayKept] => isName(entry[0]) && isDayKept(entry[1])));
}

/** Whether a result under this name belongs to a deal. */
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

/** Keep what is known about a deal. */
export function keepDay(deal: Pick<Deal, "game" | "date">, day: DayKept): void {
  const days = Object.entries({ ...allDays(), [nameOf(deal)]: day }).sort(([one], [other]) => dateIn(one).localeCompare(dateIn(other)));
  keep(KEY, { version: VERSION, days: Object.fromEntries(days.slice(-MOST)) });
}

/** The number of days played in a row, up to today, or up to yesterday if today's deal was not played yet. */
export function streakOf(days: Days, now: string): number {
  const played = new Set(Object.entries(days).flatMap(([name, { counted, points }]) => (counted && points ? [dateIn(name)] : [])));
  let last = played.has(now) ? now : dayAfter(now, -1);
  let many = 0;
  for (; played.has(last); last = dayAfter(last, -1)) many++;
  return many;
}
