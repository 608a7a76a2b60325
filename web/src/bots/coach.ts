/** The coach on this device: the same advice as from the library (`foretell.coach`), by the same functions. */

import type { Engine, Fields, ViewField } from "../engine/engine.ts";
import { COACH } from "../engine/numbers.ts";
import { FORMAT, type Advice, type Advised, type Adviser, type Value, type Why } from "../protocol/advice.ts";
import type { Bots } from "./bots.ts";
import { calibrated } from "./calibration.ts";
import { nameOfNets } from "./nets.ts";
import type { Sought } from "./search.ts";

/** For drawing worlds: the library's default, so that the advice is the same. */
const SEED = 0n;
const NUMBER = 8;
const MOST_MOVES = 64;
const NO_WHY: Why = { kind: "only-move", values: {} };

/** What the coach is asked; the same question gets the same answer, except that the grand master's depends on its time. */
export interface Question extends Pick<Sought, "foretold" | "isOff"> {
  bot: Adviser;
  seat: number;
}

/** By move: the points (more are better, in both games) and the chance to succeed. */
interface Estimates {
  points: Float64Array;
  chances: Float64Array;
}

/** A position as a seat sees it, copied before anything can change it. */
export interface Seen {
  view: Fields<ViewField>;
  codes: readonly number[];
}

export class Coach {
  readonly #coach: number;
  readonly #points: number;
  #nets = "";

  constructor(
    readonly engine: Engine,
    readonly bots: Bots,
  ) {
    this.#coach = engine.room(engine.tables.sizes.coach);
    this.#points = engine.room(MOST_MOVES * NUMBER);
  }

  /**
   * Advice for the seat whose turn it is in the engine's current state, which may change meanwhile; null if it is not the
   * seat's turn, or if nobody waits any more.  Rejects if the nets are unavailable, and with Stalled without a sign of life.
   */
  async advise(question: Question): Promise<Advice | null> {
    const { engine } = this;
    const view = engine.look(question.seat);
    const codes = engine.legal(view);
    return codes.length ? this.#advise(question, { view, codes }) : null;
  }

  /** Bots can move while the nets are being fetched. */
  async #advise(question: Question, seen: Seen): Promise<Advice | null> {
    const { nets } = await this.bots.rooms();
    return this.bots.alone(async (alive) => (question.isOff() ? null : this.#judged({ ...question, alive }, seen, nets)));
  }

  async #judged(question: Question & Pick<Sought, "alive">, seen: Seen, nets: number): Promise<Advice | null> {
    const estimates = await this.#estimates(question, seen);
    if (question.isOff()) return null;
    return this.#told(question, seen, estimates, nets);
  }

  /** What the bot expects of each move. */
  #estimates(question: Question & Pick<Sought, "alive">, seen: Seen): Promise<Estimates> {
    return this.estimates({ ...question, ...seen, toWin: false, random: SEED }, question.bot === "grandmaster");
  }

  /** What a search, or the nets alone, expect of each move; the nets must have arrived. */
  async estimates(sought: Sought, bySearch: boolean): Promise<Estimates> {
    const { view, codes } = sought;
    this.engine.put(view, codes);
    if (bySearch && codes.length > 1) {
      const { search } = this.bots;
      const best = await search.best(sought);
      if (best !== null) return search.estimates(codes.length);
      this.engine.put(view, codes);
    }
    const { points, chances } = this.bots.judge(codes.length);
    return { points: calibrated(this.engine, view, points), chances };
  }

  #told(question: Question, seen: Seen, { points, chances }: Estimates, nets: number): Advice {
    const { engine } = this;
    const whys = this.explain(seen, points, nets);
    const wins = this.#chancesToWin(seen);
    const sign = engine.game === "extreme" ? -1 : 1;
    const moves = seen.codes.map((code, m): Advised => {
      const worth = sign * (points[m] ?? 0) + 0; // no penalty points are 0, not -0
      const told = { move: engine.tables.moves[code] ?? "", points: worth, chance: chances[m] ?? 0, why: whys[m] ?? NO_WHY };
      return { ...told, ...(wins && { win: wins[m] ?? 0 }) };
    });
    moves.sort((one, other) => sign * (other.points - one.points));
    return { format: FORMAT, rules: COACH.rules, bot: question.bot, nets: this.nets, worlds: this.#worlds, moves };
  }

  /** By move, in the last of several rounds: the chance to win the game. */
  #chancesToWin({ view, codes }: Seen): Float64Array | null {
    const rounds = view.number("rounds");
    if (rounds === 1 || view.number("round") < rounds) return null;
    this.engine.put(view, codes);
    return this.bots.chancesToWin(codes.length);
  }

  /** The name of the nets, which must have arrived, with their checksum. */
  get nets(): string {
    return (this.#nets ||= nameOfNets(this.engine.game, this.bots.netsMemory));
  }

  /** Reasons for the moves at these places, from the points of all moves (more are better); `nets`: the address of the nets. */
  explain(seen: Seen, points: Float64Array, nets: number, places: readonly number[] = seen.codes.map((_, place) => place)): Why[] {
    const { engine } = this;
    const many = seen.codes.length;
    engine.put(seen.view, seen.codes);
    engine.floats(this.#points, many).set(points);
    const wanted = places.reduce((set, place) => set | (1n << BigInt(place)), 0n);
    const asked = [engine.viewAddress, engine.codesAddress, BigInt(many), this.#points, BigInt.asIntN(MOST_MOVES, wanted), SEED] as const;
    engine.call("coach_moves", this.#coach, ...asked, nets);
    return places.map((place) => this.#why(place));
  }

  /** The reason for a move (`bots/coach/reasons.py`). */
  #why(m: number): Why {
    const [kind, names] = COACH.kinds[Number(this.engine.numbers(this.#coach, MOST_MOVES)[m])] ?? ["", []];
    const start = this.#coach + NUMBER * (MOST_MOVES + COACH.values * m);
    const values = this.engine.floats(start, COACH.values);
    return { kind, values: Object.fromEntries(names.map((name, i) => [name, this.#named(name, values[i] ?? 0)])) };
  }

  get #worlds(): number {
    return Number(this.engine.numbers(this.#coach + NUMBER * MOST_MOVES * (1 + COACH.values), 1)[0]);
  }

  /** What a value means (`foretell.coach.sentences`). */
  #named(name: string, value: number): Value {
    const lists: Readonly<Record<string, readonly string[]>> = COACH.lists;
    if ((COACH.cards as readonly string[]).includes(name)) return this.engine.tables.moves[value]?.split(" ")[1] ?? "";
    return lists[name]?.[value] ?? value;
  }
}
