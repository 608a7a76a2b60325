/** The table in words, for screen readers. */

import { levelIn } from "../engine/cast.ts";
import type { GameView } from "../lines/fold_game.ts";
import type { Suit, TableKind, TableView } from "../protocol/types.ts";
import { botLabel } from "../words/bots.svelte.ts";
import { castLine } from "../words/cast.ts";
import { cardName, listed, playName, sealName, seatName, suitLabel, suitName } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";

/** A list of seals: "2× red seal and white seal". */
export function sealsSaid(seals: Record<string, number>): string {
  const held = Object.entries(seals).filter(([, count]) => count > 0);
  if (!held.length) return t("seat-no-seals");
  return listed(held.map(([kind, count]) => (count > 1 ? t("seals-held", { count, seal: sealName(kind) }) : sealName(kind))));
}

/** A seat's bid and tricks. */
function stakesSaid(game: GameView, seat: number): string[] {
  const tricks = t("overview-tricks", { tricks: game.tricks[seat] ?? 0 });
  if (game.game === "extreme")
    return [sealsSaid(game.seals[seat] ?? {}), ...(game.magician === seat ? [t("magician")] : []), tricks];
  const bid = game.bids[seat] ?? null;
  if (bid === null) return [t("overview-no-bid")];
  if (bid === "?") return [t("overview-bid-hidden"), tricks];
  return [t("overview-bid", { bid }), tricks];
}

/** Whether a seat is free, or who plays it: a bot, a player, a bot for a player; empty in a lesson or a replay. */
export function presenceSaid(view: TableView, seat: number): string {
  const at = view.seats[seat];
  if (!at || at.free) return t("web-board-free");
  if (at.bot !== null) return t(at.owned ? `web-board-away-${at.why ?? "left"}` : "web-board-bot");
  if (!at.owned) return "";
  return t(view.present.includes(seat) ? "web-board-present" : "web-board-absent");
}

/** The same, but of a bot of the cast its level and a line about it. */
export function personSaid(view: TableView, seat: number): string {
  const at = view.seats[seat];
  const level = at && !at.owned && levelIn(at.bot);
  return level ? `${botLabel(level)}. ${castLine(at)}` : presenceSaid(view, seat);
}

/** A seat with everything in front of it; the question itself says that it is the reader's turn. */
export function seatSaid(view: TableView, seat: number, you: number | null): string {
  const { game } = view;
  const presence = seat === you ? "" : presenceSaid(view, seat);
  const parts = [seatName(view, seat, you), ...(presence ? [presence] : [])];
  if (!game) return parts.join(", ");
  if (game.dealer === seat) parts.push(t("overview-dealer"));
  if (game.turn === seat && seat !== you) parts.push(t("web-board-to-move"));
  parts.push(...stakesSaid(game, seat), t("overview-points", { points: game.totals[seat] ?? 0 }));
  if (game.game === "wizard" && game.cloud === seat) parts.push(t("web-board-has-cloud"));
  const known = seat === you ? [] : (game.known_cards[seat] ?? []);
  if (known.length) parts.push(t("overview-holds", { cards: listed(known.map((card) => cardName(card, ".object"))) }));
  return parts.join(", ");
}

/** Trump in one phrase; empty if the round has none. */
export function trumpSaid(game: GameView): string {
  const trump = trumpOf(game);
  if (trumpIsOpen(game)) return t("headline-trump-open");
  return trump ? t("headline-trump", { suit: suitName(trump) }) : suitLabel("none");
}

/** The trump suit; null: none, or it is not settled yet.  In Wizard Extreme it is always red. */
export const trumpOf = (game: GameView): Suit | null => (game.game === "extreme" ? "R" : game.trump);

/** Whether trump is not settled yet: the cards are being dealt, or the dealer names it. */
export const trumpIsOpen = (game: GameView): boolean => game.game === "wizard" && ["deal", "trump"].includes(game.phase);

/** The number of tricks in the round, bombed ones included: in the standard mode of Wizard its number (A2), or as agreed (V7). */
export function tricksOf(game: GameView, agreed: TableKind["game"]): number {
  const isStandard = agreed.game === "wizard" && (agreed.mode ?? "standard") === "standard";
  if (isStandard) return agreed.round_sizes?.[game.round - 1] ?? game.round;
  return game.tricks_left + game.tricks.reduce((sum, each) => sum + each, 0);
}

/** The most cards that somebody holds in this game, or in this round where the rounds are not agreed. */
export function mostHeld(game: GameView, agreed: TableKind["game"]): number {
  const sizes = agreed.game === "wizard" ? (agreed.round_sizes ?? [game.rounds]) : [];
  return Math.max(tricksOf(game, agreed), ...sizes);
}

/** A card of the trick and its player. */
export const playSaid = (view: TableView, seat: number, play: string, you: number | null): string =>
  `${seatName(view, seat, you)}: ${playName(play)}`;
