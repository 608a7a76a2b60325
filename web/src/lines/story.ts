/** Sentences about the events of a game, one or more for each, and about actions at its table, as their reader saw them. */

import { isDevice } from "../browser/ids.ts";
import { STAND_IN } from "../engine/numbers.ts";
import type { Suit, TableView } from "../protocol/types.ts";
import { botLabel } from "../words/bots.svelte.ts";
import { cardName, isolated, listed, personName, playName, sealName, suitName } from "../words/names.ts";
import { t, type Values } from "../words/words.svelte.ts";
import { replaced, type Action, type Event } from "./fold_game.ts";

type Of<K extends Event["event"]> = Extract<Event, { event: K }>;
type Bids = readonly (number | "?" | null)[];

const HIDDEN = "?";

/** Writes sentences for one reader; knows the names and the reader's seat. */
class Teller {
  constructor(
    readonly view: TableView,
    readonly you: number | null,
  ) {}

  name(seat: number): string {
    return isolated(this.view.seats[seat]?.name ?? String(seat));
  }

  /** The values by which a sentence names a seat. */
  who(seat: number): Values {
    return { player: this.name(seat), you: seat === this.you ? "yes" : "no" };
  }

  dealt(event: Of<"round-dealt">): string[] {
    const rounds = this.view.game?.rounds;
    const who = this.who(event.dealer);
    const { round } = event;
    return [
      rounds ? t("event-round-dealt", { round, rounds, ...who }) : t("web-story-round-dealt", { round, ...who }),
      t("event-cards-dealt", { cards: event.hands[0]?.length ?? 0 }),
      ...(event.unseen ? [t("event-cards-unseen")] : []),
      ...(event.turned === null ? [] : [t("event-card-turned", { card: cardName(event.turned) })]),
    ];
  }

  trump({ suit, seat }: Of<"trump-set">): string {
    const end = suit === null ? "-none" : "";
    const values = { suit: suitName(suit ?? "none") };
    if (seat === null) return t(`event-trump-set${end}`, values);
    return t(`event-trump-named${end}`, { ...values, ...this.who(seat) });
  }

  /** A bid; after the last open bid, all bids are listed (A7). */
  bid({ seat, tricks, concealed }: Of<"bid-made">): string[] {
    if (tricks === HIDDEN) return [t("event-bid-made-hidden", { ...this.who(seat) })];
    const made = t("event-bid-made", { tricks, ...this.who(seat) });
    const bids = this.view.game?.game === "wizard" ? replaced(this.view.game.bids, seat, tricks) : [];
    const complete = bids.length > 0 && bids.every((bid) => typeof bid === "number");
    return complete && !concealed ? [made, this.bids(bids)] : [made];
  }

  bids(bids: Bids): string {
    const told = bids.map((bid, seat) => t("event-bids-shown-one", { ...this.who(seat), tricks: bid ?? HIDDEN }));
    return t("event-bids-shown", { bids: told.join(", ") });
  }

  laidAside({ seat, card }: Of<"card-laid-aside">): string {
    if (card === HIDDEN) return t("event-card-laid-aside-hidden", { ...this.who(seat) });
    const left = this.name((seat + 1) % this.view.seats.length);
    const values = { card: cardName(card, ".object"), left };
    if (seat === this.you) return t("event-card-laid-aside", { ...values });
    return t("web-story-card-laid-aside", { ...values, ...this.who(seat) });
  }

  /** The passing, with the card that the reader gets. */
  passed({ cards }: Of<"cards-passed">): string[] {
    const told = [t("event-cards-passed")];
    if (this.you === null) return told;
    const right = (this.you - 1 + cards.length) % cards.length;
    const card = cards[right] ?? HIDDEN;
    if (card === HIDDEN) return told;
    return [...told, t("event-cards-passed-received", { card: cardName(card, ".object"), player: this.name(right) })];
  }

  seal({ seat, suit, victim }: Of<"seal-taken">): string {
    const values = { seal: sealName(suit, ".object"), ...this.who(seat) };
    if (victim === null) return t("event-seal-taken", { ...values });
    if (victim === this.you) return t("event-seal-taken-from-you", { ...values });
    return t("event-seal-taken-from", { ...values, victim: this.name(victim) });
  }

  scored({ round, points, totals }: Of<"round-scored">): string[] {
    const game = this.view.game;
    const each = points.map((gained, seat) => {
      const values = { points: gained, total: totals[seat] ?? 0, ...this.who(seat) };
      if (game?.game !== "wizard") return t("event-round-scored-extreme", { ...values });
      const [bid, tricks] = [game.bids[seat] ?? HIDDEN, game.tricks[seat] ?? 0];
      return t("event-round-scored-wizard", { ...values, bid, tricks });
    });
    return [t("event-round-scored", { round }), ...each];
  }

