/** How good a decision was, by its average loss of points (`foretell.coach.classes`). */

import limits from "../../../src/foretell/coach/limits.json";
import type { GameName } from "../engine/engine.ts";
import { LOOKBACK } from "../engine/numbers.ts";

export type Class = (typeof LOOKBACK.classes)[number];
/** Bids and predictions; cards; everything else. */
export const PARTS = ["bid", "card", "other"] as const;
export type Part = (typeof PARTS)[number];

/** The part of the round to which a question belongs. */
export function partOf(phase: string): Part {
  if (phase === "bid" || phase === "predict") return "bid";
  return phase === "play" ? "card" : "other";
}

/** Whether a question comes before the first card, so that the ledger counts it as a bid. */
export const foretells = (phase: string): boolean => partOf(phase) === "bid" || phase === "trump";

/** The class of a decision of this part that lost this many points on average. */
export function classOf(game: GameName, part: Part, lost: number): Class {
  const place = limits[game][part].filter((limit) => limit <= lost).length;
  return LOOKBACK.classes[place] ?? "blunder";
}
