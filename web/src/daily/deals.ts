/** The deal of the day, made from the date alone (`foretell.coach.daily`; docs/daily.md). */

import { sha256 } from "@noble/hashes/sha2.js";
import table from "../../../src/foretell/coach/daily.json";
import type { TableKind } from "../protocol/types.ts";

export const DAILY_GAMES = ["wizard", "specials", "extreme"] as const;
export type DailyGame = (typeof DAILY_GAMES)[number];

/** The deal of a day in a game, and the bots that play it; `daily.json` fixes everything but the cards. */
export interface Deal {
  game: DailyGame;
  /** By UTC: `2026-11-22`. */
  date: string;
  version: number;
  kind: TableKind;
  /** The bots of the other seats; none of them asks a net, so that a new one changes no day. */
  bots: readonly string[];
  /** How many worlds the grand master tries for each of its moves, in the comparison. */
  worlds: number;
  seed: string;
}

/** What is kept under the name of a deal. */
export const nameOf = ({ game, date }: Pick<Deal, "game" | "date">): string => `${game} ${date}`;

export const dateIn = (name: string): string => name.split(" ")[1] ?? "";

/** The present day by UTC, which is the same for everybody. */
export const today = (): string => dayOf(Date.now());

/** The day of a time in milliseconds. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day that lies so many days after another one. */
export const dayAfter = (date: string, days: number): string => dayOf(Date.parse(date) + days * 86_400_000);

/** The first day that has deals. */
export const FIRST_DAY = table.versions[0]?.from ?? "";

/** Whether a text is a day that has deals, and that has come. */
export const isDay = (date: string, now = today()): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) && Number.isFinite(Date.parse(date)) && dayAfter(date, 0) === date && date >= FIRST_DAY && date <= now;

/** The upper 63 bits of a hash of the game's name and the date. */
export function seedOf(game: DailyGame, date: string): string {
  const hash = sha256(new TextEncoder().encode(`foretell-daily/1 ${game} ${date}`));
  return String(new DataView(hash.buffer, hash.byteOffset).getBigUint64(0) >> 1n);
}

/** The deal of a day in a game; throws an Error for a day before the first one. */
export function dealOf(game: DailyGame, date: string): Deal {
  const row = table.versions.findLast(({ from }) => from <= date);
  if (!row) throw new Error(`the first deals are those of ${FIRST_DAY}, not of ${date}`);
  const { version, seats, bots, worlds, games } = row;
  return { game, date, version, kind: { game: games[game] as TableKind["game"], seats }, bots, worlds, seed: seedOf(game, date) };
}
