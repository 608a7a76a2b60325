/** Finds the things that a lesson mentions on the table: its words for them as selectors. */

import { cardOf, readMove } from "../../protocol/notation.ts";

const PLACES: Readonly<Record<string, (which: string) => string>> = {
  hand: () => ".below [data-card]",
  card: (card) => `.below [data-card="${CSS.escape(card)}"]`,
  trump: () => ".deck .show",
  trick: () => ".trick [data-by] .card",
  played: (seat) => `.trick [data-by="${CSS.escape(seat)}"] .card`,
  seat: (seat) => `.plate[data-seat="${CSS.escape(seat)}"]`,
  seats: () => ".places li:has(> .plate)",
  question: () => "section.tray",
  pool: () => ".pool .heaps",
};

/** Targets whose elements share one ring. */
export const AS_ONE: readonly string[] = ["hand"];

/** The elements of a target such as `card B5`; none if it is not on the table. */
export function found(within: Element, target: string): Element[] {
  const [what = "", which = ""] = target.split(" ");
  const selector = PLACES[what]?.(which);
  return selector === undefined ? [] : [...within.querySelectorAll(selector)];
}

/** The target for making a move. */
export function targetOf(move: string): string {
  const card = cardOf(move);
  if (card === null) return "question";
  return card === "?" ? "hand" : `card ${card}`;
}

/** What a move was made with: the card, the coin, otherwise the question. */
export function placeOfMove(within: Element, move: string): Element | null {
  const [verb, object] = readMove(move);
  const coin = verb === "bid" ? within.querySelector(`[data-bid="${CSS.escape(object)}"]`) : null;
  return coin ?? found(within, targetOf(move))[0] ?? null;
}
