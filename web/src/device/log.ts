/** The log of a game on this device: the actions at its table, as a server's log has them. */

import { isLevel } from "../engine/levels.ts";
import type { FromClient, Line, TableKind } from "../protocol/types.ts";

export type Action = Line["action"];
export type Command = Extract<FromClient, { type: "do" }>["command"];
export type Created = Extract<Action, { action: "created" }>;

/** A line of the log; its number, its time (milliseconds since 1970), and the action. */
export interface Entry {
  seq: number;
  at: number;
  action: Action;
  /** Of a move: the move in notation, which readers learn from the events. */
  move?: string;
  /** The command that the reader has sent. */
  command?: string;
}

/** After this number of lines only moves are written: no pauses, and nothing is taken back.  A game has fewer than 5000 moves. */
export const MOST_LINES = 20_000;

/** Whether the coach helps in a game on this device: not at all, when asked, or also by telling after each move what it has cost. */
export const HINTS = ["off", "hints", "practice"] as const;
export type Hints = (typeof HINTS)[number];
export const USUAL_HINTS: Hints = "hints";

/** The version of kept games: 1 at first, 2 since moves can be taken back, 3 since games can begin in the middle.  This page reads all of them. */
export const FORMAT = 3;

/** A round that was played before a game on this device began, as records have it; moves in notation. */
export interface Given {
  hands: string[][];
  turned: string | null;
  moves: string[];
}

/** Everything that is kept of a game: its deals follow from the seed, but for those that were given. */
export interface Kept {
  id: string;
  /** None: 1. */
  version?: number;
  kind: TableKind;
  /** As text: 0 to 2^63 - 1. */
  seed: string;
  /** The reader's seat. */
  you: number;
  /** None: `USUAL_HINTS`, as in games from before there was a choice. */
  hints?: Hints;
  /** The deal of the day that this is: without hints, and no move can be taken back. */
  daily?: DailyMark;
  /** What another player has made with these cards. */
  challenge?: Challenge;
  /** What was played before the game began here: it goes on from there. */
  given?: Given[];
  entries: Entry[];
}

/** Which deal of the day a game is. */
export interface DailyMark {
  game: "wizard" | "specials" | "extreme";
  /** By UTC: `2026-11-22`. */
  date: string;
  version: number;
}

/** Who sends their cards on, and their points. */
export interface Challenge {
  by: string;
  points: number;
}

/** A kept game is from a newer page than this one. */
export class Newer extends Error {}

/** Raises Newer for a game that this page cannot read: its version is newer, or one of its bots. */
export function checkVersion({ version = 1, entries }: Pick<Kept, "version" | "entries">): void {
  if (version > FORMAT) throw new Newer(`a kept game of version ${version}`);
  for (const { action } of entries) if ("bot" in action && action.bot !== null && !isLevel(action.bot)) throw new Newer(`there is no bot ${action.bot}`);
}

export const STATUS = { waiting: "waiting", playing: "playing", over: "over", closed: "closed" } as const;
export type Status = keyof typeof STATUS;
