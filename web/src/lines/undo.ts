/** Which moves can be taken back: those that revealed nothing hidden to their player. */

import type { Line, TableKind, TableView } from "../protocol/types.ts";
import type { Event } from "./fold_game.ts";

/** How long the others may take to answer, in milliseconds. */
const ANSWER = 20_000;

/** Events that follow from open information and the player's own cards. */
const KNOWN: readonly Event["event"][] = [
  "trump-set",
  "bid-made",
  "card-played",
  "trick-taken",
  "trick-bombed",
  "card-laid-aside",
  "bid-changed",
  "seal-taken",
  "magician-taken",
  "prediction-made",
  "seal-returned",
  "black-seal-taken",
  "black-seal-spared",
];

/** Whether a player could foresee everything that their own move caused; V4: not their unseen card. */
function isKnown(events: readonly Event[], game: TableKind["game"], round: number): boolean {
  const isUnseen = game.game === "wizard" && game.mode === "clairvoyance" && round === 1;
  return events.every(({ event }) => KNOWN.includes(event) && !(isUnseen && event === "card-played"));
}

/** The latest move after a line, while it can be taken back; `before`: the table before it, within this round. */
export function undoAfter(before: Pick<TableView, "undo" | "seats" | "kind">, round: number, { action, events, at }: Line): TableView["undo"] {
  const { undo, seats, kind } = before;
  switch (action.action) {
    case "moved": {
      const isOwn = action.bot === null && !seats[action.seat]?.program;
      return isOwn && isKnown(events, kind.game, round) ? { seat: action.seat, until: null, agreed: [] } : null;
    }
    case "undo-asked":
      return undo && { ...undo, until: at + ANSWER };
    case "undo-answered":
      return undo && action.agrees ? { ...undo, agreed: [...undo.agreed, action.seat].sort((a, b) => a - b) } : null;
    case "undone":
      return null;
    default:
      return undo;
  }
}
