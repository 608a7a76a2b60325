/** Names for the numbers of the rules: cards, moves, events, reasons, and the view of a game. */

import type { ExtremeView, Line, Suit, ToClient, WizardView } from "../protocol/types.ts";
import { Fields, GAMES, type Engine, type EventNumbers, type GameName } from "./engine.ts";
import { EVENT, KINDS, NUMBERS, REASONS, SEALS, SUITS, WITH_TRICK } from "./numbers.ts";
import { filled } from "./sentences.ts";

type Event = Line["events"][number];
type MoveReason = Extract<ToClient, { type: "reason" }>;

const HIDDEN = "?";
const LETTERS = "ABSV";
const LETTER = 100;
const SUITLESS = 64;

/** The codes of moves by their notation. */
const CODES: Record<GameName, ReadonlyMap<string, number>> = {
  wizard: new Map(GAMES.wizard.moves.map((move, code) => [move, code])),
  extreme: new Map(GAMES.extreme.moves.map((move, code) => [move, code])),
};

/** The code of a move in notation; NO_MOVE for a move of the other game, null if the text is not a move. */
export function codeOf(game: GameName, text: string): number | null {
  const move = text.trim().split(/\s+/).join(" ");
  const code = CODES[game].get(move);
  if (code !== undefined) return code;
  return CODES[game === "wizard" ? "extreme" : "wizard"].has(move) ? NUMBERS.noMove : null;
}

export const moveText = (game: GameName, code: number): string => GAMES[game].moves[code] ?? HIDDEN;

/** The part of a move's notation after its verb. */
const objectOf = (game: GameName, code: number): string => moveText(game, code).replace(/^\S+ ?/, "");

function members(set: bigint): number[] {
  const found: number[] = [];
  for (let place = 0; set > 0n; place++, set >>= 1n) if (set & 1n) found.push(place);
  return found;
}

/** The card with this number; all four Wizards are alike, and so are the Fools. */
export function cardName(game: GameName, number: number): string {
  const cards: Readonly<Record<number, string>> = GAMES[game].cards;
  return cards[number] ?? cards[number & ~3] ?? HIDDEN;
}

const suitName = (number: number): Suit | null => SUITS[number] ?? null;
const seatOf = (number: number): number | null => (number === NUMBERS.none ? null : number);

/** The cards of a hand, by suit and value. */
export function handOf(game: GameName, suited: bigint, others: bigint): string[] {
  const numbers = [...members(BigInt.asUintN(64, suited)), ...members(others).map((bit) => SUITLESS + bit)];
  return numbers.map((number) => cardName(game, number));
}

/** A hand as dealt: the Werewolf comes last, since it is exchanged at once (S5). */
function dealtHand(game: GameName, suited: bigint, others: bigint): string[] {
  const hand = handOf(game, suited, others);
  return hand.includes("werewolf") ? [...hand.filter((card) => card !== "werewolf"), "werewolf"] : hand;
}

type Writer = (game: GameName, e: Numbers, seen: Numbers) => Event;
type Numbers = Fields<keyof typeof EVENT.fields>;

const masked = (seen: Numbers, index: number): boolean => ((seen.bits("secret") >> BigInt(index)) & 1n) === 1n;

const first = (e: Numbers): number[] => e.list("first", e.number("seats"));
const second = (e: Numbers): number[] => e.list("second", e.number("seats"));
const plays = (game: GameName, e: Numbers): string[] => first(e).map((code) => objectOf(game, code));
const cardOrNull = (game: GameName, number: number): string | null => (number === NUMBERS.none ? null : cardName(game, number));

