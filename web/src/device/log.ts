/** The log of a game on this device: the actions at its table, as in a server's log. */

import { isLevel } from "../engine/levels.ts";
import type { Line, TableKind } from "../protocol/types.ts";

export type Action = Line["action"];
export type Created = Extract<Action, { action: "created" }>;

/** A line of the log: its number, its time (milliseconds since 1970), and the action. */
export interface Entry {
  seq: number;
  at: number;
  action: Action;
  /** If it is a move: its notation, which readers learn from the events. */
  move?: string;
  /** The reader's command. */
  command?: string;
}

/** Beyond this number of lines only moves are accepted: no pauses, no moves taken back.  A game has fewer than 5000 moves. */
export const MOST_LINES = 20_000;

/** How the coach helps in a game on this device: not at all, when asked, or also by saying after each move what it cost. */
export const HINTS = ["off", "hints", "practice"] as const;
export type Hints = (typeof HINTS)[number];
export const USUAL_HINTS: Hints = "hints";

/** The version of kept games: 2 since moves can be taken back, 3 since games can start in the middle.  This page reads all of them. */
export const FORMAT = 3;

/** A round that was played before a game on this device started, as in records; moves in notation. */
export interface Given {
  hands: string[][];
  turned: string | null;
  moves: string[];
}

/** Everything kept of a game: its deals follow from the seed, except those that were given. */
export interface Kept {
  id: string;
  /** If absent: 1. */
  version?: number;
  kind: TableKind;
  /** As text: 0 to 2^63 - 1. */
  seed: string;
  /** The reader's seat. */
  you: number;
  /** If absent: `USUAL_HINTS`, as in games from before there was a choice. */
  hints?: Hints;
  /** The deal of the day, if it is one: it has no hints, and no move can be taken back. */
  daily?: DailyMark;
  /** What another player scored with these cards. */
  challenge?: Challenge;
  /** What was played before the game started here; it continues from there. */
  given?: Given[];
  entries: Entry[];
}

/** Identifies a deal of the day. */
export interface DailyMark {
  game: "wizard" | "specials" | "extreme";
  /** By UTC: `2026-11-22`. */
  date: string;
  version: number;
}

/** The player who shares their cards, and their points. */
export interface Challenge {
  by: string;
  points: number;
}

/** A newer page kept the game. */
export class Newer extends Error {}

/** Throws Newer for a game that this page cannot read, because its version or one of its bots is newer. */
export function checkVersion({ version = 1, entries }: Pick<Kept, "version" | "entries">): void {
  if (version > FORMAT) throw new Newer(`a kept game of version ${version}`);
  for (const { action } of entries) if ("bot" in action && action.bot !== null && !isLevel(action.bot)) throw new Newer(`there is no bot ${action.bot}`);
}
