import { SUITS } from "../protocol/notation.ts";
import type { Suit } from "../protocol/types.ts";

/** Whether a declaration names a suit, not a Wizard or a Fool. */
export const isSuit = (as: string | null): as is Suit => SUITS.some((suit) => suit === as);

/** The fractional value of some special cards; empty for the rest. */
export const fractionOf = (card: string): string => ({ juggler: "7½", cloud: "9¾" })[card] ?? "";
