/** The moments of a game that deserve more than a card's flight. */

import type { Event } from "../lines/fold_game.ts";
import { readPlay } from "../protocol/notation.ts";
import type { TableView } from "../protocol/types.ts";
import { need } from "./need.ts";

export type Moment =
  /** Somebody plays one of these. */
  | { kind: "dragon" | "fairy" | "cloud" | "juggler"; seat: number }
  | { kind: "bomb"; seat: number }
  /** The turned-up card goes to the Werewolf's holder, and the Werewolf takes its place. */
  | { kind: "werewolf"; seat: number; card: string }
  /** The Black Magician comes from a seat, or from the pool (null). */
  | { kind: "magician"; seat: number; from: number | null }
  /** The reader has as many tricks as they bid; or more, or can no longer reach their bid.  `tricks`: with this one. */
  | { kind: "made" | "missed"; seat: number; bid: number; tricks: number };

/** The moment that an event is to the reader; null for most events.  `before`: the table before it. */
export function momentOf(event: Event, before: TableView): Moment | null {
  const { game } = before;
  switch (event.event) {
    case "card-played":
      return played(readPlay(event.play).card, event.seat);
    case "trick-bombed":
      return bombed(before);
    case "werewolf-exchanged":
      return { kind: "werewolf", seat: event.seat, card: event.card };
    case "magician-taken":
      return { kind: "magician", seat: event.seat, from: game?.game === "extreme" ? game.magician : null };
    case "trick-taken":
      return decided(event, before);
    default:
      return null;
  }
}

/** The special cards that count as soon as they are played. */
function played(card: string, seat: number): Moment | null {
  return card === "dragon" || card === "fairy" || card === "cloud" || card === "juggler" ? { kind: card, seat } : null;
}

/** The Bomb goes off where it lies. */
function bombed({ game }: TableView): Moment | null {
  const [seat] = game?.trick.find(([, play]) => readPlay(play).card === "bomb") ?? [];
  return seat === undefined ? null : { kind: "bomb", seat };
}

/** Whether the trick that somebody takes decides the reader's bid; with the Cloud they change it later (S7). */
function decided({ seat: winner, plays }: Extract<Event, { event: "trick-taken" }>, { game, you }: TableView): Moment | null {
  if (game?.game !== "wizard" || you === null) return null;
  const cloud = plays.some((play) => readPlay(play).card === "cloud") ? winner : game.cloud;
  if (cloud === you) return null;
  const [bid, tricks] = [game.bids[you] ?? null, game.tricks[you] ?? 0];
  const now = winner === you ? tricks + 1 : tricks;
  const [was, is] = [need(bid, tricks), need(bid, now)];
  if (!was || !is || typeof bid !== "number") return null;
  if (was.open === 1 && is.open === 0) return { kind: "made", seat: you, bid, tricks: now };
  const isOver = was.over === 0 && is.over > 0;
  const isShort = was.open === game.tricks_left && is.open > game.tricks_left - 1;
  return isOver || isShort ? { kind: "missed", seat: you, bid, tricks: now } : null;
}
