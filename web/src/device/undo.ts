/** Which moves can be taken back: those that have shown their player nothing that was hidden from them. */

import { Fields, type EventNumbers } from "./engine.ts";
import { EVENT, KINDS } from "./numbers.ts";

/** Events that follow from what lies open and from the player's own cards. */
const KNOWN: readonly (typeof KINDS)[number][] = [
  "TRUMP_SET",
  "BID_MADE",
  "CARD_PLAYED",
  "TRICK_TAKEN",
  "TRICK_BOMBED",
  "CARD_LAID_ASIDE",
  "BID_CHANGED",
  "SEAL_TAKEN",
  "MAGICIAN_TAKEN",
  "PREDICTION_MADE",
  "SEAL_RETURNED",
  "BLACK_TAKEN",
  "BLACK_SPARED",
];

/** Whether a player could foresee all that their own move has caused; V4: a card that they had not seen is shown. */
export function isKnown(move: string, events: readonly EventNumbers[]): boolean {
  const kinds = events.map((event) => KINDS[new Fields(event, EVENT.fields).number("kind")]);
  return move !== "play ?" && kinds.every((kind) => kind !== undefined && KNOWN.includes(kind));
}
