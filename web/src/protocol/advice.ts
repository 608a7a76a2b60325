/** Advice in the format of the library's `Advice.as_json()` (docs/coach.md): the same in browser, terminal and library. */

import { cardOf, readPlay } from "./notation.ts";

export const FORMAT = "foretell-advice/1";

/** The bots that give advice on the device. */
export type Adviser = "master" | "grandmaster";

/** A number, or a card, suit or seal in the notation of records. */
export type Value = number | string;

/** A reason, which `sentence` puts into words. */
export interface Why {
  /** The id of its message without `why-`. */
  kind: string;
  values: Readonly<Record<string, Value>>;
}

/** Whether the reason for a better move than the one played is another card, which both moves keep. */
export const isOfThird = ({ values: { other } }: Why, played: string): boolean => other !== undefined && readPlay(`${other}`).card !== cardOf(played);

/** A move and its value. */
export interface Advised {
  /** In the notation of records. */
  move: string;
  /** The average points of the round; penalty points in Wizard Extreme, so fewer are better. */
  points: number;
  /** The chance (0 to 1) of meeting the bid; in Wizard Extreme, of getting no penalty points. */
  chance: number;
  why: Why;
  /** In the last round of a game: the chance (0 to 1) of winning the game. */
  win?: number;
}

export interface Advice {
  format: typeof FORMAT;
  /** The version of the rules. */
  rules: string;
  bot: Adviser;
  /** The nets with their checksum: `wizard@1f0a2b3c`. */
  nets: string;
  /** How many deals that fit what the seat saw were drawn for the reasons. */
  worlds: number;
  /** Best first. */
  moves: Advised[];
}
