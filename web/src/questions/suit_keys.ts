/** The keys for suits: the letters of records in every language, and one-letter marks (`V` for violet in German). */

import { SUITS } from "../protocol/notation.ts";
import type { Suit } from "../protocol/types.ts";
import { suitMark } from "../words/names.ts";
import type { Act, Bindings } from "./keys.ts";

const isLetter = (mark: string): boolean => mark.length === 1 && !SUITS.some((suit) => suit === mark.toUpperCase());

/** A suit's keys in lower case; the one to show comes first. */
export function suitKeys(suit: Suit): string[] {
  const mark = suitMark(suit);
  return [...(isLetter(mark) ? [mark.toLowerCase()] : []), suit.toLowerCase()];
}

/** What each suit's keys do. */
export const suitBindings = (suits: readonly Suit[], act: (suit: Suit) => Act): Bindings =>
  Object.fromEntries(suits.flatMap((suit) => suitKeys(suit).map((key) => [key, act(suit)])));