/** For each kind, how to make the event from its numbers: `e` has everything, `seen` what `hide` leaves. */
const WRITERS: Record<(typeof KINDS)[number], Writer> = {
  ROUND_DEALT: (game, e, seen) => ({
    event: "round-dealt",
    round: e.number("other"),
    dealer: e.number("seat"),
    hands: Array.from({ length: e.number("seats") }, (_, seat) => {
      const hand = dealtHand(game, e.bits("first", seat), e.bits("second", seat));
      return masked(seen, seat) ? hand.map(() => HIDDEN) : hand;
    }),
    turned: cardOrNull(game, e.number("number")),
    unseen: (e.number("shown") & 1) === 0,
  }),
  WEREWOLF_SWAPPED: (game, e) => ({ event: "werewolf-exchanged", seat: e.number("seat"), card: cardName(game, e.number("number")) }),
  TRUMP_SET: (_, e) => ({ event: "trump-set", suit: suitName(e.number("number")), seat: seatOf(e.number("seat")) }),
  BID_MADE: (_, e, seen) => {
    const seat = e.number("seat");
    return { event: "bid-made", seat, tricks: masked(seen, seat) ? HIDDEN : e.number("first", seat), concealed: e.number("secret") !== 0 };
  },
  BIDS_SHOWN: (_, e) => ({ event: "bids-shown", bids: first(e) }),
  CARD_PLAYED: (game, e) => ({ event: "card-played", seat: e.number("seat"), play: objectOf(game, e.number("number")) }),
  TRICK_TAKEN: (game, e) => ({ event: "trick-taken", seat: e.number("seat"), plays: plays(game, e), leader: e.number("other") }),
  TRICK_BOMBED: (game, e) => ({ event: "trick-bombed", seat: e.number("seat"), plays: plays(game, e), leader: e.number("other") }),
  CARD_LAID_ASIDE: (game, e, seen) => {
    const seat = e.number("seat");
    return { event: "card-laid-aside", seat, card: masked(seen, seat) ? HIDDEN : cardName(game, e.number("first", seat)) };
  },
  CARDS_PASSED: (game, e, seen) => ({
    event: "cards-passed",
    cards: first(e).map((card, giver) => (masked(seen, giver) ? HIDDEN : cardName(game, card))),
  }),
  BID_CHANGED: (_, e) => ({ event: "bid-changed", seat: e.number("seat"), change: e.number("number") }),
  SEAL_TAKEN: (_, e) => ({
    event: "seal-taken",
    seat: e.number("seat"),
    suit: suitName(e.number("number")) ?? SUITS[0],
    victim: seatOf(e.number("other")),
  }),
  MAGICIAN_TAKEN: (_, e) => ({ event: "magician-taken", seat: e.number("seat") }),
  PREDICTION_MADE: (_, e) => ({ event: "prediction-made", seat: e.number("seat") }),
  SEAL_RETURNED: (game, e) => ({ event: "seal-returned", seat: e.number("seat"), seal: objectOf(game, e.number("number")) }),
  BLACK_TAKEN: (_, e) => ({ event: "black-seal-taken", seat: e.number("seat") }),
  BLACK_SPARED: (_, e) => ({ event: "black-seal-spared", seat: e.number("seat") }),
  ROUND_SCORED: (_, e) => ({ event: "round-scored", round: e.number("number"), points: first(e), totals: second(e) }),
  GAME_OVER: (_, e) => ({ event: "game-over", winners: members(e.bits("number")), totals: second(e) }),
};

/** The event as a seat (null: a spectator) may see it; `isOpen`: nothing of it is hidden. */
export function eventSeen(engine: Engine, numbers: EventNumbers, seat: number | null, isOpen: boolean): Event {
  const open = new Fields(numbers, EVENT.fields);
  const seen = isOpen ? new Fields(unmasked(numbers), EVENT.fields) : new Fields(engine.seenBy(numbers, seat), EVENT.fields);
  const kind = KINDS[open.number("kind")];
  if (!kind) throw new Error(`there is no event of the kind ${open.number("kind")}`);
  return WRITERS[kind](engine.game, open, seen);
}

function unmasked(numbers: EventNumbers): EventNumbers {
  const open = numbers.slice();
  open[EVENT.fields.secret] = 0n;
  return open;
}

/** The suit to follow in the trick on the table; null if there is none. */
export function ledOf(game: GameName, look: Pick<Fields<"phase" | "played" | "led">, "number">): Suit | null {
  const phase = GAMES[game].phases[look.number("phase")];
  return look.number("played") > 0 && isWithTrick(phase) ? suitName(look.number("led")) : null;
}

const isWithTrick = (phase: string | undefined): boolean => WITH_TRICK.some((each) => each === phase);

