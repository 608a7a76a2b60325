/** What the first game teaches: five sentences, each when it first matters. */

import { keep, kept } from "../../browser/storage.ts";
import type { TableView } from "../../protocol/types.ts";

/** In this order if several matter at once. */
export const TIPS = ["bid", "points", "exact", "follow", "rare"] as const;
export type Tip = (typeof TIPS)[number];
const KEY = "foretell-taught";

/** The tips that the reader has had. */
export function taught(): Tip[] {
  const had = kept(KEY);
  return TIPS.filter((tip) => Array.isArray(had) && had.includes(tip));
}

/** Keep which tips the reader has had. */
export const keepTaught = (had: readonly Tip[]): void => keep(KEY, had);

/** The tip that matters at a question with these answers; null: nothing that the reader has not had. */
export function tipFor({ game, you }: TableView, legal: readonly string[], had: readonly Tip[]): Tip | null {
  if (game?.game !== "wizard" || you === null) return null;
  const hand = game.known_cards[you] ?? [];
  const isBid = legal.some((move) => move.startsWith("bid "));
  const isPlay = legal.some((move) => move.startsWith("play "));
  const matters: Readonly<Record<Tip, boolean>> = {
    bid: isBid,
    points: isBid && game.round > 1,
    exact: isPlay && game.bids[you] === game.tricks[you],
    follow: isPlay && legal.length < hand.length,
    rare: isPlay && hand.some((card) => card === "W" || card === "F"),
  };
  return TIPS.find((tip) => matters[tip] && !had.includes(tip)) ?? null;
}
