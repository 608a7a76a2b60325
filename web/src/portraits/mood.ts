/** A player's mood, which depends only on what everybody at the table can see. */

import type { TableView } from "../protocol/types.ts";
import { placesOf } from "../sheet/ranking.ts";
import { sheetLines } from "../sheet/rows.ts";

export type Mood = "content" | "thinking" | "worried" | "gloating" | "sad";
type Game = NonNullable<TableView["game"]>;

/** The mood of a seat, the same for all readers: cards and hidden bids have no influence on it. */
export function mood(view: TableView, seat: number): Mood {
  const { game } = view;
  if (!game) return "content";
  if (game.phase === "over") return afterGame(view, game, seat);
  if (game.turn === seat && view.status === "playing" && !view.paused) return "thinking";
  if (!hasBegun(game, seat)) return afterRound(view, seat);
  return game.game === "extreme" ? withSeals(game, seat) : withBid(view, game, seat);
}

/** Whether the seat already has a reason for a mood in this round. */
function hasBegun(game: Game, seat: number): boolean {
  if (game.trick.length > 0 || game.tricks.some((count) => count > 0)) return true;
  return game.game === "wizard" ? (game.bids[seat] ?? null) !== null : game.phase !== "predict";
}

function afterGame(view: TableView, { totals }: Game, seat: number): Mood {
  const places = placesOf(totals, view.kind.game.game === "extreme");
  if (places[seat] === 1) return "gloating";
  return places[seat] === Math.max(...places) ? "sad" : "content";
}

/** The last round counts until the seat bids again. */
function afterRound(view: TableView, seat: number): Mood {
  const cell = sheetLines(view).findLast((line) => !line.running)?.cells[seat];
  if (!cell || cell.met === null) return "content";
  return cell.met ? "gloating" : "sad";
}

/** A7: whether the bid can still be met, and how hard that is. */
function withBid(view: TableView, game: Extract<Game, { game: "wizard" }>, seat: number): Mood {
  const bid = game.bids[seat];
  if (typeof bid !== "number" || !isOpen(view, game)) return "content";
  const missing = bid - (game.tricks[seat] ?? 0);
  const left = game.tricks_left;
  if (missing < 0 || missing > left) return "sad";
  if (missing === 0) return left === 0 ? "gloating" : "content";
  return 2 * missing > left ? "worried" : "content";
}

/** V2, V3: whether everybody sees the bids; secret bids are disclosed only after the round. */
function isOpen(view: TableView, game: Extract<Game, { game: "wizard" }>): boolean {
  const bidding = view.kind.game.game === "wizard" ? (view.kind.game.bidding ?? "open") : "open";
  return bidding === "open" || (bidding === "hidden" && game.phase !== "bid");
}

/** B6: whether the remaining tricks are enough for the seals. */
function withSeals(game: Extract<Game, { game: "extreme" }>, seat: number): Mood {
  const seals = game.seals[seat] ?? {};
  const suits = Object.entries(seals).filter(([kind]) => kind !== "white" && kind !== "black");
  const missing = suits.reduce((sum, [, count]) => sum + count, 0);
  if ((seals["black"] ?? 0) > 0 || missing > game.tricks_left) return "sad";
  if (missing === 0) return game.tricks_left === 0 ? "gloating" : "content";
  return 2 * missing > game.tricks_left ? "worried" : "content";
}
