/** The deck that deals given hands, or why none can (`lay_out` in `game/wizard.py` and `game/extreme.py`). */

import { GAMES, type Coming, type Engine, type GameName } from "./engine.ts";
import { cardName } from "./names.ts";
import { quoted, sentence } from "./sentences.ts";

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
    throw new DealFault(sentence("never-turned", { card: quoted(turned) }));
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

function numbersIn(game: GameName, hands: Hands, { seats, cards }: Coming): number[][] {
  if (hands.length !== seats) throw new DealFault(sentence("hands", { seats, hands: hands.length }));
  hands.forEach((hand, seat) => {
    if (hand.length !== cards) throw new DealFault(sentence("hand-size", { seat, cards, dealt: hand.length }));
  });
  return hands.map((hand) => hand.map((card) => numberOf(game, card)));
}

function numberOf(game: GameName, card: string): number {
  const number = NUMBERS_OF[game].get(card);
  if (number === undefined) throw new DealFault(sentence("no-card", { card: quoted(card) }));
  return number;
}

/** A4, A5: a card must be turned up exactly if one is left. */
function turnedNumber({ turnsUp }: Coming, turned: string | null): number | null {
  if (turned !== null && !turnsUp) {
    throw new DealFault(sentence("nothing-turned", { card: quoted(turned) }));
  }
  if (turned !== null) return numberOf("wizard", turned);
  if (turnsUp) throw new DealFault(sentence("stock-left"));
  return null;
}

function checkDeck(game: GameName, dealt: readonly number[], deck: readonly number[]): void {
  const left = [...deck];
  for (const card of dealt) {
    const place = left.indexOf(card);
    if (place < 0) throw new DealFault(sentence(deck.includes(card) ? "too-often" : "not-in-deck", { card: cardName(game, card) }));
    left.splice(place, 1);
  }
}

/** V5: all players are dealt their own cards. */
function checkOwnCards(engine: Engine, hands: readonly (readonly number[])[], deck: readonly number[]): void {
  const many = (cards: readonly number[], card: number): number => cards.filter((each) => each === card).length;
  hands.forEach((hand, seat) => {
    const own = deck.slice(engine.placeInDeck(seat, 0), engine.placeInDeck(seat + 1, 0));
    const strange = hand.find((card) => many(hand, card) > many(own, card));
    if (strange !== undefined) throw new DealFault(sentence("not-own", { card: cardName(engine.game, strange), seat }));
  });
}
