/** How many points more than the nets expect masters score (`foretell.bots.net.calibrating`). */

import file from "../../../src/foretell/bots/net/calibration.json";
import type { Engine, Fields, ViewField } from "../engine/engine.ts";
import { BIDDINGS, SPECIALS } from "../engine/numbers.ts";

/** By kind of bidding, number of players and number of cards. */
const BIDS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = file.bids;
/** By question, with all special cards. */
const OF_SPECIALS: Readonly<Record<string, number>> = file.specials;

/** The points of a seat's moves as they are shown; never to decide by. */
export function calibrated(engine: Engine, view: Fields<ViewField>, points: Float64Array): Float64Array {
  if (engine.game === "extreme") return points;
  const question = engine.tables.phases[view.number("phase")] ?? "";
  const usual = question === "bid" && view.number("mode") === 0 ? atBid(view) : 0;
  const specials = view.bits("specials").toString(2).replaceAll("0", "").length;
  const beyond = usual + ((OF_SPECIALS[question] ?? 0) * specials) / SPECIALS.length;
  return points.map((one) => one + beyond);
}

function atBid(view: Fields<ViewField>): number {
  const bidding = view.number("plus_minus_one") ? "plus-minus-one" : (BIDDINGS[view.number("bidding")] ?? "");
  return BIDS[bidding]?.[view.number("seats")]?.[view.number("cards") - 1] ?? 0;
}
