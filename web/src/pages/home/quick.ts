/** Play now: the latest choice, and the requests that start a game against bots. */

import type { Play, TableKind, TableMade } from "../../protocol/types.ts";
import { keep, kept } from "../../app/storage.ts";
import { randomLetters } from "../../server/chance.ts";
import { post, Refused } from "../../server/http.ts";
import { note } from "../../table/noted_shuffle.ts";

export const QUICK_GAMES = ["wizard", "specials", "extreme"] as const;
export type QuickGame = (typeof QUICK_GAMES)[number];

export interface QuickChoice {
  game: QuickGame;
  players: number;
  /** The levels of the others, from the reader's left; missing ones are mixed. */
  bots: readonly string[];
}

const KEY = "foretell-quick";
const FEWEST = 3;
const SEAT = 0;

/** The possible numbers of players. */
export function playersOf(game: QuickGame): number[] {
  const most = game === "extreme" ? 5 : 6;
  return Array.from({ length: most - FEWEST + 1 }, (_, index) => FEWEST + index);
}

/** Repair any value into a choice that can be played. */
export function sane(value: unknown): QuickChoice {
  const { game, players, bots } = (value ?? {}) as Partial<QuickChoice>;
  const known = QUICK_GAMES.find((each) => each === game) ?? "wizard";
  return { game: known, players: playersOf(known).find((each) => each === players) ?? 4, bots: Array.isArray(bots) ? bots : [] };
}

export const lastChoice = (): QuickChoice => sane(kept(KEY));
export const keepChoice = (choice: QuickChoice): void => keep(KEY, choice);

const ALL_SPECIALS: NonNullable<Extract<TableKind["game"], { game: "wizard" }>["specials"]> = [
  "shapeshifter",
  "dragon",
  "fairy",
  "bomb",
  "werewolf",
  "juggler",
  "cloud",
];

/** The kind of table for a choice. */
export function quickKind({ game, players: seats }: Omit<QuickChoice, "bots">): TableKind {
  if (game === "extreme") return { game: { game: "extreme" }, seats };
  return { game: { game: "wizard", specials: game === "specials" ? ALL_SPECIALS : [] }, seats };
}

/** The request for a choice. */
export function quickPlay(choice: QuickChoice): Play {
  const bots = choice.bots.slice(0, choice.players - 1);
  return { kind: quickKind(choice), bots: bots.length < choice.players - 1 ? null : (bots as Play["bots"] & {}), seat: SEAT };
}

/**
 * Open a table against bots and start the game; returns the table's id.  The server commits to its secret before it
 * gets the reader's value.  Raises Refused without a table; if only the start fails, the table's page offers it again.
 */
export async function playNow(choice: QuickChoice): Promise<string> {
  const { table, commitment } = await post<TableMade>("/play", quickPlay(choice));
  const value = randomLetters();
  note(table, commitment, value, SEAT);
  try {
    await post(`/tables/${table}/commands`, { type: "do", id: "start", command: { do: "start", value } });
  } catch (raised) {
    if (!(raised instanceof Refused)) throw raised;
  }
  return table;
}
