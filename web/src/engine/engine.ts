/** The rules of a game in WebAssembly (`web/engine`): typed access to its memory and functions. */

import { EVENT, EXTREME, MODES, NUMBERS, WHY_NOT, WIZARD } from "./numbers.ts";
import type { Course } from "./options.ts";

export const GAMES = { wizard: WIZARD, extreme: EXTREME } as const;
export type GameName = keyof typeof GAMES;
type StateField = keyof typeof WIZARD.state | keyof typeof EXTREME.state;
export type ViewField = keyof typeof WIZARD.view | keyof typeof EXTREME.view;
/** The numbers of an event as the rules write them (`EVENT.fields`). */
export type EventNumbers = BigInt64Array;

type Exported = (...values: (number | bigint)[]) => number | bigint | undefined;

/** The course of the rule book: first dealer and rounds (A2, A3, B4). */
const BOOK: Course = { first: 0, sizes: [] };
const PAGE = 65_536;
const NUMBER = 8;
/** The largest number of legal moves. */
const MOST_MOVES = 64;

/** The next round before it is dealt. */
export interface Coming {
  seats: number;
  /** The number of cards per seat. */
  cards: number;
  deck: readonly number[];
  /** Whether a card is turned up for trump. */
  turnsUp: boolean;
  /** V5: whether each seat is dealt its own cards. */
  isOfOwnCards: boolean;
}

/** A list of integers in a struct. */
export class Fields<F extends string> {
  constructor(
    readonly numbers: BigInt64Array,
    private readonly places: Readonly<Partial<Record<F, number>>>,
  ) {}

  number(field: F, index = 0): number {
    return Number(this.bits(field, index));
  }

  bits(field: F, index = 0): bigint {
    return this.numbers[(this.places[field] ?? Number.NaN) + index] ?? 0n;
  }

  list(field: F, length: number): number[] {
    return Array.from({ length }, (_, index) => this.number(field, index));
  }
}

/** A game's module, with a state, a view and the other structs that its functions need. */
export class Engine {
  readonly tables: (typeof GAMES)[GameName];
  readonly #memory: WebAssembly.Memory;
  readonly #functions: WebAssembly.Exports;
  #free: number;
  readonly #state: number;
  readonly #view: number;
  readonly #events: number;
  readonly #why: number;
  readonly #deck: number;
  readonly #codes: number;
  readonly #claim: number;

  private constructor(
    readonly game: GameName,
    instance: WebAssembly.Instance,
  ) {
    this.tables = GAMES[game];
    this.#functions = instance.exports;
    this.#memory = instance.exports["memory"] as WebAssembly.Memory;
    this.#free = (instance.exports["__heap_base"] as WebAssembly.Global).value as number;
    this.#state = this.room(this.tables.stateSize);
    this.#view = this.room(this.tables.viewSize);
    this.#events = this.room(EVENT.size * EVENT.most);
    this.#why = this.room(WHY_NOT.size);
    this.#deck = this.room(NUMBERS.deck * NUMBER);
    this.#codes = this.room(MOST_MOVES * NUMBER);
    this.#claim = this.room(this.tables.sizes.claim);
  }

  /** An engine from the game's compiled module. */
  static async of(game: GameName, module: WebAssembly.Module): Promise<Engine> {
    return new Engine(game, await WebAssembly.instantiate(module, {}));
  }

