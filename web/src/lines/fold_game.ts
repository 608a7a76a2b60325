/**
 * The game after an event.  The messages say whose turn it is, which moves are legal and who takes a trick.  Three
 * rules are restated here, so that a move costs only one line: who gets the white seal (B6), to whom cards are passed
 * (S6), and who holds the Cloud (S7).  A test compares the result with the server's own view.
 */

import { readPlay } from "../protocol/notation.ts";
import type { ExtremeView, Line, TableView, WizardView } from "../protocol/types.ts";

export type Event = Line["events"][number];
export type Action = Line["action"];
export type GameView = WizardView | ExtremeView;
type Of<K extends Event["event"]> = Extract<Event, { event: K }>;

const HIDDEN = "?";

/** In addition to the server's view: whether the card exchanged for the Werewolf may have been laid aside. */
type Minded = WizardView & { unsure?: boolean };

/** A list with one element replaced. */
export function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  return list.map((old, i) => (i === index ? value : old));
}

/** A hand without one card; an unknown hand stays the same. */
function without(hand: readonly string[], card: string): string[] {
  const index = hand.indexOf(card);
  return index < 0 ? [...hand] : hand.filter((_, i) => i !== index);
}

/** The server's order of a hand: by suit and value, then cards without a suit. */
const ORDER = ["B", "G", "R", "Y", "P", "W", "F", "shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"];

/** Cards by suit and value, as the server lists them. */
export function sorted(hand: readonly string[]): string[] {
  const rank = (card: string): number => {
    const value = /^([BGRYP])(\d+)$/.exec(card);
    return value ? ORDER.indexOf(value[1] ?? "") * 100 + Number(value[2]) : ORDER.indexOf(card) * 100;
  };
  return [...hand].sort((a, b) => rank(a) - rank(b));
}

/** A hand without the card played; among equal cards of a partly known hand, none is certain any more. */
function afterPlay(hand: readonly string[], card: string, size: number): string[] {
  return hand.length === size ? without(hand, card) : hand.filter((other) => other !== card);
}

function onHand<G extends GameView>(game: G, seat: number, change: (hand: string[]) => string[], size: number): G {
  const hand = game.known_cards[seat] ?? [];
  const sizes = replaced(game.hand_sizes, seat, (game.hand_sizes[seat] ?? 0) + size);
  return { ...game, known_cards: replaced(game.known_cards, seat, change(hand)), hand_sizes: sizes };
}

function dealt(game: GameView, event: Of<"round-dealt">): GameView {
  const hands = event.hands.map((hand) => hand.filter((card) => card !== HIDDEN));
  const size = event.hands[0]?.length ?? 0;
  const zeros = event.hands.map(() => 0);
  const common = {
    round: event.round,
    dealer: event.dealer,
    known_cards: hands,
    hand_sizes: event.hands.map((hand) => hand.length),
    trick: [],
    led: null,
    tricks: zeros,
    tricks_left: size,
    phase: "deal",
  };
  if (game.game === "extreme") return { ...game, ...common, ...putBack(game) };
  const none = event.hands.map(() => null);
  return { ...game, ...common, trump: null, turned: event.turned, werewolf: null, cloud: null, bids: none, passed: none };
}

/** All seals and the Magician return to the pool. */
function putBack(game: ExtremeView): Pick<ExtremeView, "pool" | "seals" | "magician"> {
  const pool = { ...game.pool };
  for (const seals of game.seals)
    for (const [kind, count] of Object.entries(seals)) pool[kind] = (pool[kind] ?? 0) + count;
  return { pool, seals: game.seals.map(() => ({})), magician: null };
}

/** A seal moves from one heap to another; null: the pool. */
function sealMoved(game: ExtremeView, kind: string, from: number | null, to: number | null): ExtremeView {
  const plus = (heap: Record<string, number>, count: number): Record<string, number> => {
    const { [kind]: old = 0, ...rest } = heap;
    return old + count > 0 || heap === game.pool ? { ...rest, [kind]: old + count } : rest;
  };
  const change = (seat: number | null) => (seat === from ? -1 : seat === to ? 1 : 0);
  return {
    ...game,
    pool: change(null) ? plus(game.pool, change(null)) : game.pool,
    seals: game.seals.map((heap, seat) => (change(seat) ? plus(heap, change(seat)) : heap)),
  };
}

/** The turned-up card replaces the Werewolf; players remember who holds it, spectators do not. */
function exchanged(game: WizardView, event: Of<"werewolf-exchanged">, you: number | null): WizardView {
  const exchange = (hand: string[]) =>
    you !== null || hand.includes("werewolf") ? sorted([...without(hand, "werewolf"), event.card]) : hand;
  return { ...onHand(game, event.seat, exchange, 0), werewolf: event.seat };
}

/** A card is laid aside; an unseen one may be the card exchanged for the Werewolf. */
function laidAside(game: WizardView, event: Of<"card-laid-aside">): Minded {
  const gone = event.card === HIDDEN && game.werewolf === event.seat ? game.turned : event.card;
  const unsure = event.card === HIDDEN && gone !== null && (game.known_cards[event.seat] ?? []).includes(gone);
  const laid = onHand(game, event.seat, (hand) => (gone === null ? hand : without(hand, gone)), -1);
  return { ...laid, passed: replaced(game.passed, event.seat, event.card), ...(unsure && { unsure }) };
}