/** The game as a seat (null: a spectator) may see it. */
export function gameView(engine: Engine, seat: number | null): WizardView | ExtremeView {
  const v = engine.look(seat);
  const { game } = engine;
  const seats = v.number("seats");
  const each = <T>(of: (seat: number) => T): T[] => Array.from({ length: seats }, (_, number) => of(number));
  const phase = GAMES[game].phases[v.number("phase")] ?? "";
  const played = isWithTrick(phase) ? v.list("trick", v.number("played")) : [];
  const common = {
    phase,
    turn: seatOf(v.number("turn")),
    round: v.number("round"),
    rounds: v.number("rounds"),
    dealer: v.number("dealer"),
    known_cards: each((owner) => handOf(game, v.bits("suited", owner), v.bits("others", owner))),
    hand_sizes: v.list("hand_size", seats),
    trick: played.map((code, place): [number, string] => [(v.number("leader") + place) % seats, objectOf(game, code)]),
    led: ledOf(game, v),
    tricks: v.list("won", seats),
    tricks_left: v.number("tricks_left"),
    totals: v.list("total", seats),
  };
  if (game === "extreme") {
    return {
      game,
      ...common,
      magician: seatOf(v.number("magician")),
      pool: sealsIn(v, "pool", 0, true),
      seals: each((owner) => sealsIn(v, "seals", owner, false)),
    };
  }
  const known = <T>(number: number, name: (number: number) => T): T | typeof HIDDEN | null =>
    number === NUMBERS.none ? null : number === NUMBERS.unknown ? HIDDEN : name(number);
  return {
    game,
    ...common,
    trump: suitName(v.number("trump")),
    turned: cardOrNull(game, v.number("turned")),
    werewolf: seatOf(v.number("werewolf_seat")),
    bids: v.list("bid", seats).map((bid) => known(bid, (tricks) => tricks)),
    passed: v.list("passed", seats).map((card) => known(card, (number) => cardName(game, number))),
    cloud: seatOf(v.number("cloud_seat")),
  };
}

/** A heap of seals by kind; with `none`, including kinds without seals. */
export function sealsIn<F extends string>(fields: Fields<F>, field: F, owner: number, none: boolean): Record<string, number> {
  const counts = SEALS.map((kind, place): [string, number] => [kind, fields.number(field, SEALS.length * owner + place)]);
  return Object.fromEntries(counts.filter(([, count]) => none || count > 0));
}

/** Why a seat may not make a move. */
export interface Reason {
  key: string;
  rule: string;
  sentence: string;
  args: NonNullable<MoveReason["args"]>;
}

/** Why a seat may not make the move with this code now; null: it may. */
export function reasonOf(engine: Engine, seat: number, code: number): Reason | null {
  const why = engine.whyNot(seat, code);
  const row = REASONS[why.number("reason") - 1];
  if (!row) return null;
  const [key, sentence, names] = row;
  const numbers = [why.number("first"), why.number("second")];
  const args = Object.fromEntries(names.map((name, place) => [name, valueOf(engine.game, name, numbers[place] ?? 0)]));
  const rule = why.number("rule");
  return {
    key,
    rule: `${LETTERS.charAt(Math.floor(rule / LETTER) - 1)}${rule % LETTER}`,
    sentence: filled(sentence, args),
    args,
  };
}

/** The same as a message, by the move's notation; null: the seat may make it, or it is no move. */
export function reasonOfMove(engine: Engine, seat: number, move: string): MoveReason | null {
  const code = codeOf(engine.game, move);
  const reason = code === null ? null : reasonOf(engine, seat, code);
  return reason && { type: "reason", id: null, move, allowed: false, key: reason.key, rule: reason.rule, args: reason.args };
}

/** The moves that a seat may make now. */
export const legalMoves = (engine: Engine, seat: number): string[] => engine.legal(engine.look(seat)).map((code) => moveText(engine.game, code));

function valueOf(game: GameName, name: string, number: number): string | number {
  switch (name) {
    case "card":
      return cardName(game, number);
    case "suit":
      return SUITS[number] ?? "";
    case "question":
      return GAMES[game].phases[number] ?? "";
    case "fitting":
      return members(BigInt(number)).map((kind) => SEALS[kind]).join(", ");
    default:
      return number;
  }
}
