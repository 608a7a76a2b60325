/** Hands as their holders see them. */

import type { GameView } from "../lines/fold_game.ts";
import { readCard } from "../protocol/notation.ts";
import type { HandOrder } from "../settings/settings.svelte.ts";

/** A seat's known cards in the reader's order, and "?" for each of the others. */
export function handOf(game: GameView | null | undefined, seat: number, order: HandOrder = "suits"): string[] {
  if (!game) return [];
  const known = game.known_cards[seat] ?? [];
  const unseen = Math.max(0, (game.hand_sizes[seat] ?? 0) - known.length);
  return [...arranged(known, order, game.game === "extreme" ? "R" : game.trump), ...Array<string>(unseen).fill("?")];
}

/** Cards in an order other than the server's, which goes by suit and then by value. */
function arranged(cards: readonly string[], order: HandOrder, trump: string | null): string[] {
  const rank = { suits: () => 0, trump: (card: string) => afterTrump(card, trump), values: byValue }[order];
  return rank === undefined ? [...cards] : [...cards].sort((a, b) => rank(a) - rank(b));
}

/** Trump comes after the other suits, cards without a suit come last. */
function afterTrump(text: string, trump: string | null): number {
  const card = readCard(text);
  return card.kind !== "number" ? 2 : card.suit === trump ? 1 : 0;
}

/** Higher than any card's value. */
const HIGHEST = 100;

/** Fools come first, Wizards and special cards last. */
function byValue(text: string): number {
  const card = readCard(text);
  if (card.kind === "number") return card.value;
  return card.kind === "fool" ? 0 : HIGHEST;
}
