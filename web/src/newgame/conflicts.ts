/**
 * Which choices in the form conflict with the others: the id of the sentence that says why, and the rule.
 * This only saves readers from a refusal; the server decides what can be combined.
 */

import type { Bidding, Mode } from "../protocol/types.ts";
import type { Form } from "./form.ts";

export interface Hindrance {
  id: string;
  rule: string;
}

type Found = Hindrance | null;

const MODE_RULES: Readonly<Record<Mode, string>> = { standard: "A2", clairvoyance: "V4", "single-suit": "V5", maximus: "V6" };

/** The rule that describes a mode. */
export const modeRule = (mode: Mode): string => MODE_RULES[mode];

/** The rule that describes a kind of plus/minus one. */
export const plusMinusRule = (kind: Form["plusMinusOne"]): string => ({ always: "V1", "not-one-card": "V8", "zero-allowed": "V9" })[kind ?? "always"];

/** The rule that describes a way of bidding. */
export const biddingRule = (bidding: Bidding): string => ({ open: "A6", hidden: "V2", secret: "V3" })[bidding];

export function seatsHindrance({ game, mode }: Form, seats: number): Found {
  if (game === "extreme") return seats > 5 ? { id: "web-new-not-six", rule: "B3" } : null;
  return mode === "single-suit" && seats > 4 ? { id: "web-new-not-so-many", rule: "V5" } : null;
}

export function specialsHindrance({ mode }: Form): Found {
  return mode === "standard" ? null : { id: "web-new-not-specials", rule: modeRule(mode) };
}

export function modeHindrance({ specials, seats }: Form, mode: Mode): Found {
  if (mode === "standard") return null;
  if (specials.length) return { id: "web-new-not-with-specials", rule: modeRule(mode) };
  return mode === "single-suit" && seats > 4 ? { id: "web-new-not-with-seats", rule: "V5" } : null;
}

export function biddingHindrance({ plusMinusOne }: Form, bidding: Bidding): Found {
  return plusMinusOne && bidding !== "open" ? { id: "web-new-not-with-plus-minus", rule: plusMinusRule(plusMinusOne) } : null;
}

export function plusMinusHindrance({ bidding }: Form): Found {
  return bidding === "open" ? null : { id: "web-new-not-with-bidding", rule: "V1" };
}

export function raiseHindrance({ dear }: Form): Found {
  return dear ? { id: "web-new-not-raised", rule: "B16" } : null;
}

/** Why the rounds cannot have other sizes. */
export const sizesHindrance = ({ mode }: Form): Found => (mode === "standard" ? null : { id: "web-new-not-sizes", rule: "V7" });

/** The form for another game, with at most the seats that it allows. */
export function withGame(form: Form, game: Form["game"]): Form {
  const changed = { ...form, game };
  return seatsHindrance(changed, form.seats)?.rule === "B3" ? { ...changed, seats: 5 } : changed;
}
