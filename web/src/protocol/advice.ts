/** Advice as the library's `Advice.as_json()` has it (docs/coach.md): the same in the browser, the terminal and the library. */

export const FORMAT = "foretell-advice/1";

/** The bots that give advice on the device. */
export type Adviser = "master" | "grandmaster";

/** A number, or a card, suit or seal as records write it. */
export type Value = number | string;

/** A reason; `sentence` puts it into words. */
export interface Why {
  /** The id of its message without `why-`. */
  kind: string;
  values: Readonly<Record<string, Value>>;
}

/** One move, and what it is worth. */
export interface Advised {
  /** As records write it. */
  move: string;
  /** The average points of the round; in Wizard Extreme penalty points, so fewer are better. */
  points: number;
  /** The chance, 0 to 1, to meet the bid; in Extreme, to get no penalty points. */
  chance: number;
  why: Why;
}

export interface Advice {
  format: typeof FORMAT;
  /** The version of the rules. */
  rules: string;
  bot: Adviser;
  /** The nets with their checksum: `wizard@1f0a2b3c`. */
  nets: string;
  /** How many deals that fit what the seat has seen were drawn for the reasons. */
  worlds: number;
  /** Best first. */
  moves: Advised[];
}
