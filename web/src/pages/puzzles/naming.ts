/** The moves, numbers and kinds of games in puzzles, in the reader's language. */

import { readMove, readSeal } from "../../protocol/notation.ts";
import type { TableView } from "../../protocol/types.ts";
import { sealLabel, type Option } from "../../questions/options.ts";
import { variantWords } from "../../words/kinds.ts";
import { listed, cardName, moveName, seatName } from "../../words/names.ts";
import { t } from "../../words/words.svelte.ts";

/** The number of special cards. */
const ALL = 7;

/** A move; a bid as a number of tricks. */
export function named(move: string, view: TableView): string {
  const [verb, object] = readMove(move);
  if (verb === "bid") return t("web-puzzles-bid", { tricks: Number(object) });
  return moveName(move, view);
}

/** Moves that are practically the same: "blue 3 or blue 4". */
export function anyOf(moves: readonly string[], view: TableView): string {
  const names = moves.map((move) => named(move, view));
  if (names.length < 2) return names[0] ?? "";
  return t("puzzle-or", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** What is special about the game, without the options that reduce it to one round: "hidden bids". */
export const notesOf = ({ kind: { game } }: TableView): string[] => [...variantWords(withoutCourse(game)), ...specialsOf(game)];

function specialsOf(game: TableView["kind"]["game"]): string[] {
  if (game.game === "extreme" || !game.specials?.length) return [];
  if (game.specials.length === ALL) return [t("web-kind-specials-all")];
  return [listed(game.specials.map((card) => cardName(card)))];
}

/** The options without round sizes and first dealer, which every puzzle of one round has (A14, V7). */
function withoutCourse(game: TableView["kind"]["game"]): TableView["kind"]["game"] {
  if (game.game === "extreme") {
    const { rounds: _, first_dealer: __, ...plain } = game;
    return plain;
  }
  const { round_sizes: _, first_dealer: __, ...plain } = game;
  return plain;
}

/** What a seat can take, and "done" (B5, B6). */
export function takings(legal: readonly string[], view: TableView): Option[] {
  return legal.map((move, place) => {
    const common = { move, keys: place < 9 ? [String(place + 1)] : [], allowed: true };
    const [verb, object] = readMove(move);
    if (verb !== "seal") return { ...common, label: moveName(move, view), ...(verb === "magician" ? { seal: verb } : {}) };
    const { suit, from } = readSeal(object);
    return { ...common, label: from === null ? sealLabel(suit) : `${sealLabel(suit)} ← ${seatName(view, from)}`, seal: suit };
  });
}
