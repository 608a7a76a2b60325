/** Hands as their holders see them. */

import type { GameView } from "./fold_game.ts";

/** The cards of a seat that are known, and "?" for each of the others. */
export function handOf(game: GameView | null | undefined, seat: number): string[] {
  const known = game?.known_cards[seat] ?? [];
  const unseen = Math.max(0, (game?.hand_sizes[seat] ?? 0) - known.length);
  return [...known, ...Array<string>(unseen).fill("?")];
}