  over({ winners }: Of<"game-over">): string {
    const [first, ...others] = winners;
    if (first !== undefined && others.length === 0) return t("event-game-over", { ...this.who(first) });
    const players = listed(winners.filter((seat) => seat !== this.you).map((seat) => this.name(seat)));
    const mine = this.you !== null && winners.includes(this.you);
    return t("event-game-over-shared", { players, you: mine ? "yes" : "no" });
  }
}

/** The event in the reader's language; `view` is the table just before it, `you` the seat addressed as "you". */
export const story = (event: Event, view: TableView, you: number | null = view.you): string[] => [told(event, new Teller(view, you))].flat();

function told(event: Event, teller: Teller): string | string[] {
  switch (event.event) {
    case "round-dealt":
      return teller.dealt(event);
    case "trump-set":
      return teller.trump(event);
    case "bid-made":
      return teller.bid(event);
    case "bids-shown":
      return teller.bids(event.bids);
    case "cards-passed":
      return teller.passed(event);
    case "round-scored":
      return teller.scored(event);
    case "game-over":
      return teller.over(event);
    case "werewolf-exchanged":
      return t("event-werewolf-exchanged", { card: cardName(event.card, ".object"), ...teller.who(event.seat) });
    case "card-played":
      return t("event-card-played", { card: playName(event.play, ".object"), ...teller.who(event.seat) });
    case "card-laid-aside":
      return teller.laidAside(event);
    case "bid-changed":
      return t(event.change > 0 ? "event-bid-changed-up" : "event-bid-changed-down", teller.who(event.seat));
    case "seal-taken":
      return teller.seal(event);
    case "seal-returned":
      return t("event-seal-returned", { seal: sealName(event.seal, ".object"), ...teller.who(event.seat) });
    case "trick-taken":
    case "trick-bombed":
    case "magician-taken":
    case "prediction-made":
    case "black-seal-taken":
    case "black-seal-spared":
      return t(`event-${event.event}`, teller.who(event.seat));
  }
}

/** The seals that a player took out of the pool, in one sentence. */
export function sealsStory(seat: number, suits: readonly Suit[], view: TableView): string {
  const seals = [...new Set(suits)].map((suit) => {
    const count = suits.filter((each) => each === suit).length;
    return count > 1 ? t("seals-held", { count, seal: sealName(suit) }) : sealName(suit, ".object");
  });
  return t("web-story-seals-taken", { seals: listed(seals), ...new Teller(view, view.you).who(seat) });
}

/** The action in the reader's language; null for chat, people's moves, and actions without a sentence. */
export function actionStory(action: Action, view: TableView): string | null {
  const who = (seat: number, name = view.seats[seat]?.name ?? String(seat)): Values => ({
    player: name,
    you: seat === view.you ? "yes" : "no",
  });
  switch (action.action) {
    case "seated":
    case "bot-seated":
      return t(`web-story-${action.action}`, who(action.seat, personName(action.name)));
    case "handed-over":
      return t(`web-story-handed-over-${action.why}`, who(action.seat));
    case "voted":
      return t("web-story-voted", { ...who(action.seat), other: view.seats[action.against]?.name ?? "" });
    case "unseated":
    case "removed":
    case "claimed":
    case "taken-back":
    case "hinted":
    case "undo-asked":
    case "undone":
    case "paused":
    case "resumed":
    case "rematch-asked":
      return t(`web-story-${action.action}`, who(action.seat));
    case "undo-answered":
      return t(`web-story-undo-${action.agrees ? "agreed" : "refused"}`, who(action.seat));
    case "reacted": {
      const reaction = t(`web-reaction-${action.reaction}`);
      return t("web-story-reacted", { ...who(action.seat), reaction });
    }
    case "started": {
      const late = action.values.flatMap(({ origin }, seat) =>
        origin === "server" && view.seats[seat]?.commitment ? [view.seats[seat].name] : [],
      );
      return late.length ? t("web-story-started-late", { players: listed(late) }) : t("web-story-started");
    }
    case "unsealed":
    case "closed":
      return t(`web-story-${action.action}`);
    case "moved":
      if (!action.bot_failed) return null;
      if (isDevice(view.table)) return t("web-story-bot-failed-here", { ...who(action.seat), bot: botLabel(STAND_IN) });
      return t("web-story-bot-failed", { ...who(action.seat) });
    case "created":
    case "added":
    case "banned":
    case "unbanned":
    case "committed":
    case "locked":
    case "disclosed":
    case "signed-in":
    case "portrait-chosen":
    case "said":
      return null;
  }
}
