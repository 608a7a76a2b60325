/** A record's moves: lists of a seat, a verb and its arguments (`record/moves.py`). */

import { argumentsOf } from "../device/record.ts";
import { GAMES, type GameName } from "../engine/engine.ts";
import { isPrintable } from "../engine/sentences.ts";
import { shown, type Value } from "./values.ts";

const UNSEEN = "play ?";
const LONGEST_WORD = 20;
const MOST_SHOWN = 4;

const codesOf = (game: GameName): ReadonlyMap<string, number> =>
  new Map(GAMES[game].moves.flatMap((move, code) => (move === UNSEEN ? [] : [[JSON.stringify(argumentsOf(move)), code]])));

/** The codes of moves by verb and arguments; a card unseen by its player is written as the real card. */
const CODES: Readonly<Record<GameName, ReadonlyMap<string, number>>> = { wizard: codesOf("wizard"), extreme: codesOf("extreme") };

const isPlain = (value: Value): boolean => value === null || typeof value === "string" || typeof value === "number";

/** The code of a move without its seat; null if the game has no such move. */
export function codeOf(game: GameName, values: readonly Value[]): number | null {
  return values.every(isPlain) ? (CODES[game].get(JSON.stringify(values)) ?? null) : null;
}

/** Any values in place of a move, without its seat, for error messages. */
export const moveText = (values: readonly Value[]): string =>
  values
    .slice(0, MOST_SHOWN)
    .map((value) => (isWord(value) ? value : shown(value)))
    .join(" ");

const isWord = (value: Value): value is string => typeof value === "string" && [...value].length < LONGEST_WORD && isPrintable(value);