/** All cards laid aside go to the left. */
function handedOver(game: WizardView, event: Of<"cards-passed">): WizardView {
  const given = event.cards.reduce((passed, card, seat) => {
    const take = (hand: string[]) => (card === HIDDEN ? hand : sorted([...hand, card]));
    return onHand(passed, (seat + 1) % event.cards.length, take, 1);
  }, game);
  return { ...recalled(given, event), trick: [], passed: event.cards };
}

/** A player who receives another card from the holder of the exchanged card knows that the holder still has it. */
function recalled({ unsure, ...game }: Minded, event: Of<"cards-passed">): WizardView {
  const { werewolf: seat, turned } = game;
  if (!unsure || seat === null || turned === null) return game;
  const card = event.cards[seat];
  if (card === HIDDEN || card === turned) return game;
  return onHand(game, seat, (hand) => sorted([...hand, turned]), 0);
}

function foldWizard(game: WizardView, event: Event, phase: string | null, you: number | null): WizardView {
  switch (event.event) {
    case "werewolf-exchanged":
      return exchanged(game, event, you);
    case "trump-set":
      return { ...game, trump: event.suit, phase: phase ?? game.phase };
    case "bid-made":
      return { ...game, bids: replaced(game.bids, event.seat, event.tricks) };
    case "bids-shown":
      return { ...game, bids: event.bids };
    case "bid-changed": {
      const bid = game.bids[event.seat];
      return typeof bid === "number" ? { ...game, bids: replaced(game.bids, event.seat, bid + event.change) } : game;
    }
    case "card-laid-aside":
      return laidAside(game, event);
    case "cards-passed":
      return handedOver(game, event);
    case "trick-taken":
      return event.plays.some((play) => readPlay(play).card === "cloud") ? { ...game, cloud: event.seat } : game;
    default:
      return game;
  }
}

function foldExtreme(game: ExtremeView, event: Event): ExtremeView {
  switch (event.event) {
    case "seal-taken": {
      const taken = sealMoved(game, event.suit, event.victim, event.seat);
      return event.victim === null ? taken : sealMoved(taken, "white", null, event.victim);
    }
    case "magician-taken":
      return { ...game, magician: event.seat };
    case "seal-returned":
      return { ...sealMoved(game, event.seal, event.seat, null), trick: [], led: null };
    case "black-seal-taken":
      return sealMoved(game, "black", null, event.seat);
    default:
      return game;
  }
}

/** A card is played; the first card of a trick removes the previous trick. */
function played(game: GameView, event: Of<"card-played">, you: number | null): GameView {
  const { card } = readPlay(event.play);
  const size = game.hand_sizes[event.seat] ?? 0;
  const take = (hand: string[]) =>
    event.seat === you || you === null ? without(hand, card) : afterPlay(hand, card, size);
  const trick: GameView["trick"] = [...game.trick, [event.seat, event.play]];
  // the trick's last card: it is nobody's turn until the next step is settled
  const turn = trick.length < game.hand_sizes.length ? game.turn : null;
  return { ...onHand(game, event.seat, take, -1), trick, turn };
}

/** A complete trick, of a round and of this many seats. */
export function trickOf(event: Of<"trick-taken" | "trick-bombed">, round: number, seats: number): NonNullable<TableView["last_trick"]> {
  const plays = event.plays.map((play, place): [number, string] => [(event.leader + place) % seats, play]);
  return { plays, winner: event.event === "trick-taken" ? event.seat : null, leader: event.seat, round };
}

/** The phases in which the complete trick stays on the table. */
const AFTER_TRICK = ["pass", "cloud", "return"];

/** The trick is complete; it stays until all its consequences are settled. */
function completed(game: GameView, event: Of<"trick-taken" | "trick-bombed">, phase: string | null): GameView {
  const won = event.event === "trick-taken" ? 1 : 0;
  const tricks = replaced(game.tricks, event.seat, (game.tricks[event.seat] ?? 0) + won);
  const stays = phase !== null && AFTER_TRICK.includes(phase);
  const trick = stays ? game.trick : [];
  return { ...game, trick, led: stays ? game.led : null, tricks, tricks_left: game.tricks_left - 1 };
}

/** The game after an event; `phase`: the question after all events of the line, `you`: the reader's seat. */
export function foldGame(game: GameView, event: Event, phase: string | null, you: number | null): GameView {
  switch (event.event) {
    case "round-dealt":
      return dealt(game, event);
    case "card-played":
      return played(game, event, you);
    case "trick-taken":
    case "trick-bombed":
      return foldKind(completed(game, event, phase), event, phase, you);
    case "round-scored":
      return { ...game, trick: [], led: null, totals: event.totals };
    default:
      return foldKind(game, event, phase, you);
  }
}

const foldKind = (game: GameView, event: Event, phase: string | null, you: number | null): GameView =>
  game.game === "wizard" ? foldWizard(game, event, phase, you) : foldExtreme(game, event);
