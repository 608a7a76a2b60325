/** The options of a game as the rules take them. */

import type { TableKind } from "../protocol/types.ts";
import { BIDDINGS, MODES, SPECIALS } from "./numbers.ts";

type Options = TableKind["game"];

/** All options of a kind of game, also those that were left out. */
export function wholeOptions(game: Options): Required<Options> {
  if (game.game === "extreme") return { rounds: null, magician: 4, raise_magician: false, ...game };
  return { specials: [], mode: "standard", bidding: "open", plus_minus_one: false, ...game };
}

/** The arguments of `new_game`, between seats and seed; `rounds`: how many rounds a game of Wizard Extreme has (B4). */
export function settingsOf(kind: TableKind, rounds: number): number[] {
  const game = wholeOptions(kind.game);
  if (game.game === "extreme") {
    return [game.rounds ?? rounds, game.magician, Number(game.raise_magician)];
  }
  const specials = SPECIALS.reduce((set, card, place) => ((game.specials as readonly string[]).includes(card) ? set | (1 << place) : set), 0);
  return [specials, MODES.indexOf(game.mode), BIDDINGS.indexOf(game.bidding), Number(game.plus_minus_one)];
}
