/** The deck that deals given hands, or why there is no such deck (`lay_out` in `game/wizard.py` and `game/extreme.py`). */

import { GAMES, type Coming, type Engine, type GameName } from "./engine.ts";
import { cardName } from "./names.ts";
import { quoted } from "./quoted.ts";

/** Why cards cannot be dealt in this round, as a sentence. */
export class DealFault extends Error {}

type Hands = readonly (readonly string[])[];

const numbersOf = (game: GameName): ReadonlyMap<string, number> =>
  new Map(Object.entries(GAMES[game].cards).map(([number, name]) => [name, Number(number)]));
const NUMBERS_OF: Readonly<Record<GameName, ReadonlyMap<string, number>>> = { wizard: numbersOf("wizard"), extreme: numbersOf("extreme") };

/** The deck that deals these hands in the next round; throws DealFault. */
export function layOut(engine: Engine, hands: Hands, turned: string | null): number[] {
  const { game } = engine;
  const coming = engine.coming();
  if (game === "extreme" && turned !== null) {
    throw new DealFault(`no card is turned up in Wizard Extreme, so ${quoted(turned)} cannot be (B1)`);
  }
  const numbers = numbersIn(game, hands, coming);
  const deck: number[] = [];
  numbers.forEach((hand, seat) => hand.forEach((card, n) => (deck[engine.placeInDeck(seat, n)] = card)));
  const dealt = numbers.flat();
  if (game === "wizard") {
    const open = turnedNumber(coming, turned);
    if (open !== null) dealt.push((deck[coming.seats * coming.cards] = open));
  }
  checkDeck(game, dealt, coming.deck);
  if (coming.isOfOwnCards) checkOwnCards(engine, numbers, coming.deck);
  return Array.from(deck, (card) => card ?? 0);
}

/** The hands as numbers. */
function numbersIn(game: GameName, hands: Hands, { seats, cards }: Coming): number[][] {
  if (hands.length !== seats) throw new DealFault(`there must be a hand for each of ${seats} seats, not ${hands.length}`);
  hands.forEach((hand, seat) => {
    if (hand.length !== cards) throw new DealFault(`seat ${seat} must be dealt ${cards} cards, not ${hand.length}`);
  });
  return hands.map((hand) => hand.map((card) => numberOf(game, card)));
}

function numberOf(game: GameName, card: string): number {
  const number = NUMBERS_OF[game].get(card);
  if (number === undefined) throw new DealFault(`${quoted(card)} is not a card of this game`);
  return number;
}

/** A4, A5: a card must be turned up exactly if one is left. */
function turnedNumber({ turnsUp }: Coming, turned: string | null): number | null {
  if (turned !== null && !turnsUp) {
    throw new DealFault(`no card is turned up in this round, so ${quoted(turned)} cannot be (A5, V5, V6)`);
  }
  if (turned !== null) return numberOf("wizard", turned);
  if (turnsUp) throw new DealFault("a card is left in the stock and must be turned up (A4)");
  return null;
}

function checkDeck(game: GameName, dealt: readonly number[], deck: readonly number[]): void {
  const left = [...deck];
  for (const card of dealt) {
    const place = left.indexOf(card);
    const name = cardName(game, card);
    if (place < 0) throw new DealFault(deck.includes(card) ? `${name} is dealt more often than it is in the deck` : `${name} is not in this deck`);
    left.splice(place, 1);
  }
}

/** V5: all players are dealt their own cards. */
function checkOwnCards(engine: Engine, hands: readonly (readonly number[])[], deck: readonly number[]): void {
  const many = (cards: readonly number[], card: number): number => cards.filter((each) => each === card).length;
  hands.forEach((hand, seat) => {
    const own = deck.slice(engine.placeInDeck(seat, 0), engine.placeInDeck(seat + 1, 0));
    const strange = hand.find((card) => many(hand, card) > many(own, card));
    if (strange !== undefined) throw new DealFault(`${cardName(engine.game, strange)} is not among the cards of seat ${seat} (V5)`);
  });
}
