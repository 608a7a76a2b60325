/** The options of a game as the rules take them. */

import type { ExtremeGame, TableKind, WizardGame } from "../protocol/types.ts";
import { BIDDINGS, MODES, PLUS_MINUS, SPECIALS } from "./numbers.ts";

type Options = TableKind["game"];

/** A14, V7, B17: left out if they are as in the book. */
type OfCourse = "round_sizes" | "first_dealer";
export type WholeWizard = Required<Omit<WizardGame, OfCourse>> & Pick<WizardGame, OfCourse>;
export type WholeExtreme = Required<Omit<ExtremeGame, OfCourse>> & Pick<ExtremeGame, "first_dealer">;

/** The course of a game: the first dealer's seat, and the round sizes; if absent, as in the book (A14, V7, B17). */
export interface Course {
  first: number;
  sizes: readonly number[];
}

/** All options of a kind of game, including those left out, except for its course if that is the book's. */
export function wholeOptions(game: Options): WholeWizard | WholeExtreme {
  if (game.game === "extreme") return { rounds: null, magician: 4, raise_magician: false, ...game };
  return { specials: [], mode: "standard", bidding: "open", plus_minus_one: false, ...game };
}

/** The course of a kind of game; seat 0 deals first unless the dealer is drawn. */
export function courseOf(game: Options): Course {
  const { first_dealer: first } = game;
  return { first: typeof first === "number" ? first : 0, sizes: game.game === "wizard" ? (game.round_sizes ?? []) : [] };
}

/** The arguments of `new_game` between seats and seed; `rounds`: the number of rounds in Wizard Extreme (B4). */
export function settingsOf(kind: TableKind, rounds: number): number[] {
  const game = wholeOptions(kind.game);
  if (game.game === "extreme") {
    return [game.rounds ?? rounds, game.magician, Number(game.raise_magician)];
  }
  const specials = SPECIALS.reduce((set, card, place) => ((game.specials as readonly string[]).includes(card) ? set | (1 << place) : set), 0);
  return [specials, MODES.indexOf(game.mode), BIDDINGS.indexOf(game.bidding), plusMinusOf(game.plus_minus_one)];
}

/** The versions of the format of records (docs/record-format.md). */
export const RECORD_FORMATS = ["foretell-record/1", "foretell-record/2", "foretell-record/3"] as const;

/** The earliest version that has a game's options. */
export function recordFormat(game: Options): (typeof RECORD_FORMATS)[number] {
  const { first, sizes } = courseOf(game);
  if (game.game === "wizard" && typeof game.plus_minus_one === "string") return RECORD_FORMATS[2];
  return first !== 0 || sizes.length ? RECORD_FORMATS[1] : RECORD_FORMATS[0];
}

/** V1, V8, V9: plus/minus one as the rules take it, and as a place in `PLUS_MINUS_RULES`. */
export const plusMinusOf = (given: WholeWizard["plus_minus_one"]): number => (typeof given === "string" ? 2 + PLUS_MINUS.indexOf(given) : Number(given));
