/**
 * Who would get a trick that is not complete: the rules of the best card (A10, A11, S1 to S7, B8), restated here, so that
 * every board knows it at once: in a game, a replay, a lesson, and with any server.
 */

import type { GameView } from "../lines/fold_game.ts";
import { readCard, readPlay } from "../protocol/notation.ts";
import type { TableKind } from "../protocol/types.ts";
import { trumpOf } from "./descriptions.ts";

/** The strength of cards without a number, on the scale of the others. */
const HEIGHTS: Record<string, number> = { W: 200, F: 0, dragon: 225, fairy: -0.25, bomb: -0.5, juggler: 7.5, cloud: 9.75 };
/** After these the suit to follow is still open. */
const OPEN = ["F", "fairy", "bomb"];
/** What a card of the trump suit adds. */
const TRUMP = 100;

interface Put {
  seat: number;
  /** What the card is played as. */
  card: string;
  suit: string | null;
  height: number;
}

/** The seat that would get the trick on the table now; null: nobody. */
export function bestSeat(game: GameView, agreed: TableKind["game"]): number | null {
  const cards = game.trick.map(put);
  const seatOf = (name: string): number | undefined => cards.find(({ card }) => card === name)?.seat;
  if (seatOf("bomb") !== undefined) return null;
  const fairy = seatOf("dragon") === undefined ? undefined : seatOf("fairy");
  const led = cards.find(({ card }) => !OPEN.includes(card))?.suit;
  const onlyValues = agreed.game === "wizard" && agreed.mode === "single-suit";
  const power = ({ suit, height }: Put): number => {
    if (suit !== null && suit === trumpOf(game)) return TRUMP + height;
    return suit === null || suit === led || onlyValues ? height : 0;
  };
  return fairy ?? cards.reduce<Put | null>((best, each) => (best && power(best) >= power(each) ? best : each), null)?.seat ?? null;
}

/** A card of the trick with the suit and the strength that it has there. */
function put([seat, play]: [number, string]): Put {
  const { card, as } = readPlay(play);
  const read = readCard(card);
  if (read.kind === "number") return { seat, card, suit: read.suit, height: read.value };
  const form = card === "shapeshifter" ? (as ?? "F") : card;
  return { seat, card: form, suit: form === card ? as : null, height: HEIGHTS[form] ?? 0 };
}