  /** The address of newly allocated memory, filled with zeros. */
  room(bytes: number): number {
    const start = Math.ceil(this.#free / 16) * 16;
    this.#free = start + bytes;
    const missing = this.#free - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return start;
  }

  /** The memory from an address as integers; valid until more memory is allocated. */
  numbers(address: number, many: number): BigInt64Array {
    return new BigInt64Array(this.#memory.buffer, address, many);
  }

  floats(address: number, many: number): Float64Array {
    return new Float64Array(this.#memory.buffer, address, many);
  }

  bytes(address: number, many: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, many);
  }

  /** Call a function of the game; the rules' integers are BigInts, addresses are numbers. */
  call(name: string, ...values: (number | bigint)[]): number {
    return Number((this.#functions[`${this.game}_${name}`] as Exported)(...values) ?? 0);
  }

  /** Start a game; `settings`: the arguments of `new_game` between seats and seed; `course`: who deals first, and the rounds. */
  newGame(seats: number, settings: readonly number[], seed: bigint, { first, sizes }: Course = BOOK): void {
    this.bytes(this.#state, this.tables.stateSize).fill(0);
    this.bytes(this.#view, this.tables.viewSize).fill(0); // bots' random numbers depend on it, including empty seats
    this.call("new_game", this.#state, BigInt(seats), ...settings.map(BigInt), seed);
    this.numbers(this.#deck, sizes.length).set(sizes.map(BigInt));
    const rounds = this.game === "wizard" ? [this.#deck, BigInt(sizes.length)] : [];
    this.call("set_course", this.#state, BigInt(first), ...rounds);
  }

  /** How many rounds a game has unless players agree otherwise (A2, B4). */
  usualRounds(seats: number): number {
    return this.call("rounds_of_game", BigInt(seats), ...(this.game === "wizard" ? [0n] : []));
  }

  /** Deal the next round from the game's seed. */
  deal(): EventNumbers[] {
    this.call("deal", this.#state, this.#deck);
    return this.#written(this.call("deal_events", this.#state, this.#events));
  }

  /** The next round, which was not dealt yet. */
  coming(): Coming {
    return this.#trying(() => {
      this.call("start_round", this.#state);
      const { state } = this;
      const many = this.call("fill_deck", this.#state, this.#deck);
      return {
        seats: state.number("seats"),
        cards: state.number("tricks_left"),
        deck: Array.from(this.numbers(this.#deck, many), Number),
        turnsUp: this.game === "wizard" && this.call("turns_up", this.#state) !== 0,
        isOfOwnCards: this.game === "wizard" && MODES[state.number("mode")] === "single-suit",
      };
    });
  }

  /** The position of a seat's n-th card (from 0) in a deck; the card to turn up follows the last card dealt. */
  placeInDeck(seat: number, n: number): number {
    if (this.game === "extreme") return this.state.number("seats") * n + seat;
    return this.call("place_in_deck", this.#state, BigInt(seat), BigInt(n));
  }

  /** Deal the next round from a deck (`placeInDeck`). */
  dealGiven(deck: readonly number[]): EventNumbers[] {
    this.numbers(this.#deck, deck.length).set(deck.map(BigInt));
    this.call("deal_given", this.#state, this.#deck);
    return this.#written(this.call("deal_events", this.#state, this.#events));
  }

  /** Whether a move is legal; V4: with the real card. */
  isLegal(code: number): boolean {
    return this.call("is_legal", this.#state, BigInt(code)) !== 0;
  }

  /** Make a legal move. */
  apply(code: number): EventNumbers[] {
    return this.#written(this.call("apply_with_events", this.#state, BigInt(code), this.#events));
  }

  /** A copy of the state, for `restore`. */
  save(): Uint8Array {
    return this.bytes(this.#state, this.tables.stateSize).slice();
  }

  /** Return to a saved state. */
  restore(saved: Uint8Array): void {
    this.bytes(this.#state, this.tables.stateSize).set(saved);
  }

  /** The event as a seat (null: a spectator) may see it. */
  seenBy(event: EventNumbers, seat: number | null): EventNumbers {
    this.numbers(this.#events, event.length).set(event);
    this.call("hide", this.#events, BigInt(seat ?? NUMBERS.none));
    return this.numbers(this.#events, event.length).slice();
  }

  /** The whole state, hidden cards included; only for the table. */
  get state(): Fields<StateField> {
    return new Fields(this.numbers(this.#state, this.tables.stateSize / NUMBER), this.tables.state);
  }

  /** What a seat (null: a spectator) may see. */
  look(seat: number | null): Fields<ViewField> {
    this.call("look", this.#state, BigInt(seat ?? NUMBERS.none), this.#view);
    return new Fields(this.numbers(this.#view, this.tables.viewSize / NUMBER).slice(), this.tables.view);
  }

  /** The address of the state, for functions that play with copies of it. */
  get stateAddress(): number {
    return this.#state;
  }

  /** Do something in the position before the deal of this round (from 1), then go back. */
  before<T>(round: number, what: () => T): T {
    return this.#trying(() => {
      const { numbers } = this.state;
      const { state, phases } = this.tables;
      numbers[state.round] = BigInt(round - 1);
      numbers[state.phase] = BigInt(phases.indexOf("deal" as never));
      numbers[state.turn] = BigInt(NUMBERS.none);
      return what();
    });
  }

  /** The address of the view that `look` wrote last; bots may change it. */
  get viewAddress(): number {
    return this.#view;
  }

  /** The address of the codes that `legal` wrote last. */
  get codesAddress(): number {
    return this.#codes;
  }

  /** Write a view and codes back to where `look` and `legal` wrote them. */
  put(view: Fields<ViewField>, codes: readonly number[]): void {
    this.numbers(this.#view, view.numbers.length).set(view.numbers);
    this.numbers(this.#codes, codes.length).set(codes.map(BigInt));
  }

  /** The codes of the legal moves that a view shows. */
  legal(view: Fields<ViewField>): number[] {
    const sets = [view.bits("legal_suited"), view.bits("legal_rest")] as const;
    return this.#codesOf(this.call("write_codes", view.bits("phase"), ...sets, this.#codes));
  }

  /** The codes of all legal moves, including hidden cards. */
  allLegal(): number[] {
    return this.#codesOf(this.call("legal_codes", this.#state, this.#codes));
  }

  /** Why a seat (null: a spectator) may not make a move; reason 0: it may. */
  whyNot(seat: number | null, code: number): Fields<keyof typeof WHY_NOT.fields> {
    this.look(seat);
    this.call("why_not", this.#view, BigInt(code), this.#why);
    return new Fields(this.numbers(this.#why, WHY_NOT.size / NUMBER).slice(), WHY_NOT.fields);
  }

  /** Whether the seat whose turn it is may claim the remaining tricks. */
  mayClaim(seat: number): boolean {
    if (this.game !== "wizard") return false;
    this.look(seat);
    return this.call("may_claim", this.#view, this.#claim) !== 0;
  }

  /** The moves up to the end of the round after a seat's claim, each with its seat. */
  restOfRound(claimer: number): [seat: number, code: number][] {
    const playing = this.tables.phases.indexOf("play" as never);
    return this.#trying(() => {
      const rest: [number, number][] = [];
      while (this.state.number("phase") === playing) {
        const seat = this.state.number("turn");
        const code = seat === claimer ? this.#sureCode(seat) : (this.allLegal()[0] ?? NUMBERS.none);
        if (code === NUMBERS.none) throw new Error("the claimer has no sure move");
        rest.push([seat, code]);
        this.call("apply", this.#state, BigInt(code));
      }
      return rest;
    });
  }

  /** The winners' seats. */
  winners(): number[] {
    const set = this.call("winners", this.#state);
    return Array.from({ length: this.state.number("seats") }, (_, seat) => seat).filter((seat) => (set >> seat) & 1);
  }

  /** Do something with the state, then undo it. */
  #trying<T>(what: () => T): T {
    const saved = this.save();
    try {
      return what();
    } finally {
      this.restore(saved);
    }
  }

  #sureCode(seat: number): number {
    this.look(seat);
    return this.call("sure_code", this.#view, this.#claim);
  }

  #codesOf(many: number): number[] {
    return Array.from(this.numbers(this.#codes, many), Number);
  }

  #written(many: number): EventNumbers[] {
    const length = EVENT.size / NUMBER;
    return Array.from({ length: many }, (_, n) => this.numbers(this.#events + n * EVENT.size, length).slice());
  }
}
