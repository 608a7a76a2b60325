/** What stands on the table, in words: for those who hear it. */

import type { TableView } from "../protocol/types.ts";
import type { GameView } from "../table/fold.ts";
import { cardName, listed, playName, sealName, seatName, suitName } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";
import { need } from "./need.ts";

/** Seals one after the other: "2× red seal and white seal". */
export function sealsSaid(seals: Record<string, number>): string {
  const held = Object.entries(seals).filter(([, count]) => count > 0);
  if (!held.length) return t("seat-no-seals");
  return listed(held.map(([kind, count]) => (count > 1 ? t("seals-held", { count, seal: sealName(kind) }) : sealName(kind))));
}

/** What a seat has foretold and won. */
function stakesSaid(game: GameView, seat: number): string[] {
  const tricks = t("overview-tricks", { tricks: game.tricks[seat] ?? 0 });
  if (game.game === "extreme")
    return [sealsSaid(game.seals[seat] ?? {}), ...(game.magician === seat ? [t("magician")] : []), tricks];
  const bid = game.bids[seat] ?? null;
  if (bid === null) return [t("overview-no-bid")];
  if (bid === "?") return [t("overview-bid-hidden"), tricks];
  const left = need(bid, game.tricks[seat] ?? 0);
  const needed = left?.open
    ? t("need-more", { count: left.open })
    : left?.over
      ? t("need-less", { count: left.over })
      : t("need-none");
  return [t("overview-bid", { bid }), tricks, needed];
}

/** Who is there, if anybody: a bot, a player, a bot for a player. */
export function presenceSaid(view: TableView, seat: number): string {
  const at = view.seats[seat];
  if (!at || at.free) return t("web-board-free");
  if (at.bot !== null) return t(at.owned ? `web-board-away-${at.why ?? "left"}` : "web-board-bot");
  return t(view.present.includes(seat) ? "web-board-present" : "web-board-absent");
}

/** A seat with all that lies before it. */
export function seatSaid(view: TableView, seat: number, you: number | null): string {
  const { game } = view;
  const parts = [seatName(view, seat, you), ...(seat === you ? [] : [presenceSaid(view, seat)])];
  if (!game) return parts.join(", ");
  if (game.dealer === seat) parts.push(t("overview-dealer"));
  if (game.turn === seat) parts.push(t("web-board-to-move"));
  parts.push(...stakesSaid(game, seat), t("overview-points", { points: game.totals[seat] ?? 0 }));
  if (game.game === "wizard" && game.cloud === seat) parts.push(t("web-board-has-cloud"));
  const known = seat === you ? [] : (game.known_cards[seat] ?? []);
  if (known.length) parts.push(t("overview-holds", { cards: listed(known.map((card) => cardName(card, ".object"))) }));
  return parts.join(", ");
}

/** Trump, in one phrase; empty where there is none to speak of. */
export function trumpSaid(game: GameView): string {
  if (game.game === "extreme") return t("headline-trump", { suit: suitName("R") });
  if (game.phase === "trump") return t("headline-trump-open");
  return t("headline-trump", { suit: suitName(game.trump ?? "none") });
}

/** A card of the trick with who played it. */
export const playSaid = (view: TableView, seat: number, play: string, you: number | null): string =>
  `${seatName(view, seat, you)}: ${playName(play)}`;
