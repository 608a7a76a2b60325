/** The deal of the day, which follows from the date alone (`foretell.coach.daily`; docs/daily.md). */

import { sha256 } from "@noble/hashes/sha2.js";
import table from "../../../src/foretell/coach/daily.json";
import type { TableKind } from "../protocol/types.ts";

export const DAILY_GAMES = ["wizard", "specials", "extreme"] as const;
export type DailyGame = (typeof DAILY_GAMES)[number];

/** A game's deal on a day, and the bots that play it; `daily.json` fixes everything except the cards. */
export interface Deal {
  game: DailyGame;
  /** By UTC: `2026-11-22`. */
  date: string;
  version: number;
  kind: TableKind;
  /** The bots of the other seats; none of them uses nets, so new nets change no deal. */
  bots: readonly string[];
  /** How many worlds the grand master tries per move, in the comparison. */
  worlds: number;
  seed: string;
}

/** The name under which a deal is kept. */
export const nameOf = ({ game, date }: Pick<Deal, "game" | "date">): string => `${game} ${date}`;

export const dateIn = (name: string): string => name.split(" ")[1] ?? "";

/** The current day by UTC, the same for everybody. */
export const today = (): string => dayOf(Date.now());

/** The day of a time in milliseconds. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day this many days after another one. */
export const dayAfter = (date: string, days: number): string => dayOf(Date.parse(date) + days * 86_400_000);

/** "Sunday, 22 November", with the year if it is another one. */
export function dayWords(date: string, language: string, now = today()): string {
  const year = date.slice(0, 4) === now.slice(0, 4) ? {} : { year: "numeric" as const };
  return new Date(date).toLocaleDateString(language, { weekday: "long", day: "numeric", month: "long", ...year, timeZone: "UTC" });
}

/** The first day that has deals. */
export const FIRST_DAY = table.versions[0]?.from ?? "";

/** Whether a text is a day with deals that is not in the future. */
export const isDay = (date: string, now = today()): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) && Number.isFinite(Date.parse(date)) && dayAfter(date, 0) === date && date >= FIRST_DAY && date <= now;

/** The upper 63 bits of a hash of the game's name and the date. */
function seedOf(game: DailyGame, date: string): string {
  const hash = sha256(new TextEncoder().encode(`foretell-daily/1 ${game} ${date}`));
  return String(new DataView(hash.buffer, hash.byteOffset).getBigUint64(0) >> 1n);
}

/** A game's deal on a day; throws an Error for a day before the first one. */
export function dealOf(game: DailyGame, date: string): Deal {
  const row = table.versions.findLast(({ from }) => from <= date);
  if (!row) throw new Error(`the first deals are those of ${FIRST_DAY}, not of ${date}`);
  const { version, seats, bots, worlds, games } = row;
  return { game, date, version, kind: { game: games[game] as TableKind["game"], seats }, bots, worlds, seed: seedOf(game, date) };
}
