/** Parses the server's notation: cards, plays, moves.  Nothing here knows the rules. */

import type { Suit } from "./types.ts";

/** A card as a player sees it: a number card, a Wizard, a Fool, a special card or a hidden card. */
export type Card =
  | { kind: "number"; suit: Suit; value: number }
  | { kind: "wizard" | "fool" | "hidden" }
  | { kind: "special"; name: Special };

/** The suits by their letters; Wizard has the first four, Wizard Extreme all. */
export const SUITS: readonly Suit[] = ["B", "G", "R", "Y", "P"];

export const SPECIALS = ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"] as const;
export type Special = (typeof SPECIALS)[number];

/** A card on the table, with the declaration of a special card (`W`, `F` or a suit). */
export interface Play {
  card: string;
  as: string | null;
}

/** `B7`, `W`, `F`, `dragon`, `?`. */
export function readCard(text: string): Card {
  const number = /^([BGRYP])(\d+)$/.exec(text);
  if (number) return { kind: "number", suit: number[1] as Suit, value: Number(number[2]) };
  if (text === "W") return { kind: "wizard" };
  if (text === "F") return { kind: "fool" };
  const name = SPECIALS.find((special) => special === text);
  return name ? { kind: "special", name } : { kind: "hidden" };
}

/** `B7`, `shapeshifter:W`, `juggler:G`. */
export function readPlay(text: string): Play {
  const [card = text, as = null] = text.split(":");
  return { card, as };
}

/** A move's verb and argument: `bid 2` is `["bid", "2"]`, `done` is `["done", ""]`. */
export function readMove(text: string): [verb: string, object: string] {
  const [verb = "", object = ""] = text.split(" ");
  return [verb, object];
}

/** The card that a move plays or passes, as in the hand; null for other moves. */
export function cardOf(move: string): string | null {
  const [verb, object] = readMove(move);
  return verb === "play" || verb === "pass" ? readPlay(object).card : null;
}

/** `seal B<2`: the suit, and the seat that the seal is taken from. */
export function readSeal(object: string): { suit: Suit; from: number | null } {
  const [suit = "", from] = object.split("<");
  return { suit: suit as Suit, from: from === undefined ? null : Number(from) };
}
