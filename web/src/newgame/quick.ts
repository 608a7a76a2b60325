/** Play now: what the first page needs to know about the latest choice; `chosen.ts` has the rest. */

import { keep, kept } from "../browser/storage.ts";
import { SPECIALS } from "./cards.ts";
import type { Form } from "./form.ts";

export const QUICK_GAMES = ["wizard", "specials", "extreme"] as const;
export type QuickGame = (typeof QUICK_GAMES)[number];

/** A choice as the browser keeps it: a form, or a part of one. */
export type QuickChoice = Partial<Form>;

const KEY = "foretell-quick";

/** The latest choice; null if there is none yet, so the usual game is played. */
export function lastChoice(): QuickChoice | null {
  const found = kept(KEY);
  return typeof found === "object" && found !== null ? inForm(found) : null;
}

export const keepChoice = (choice: QuickChoice): void => keep(KEY, choice);

/** Converts a choice kept by an earlier page, which had a name for the game and separate fields for players and levels. */
function inForm(found: QuickChoice & { players?: number; bots?: string[] }): QuickChoice {
  const { players: seats, bots: others, ...choice } = found;
  if (seats === undefined || others === undefined) return choice;
  return withGame({ seats, others }, choice.game as QuickGame);
}

/** The game on the first page that a choice belongs to. */
export function gameOf({ game, specials }: QuickChoice): QuickGame {
  if (game === "extreme") return game;
  return Array.isArray(specials) && specials.length ? "specials" : "wizard";
}

/** The choice with another game of the first page; special cards need the standard mode, and Wizard Extreme is for at most five. */
export function withGame(choice: QuickChoice, game: QuickGame): QuickChoice {
  const { seats = 4 } = choice;
  if (game === "extreme") return { ...choice, game, seats: Math.min(seats, 5) };
  if (game === "specials") return { ...choice, game: "wizard", specials: [...SPECIALS], mode: "standard" };
  return { ...choice, game: "wizard", specials: [] };
}
