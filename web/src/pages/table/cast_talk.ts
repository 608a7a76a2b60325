/** Who of the cast says something at the end of a round: one at most, and seldom the same. */

import { memberOf } from "../../engine/cast.ts";
import type { Event } from "../../lines/fold_game.ts";
import { isBots } from "../../portraits/portraits.ts";
import type { TableView } from "../../protocol/types.ts";
import { placesOf } from "../../sheet/ranking.ts";
import { castSaying, type Occasion } from "../../words/cast.ts";

type Scored = Extract<Event, { event: "round-scored" }>;
type Seat = TableView["seats"][number];
/** What somebody says. */
export interface Said {
  seat: number;
  text: string;
}

/** The fewest rounds from one sentence of a bot to its next, and from one of anybody to the next. */
const [OF_ONE, OF_ALL] = [3, 2];
/** A7, B13: the points from which a round is worth a word; the lead from this round on. */
const WORTH = { wizard: { made: 40, missed: -20 }, extreme: { made: 0, missed: -4 } };
const FIRST_LEAD = 3;
type Worth = (typeof WORTH)[keyof typeof WORTH];

export class CastTalk {
  /** The latest round in which each seat, and anybody, said something, and on which occasion. */
  #latest = new Map<number, { round: number; occasion: Occasion }>();
  #round = -OF_ALL;

  /** What is said after a round, if anything; `before`: the table before its points. */
  after({ seats, game, kind, sheet }: TableView, { round, points, totals }: Scored): Said | null {
    const isLast = round === game?.rounds;
    if (!isLast && round - this.#round < OF_ALL) return null;
    const fewest = kind.game.game === "extreme";
    const gained = points.map((each) => (fewest ? -each : each));
    const led = placesOf(sheet.at(-1)?.totals ?? [], fewest);
    const leads = placesOf(totals, fewest).map((place, seat) => place === 1 && (isLast || (round >= FIRST_LEAD && led[seat] !== 1)));
    const worth = WORTH[kind.game.game];
    const first = gained
      .map((gain, seat) => ({ seat, gain, occasion: occasionOf(gain, worth, leads[seat] ?? false, isLast) }))
      .filter(({ seat, occasion }) => occasion && this.#may(seats[seat], seat, round, occasion, isLast))
      .sort((a, b) => weight(b, worth) - weight(a, worth))[0];
    const who = first && seats[first.seat];
    const text = who && first.occasion && castSaying(who, first.occasion);
    if (!text || !first.occasion) return null;
    this.#latest.set(first.seat, { round, occasion: first.occasion });
    this.#round = round;
    return { seat: first.seat, text };
  }

  #may(who: Seat | undefined, seat: number, round: number, occasion: Occasion, isLast: boolean): boolean {
    if (!who || !isBots(who) || memberOf(who.bot, who.name) === null) return false;
    const latest = this.#latest.get(seat);
    return isLast || !latest || (round - latest.round >= OF_ONE && latest.occasion !== occasion);
  }
}

/** What somebody who gained these points may speak about, if anything; `leads`: they have just taken the lead, or won. */
function occasionOf(gain: number, worth: Worth, leads: boolean, isLast: boolean): Occasion | null {
  if (leads) return "ahead";
  if (isLast) return null;
  if (gain <= worth.missed) return "missed";
  return gain >= worth.made ? "made" : null;
}

/** How much an occasion counts beside those of others. */
function weight({ gain, occasion }: { gain: number; occasion: Occasion | null }, { made, missed }: Worth): number {
  return occasion === "ahead" ? Infinity : gain / (occasion === "missed" ? missed : made || 1);
}
