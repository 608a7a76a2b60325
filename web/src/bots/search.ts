/** The grand master's search, in steps; the worker can receive messages between them (`bots/search/searching.py`). */

import type { Alive } from "../browser/watched.ts";
import type { Engine, Fields, ViewField } from "../engine/engine.ts";

const TRIED_AT_ONCE = 8;
const DRAWN_AT_ONCE = 16;
/** The share of the time spent on drawing and weighting worlds. */
const DRAWING = 0.6;
const MOST_MOVES = 64;
const NUMBER = 8;
const MOST_SEALS = 42;
const SECOND = 1000;
const FORETELLING: readonly string[] = ["trump", "bid", "predict"];

/** What a search is asked: the view, its legal moves (more than one), and what follows from the game. */
export interface Sought {
  view: Fields<ViewField>;
  codes: readonly number[];
  /** The predicted seals of Wizard Extreme, as in `Table.foretold`. */
  foretold: readonly number[];
  /** Whether it plays for the win of the game, or for points. */
  toWin: boolean;
  /** For drawing worlds; 0 to 2^62 - 1. */
  random: bigint;
  /** Try exactly this many worlds, however long it takes; if absent, as many as time allows. */
  worlds?: number;
  /** Whether the answer is no longer needed. */
  isOff: () => boolean;
  /** Called after each step. */
  alive?: Alive;
}

export class Search {
  readonly #search: number;
  readonly #worlds: number;
  readonly #logs: number;
  readonly #weights: number;
  readonly #points: number;
  readonly #seals: number;

  /** `clock`: in milliseconds. */
  constructor(
    readonly engine: Engine,
    private readonly nets: number,
    private readonly clock: () => number,
  ) {
    const { sizes, stateSize, search } = engine.tables;
    const most = search.worlds * search.drawn;
    this.#search = engine.room(sizes.search);
    this.#worlds = engine.room(most * stateSize);
    this.#logs = engine.room(NUMBER * most);
    this.#weights = engine.room(NUMBER * most);
    this.#points = engine.room(NUMBER * 2 * MOST_MOVES);
    this.#seals = engine.room(NUMBER * MOST_SEALS);
    engine.call("set_model", this.#search, search.temperature, search.blunders, BigInt(search.drawn), search.fewest);
  }

  /** The index of the best move; null if the nets alone should choose. */
  async best({ view, codes, foretold, toWin, random, worlds, isOff, alive }: Sought): Promise<number | null> {
    const started = this.clock();
    const { engine } = this;
    const { search } = engine.tables;
    const phase = this.#phase(view);
    const foretells = FORETELLING.includes(phase);
    const trust = foretells ? search.bids : search.cards;
    if (trust === null || phase === "cloud" || (foretells && isClassic(view))) return null;
    const [decisions, margin, doubt, bias] = trust;
    engine.call("set_trust", this.#search, BigInt(decisions), margin, doubt, bias, search.sure);
    engine.numbers(this.#seals, foretold.length).set(foretold.map(BigInt));
    engine.call("set_foretold", this.#search, this.#seals, BigInt(foretold.length));
    engine.call("set_aim", this.#search, BigInt(toWin));
    const asked = [engine.viewAddress, engine.codesAddress, BigInt(codes.length)] as const;
    if (engine.call("begin", this.#search, ...asked, random, this.nets)) {
      const most = view.number("tricks_left") > search.far ? Math.min(search.worlds, search.stage) : search.worlds;
      await this.#tried(started, most, worlds, isOff, alive);
    }
    return engine.call("conclude", this.#search, this.#points, this.#points + NUMBER * MOST_MOVES);
  }

  /** What the latest search expects of the moves: points (more are better) and chances. */
  estimates(many: number): { points: Float64Array; chances: Float64Array } {
    const at = (place: number): Float64Array => this.engine.floats(this.#points + NUMBER * place, many).slice();
    return { points: at(0), chances: at(MOST_MOVES) };
  }

  #phase(view: Fields<ViewField>): string {
    return this.engine.tables.phases[view.number("phase")] ?? "";
  }

  /** Try the moves stage by stage, until only one is left to try (`Search._try_stages`). */
  async #tried(started: number, most: number, worlds: number | undefined, isOff: () => boolean, alive: Alive = () => undefined): Promise<void> {
    const { engine } = this;
    const { search } = engine.tables;
    const late = (part: number): boolean => isOff() || (worlds === undefined && this.clock() - started > part * search.seconds * SECOND);
    let left = Math.min(worlds ?? Infinity, most);
    const every = engine.call("count_every", this.#search, BigInt(left));
    const stage = every ? left : search.stage;
    for (let stages = 0; left > 0 && !(stages && late(stages / (stages + 1))); stages += 1) {
      await this.#draw(every || Math.min(left, stage) * search.drawn, () => late(stages ? 1 : DRAWING), alive);
      if (await this.#isSettled(() => late(1), alive)) return;
      left -= stage;
    }
  }

  /** Draw this many worlds for a stage. */
  async #draw(most: number, late: () => boolean, alive: Alive): Promise<void> {
    const { engine } = this;
    const { stateSize } = engine.tables;
    engine.call("begin_stage", this.#search);
    engine.bytes(this.#worlds, most * stateSize).fill(0);
    for (let drawn = 0; drawn < most && !(drawn && late()); drawn += DRAWN_AT_ONCE) {
      const many = Math.min(DRAWN_AT_ONCE, most - drawn);
      engine.call("draw_worlds", this.#search, this.#worlds, this.#logs, BigInt(many), this.nets);
      await listen().then(alive);
    }
  }

  /** Try the moves in the likelier ones of these worlds; whether that is all. */
  async #isSettled(late: () => boolean, alive: Alive): Promise<boolean> {
    const { engine } = this;
    engine.call("weigh", this.#search, this.#logs, this.#weights);
    while (engine.call("try_worlds", this.#search, this.#worlds, this.#weights, BigInt(TRIED_AT_ONCE), this.nets)) {
      if (late()) return true;
      await listen().then(alive);
    }
    return Boolean(engine.call("is_over", this.#search));
  }
}

/** Whether nothing but the book's cards and rules is played, in Wizard; there search finds no better bid than the nets. */
function isClassic(view: Fields<ViewField>): boolean {
  return view.number("specials") === 0 && view.number("mode") === 0;
}

/** Let the worker receive a waiting message. */
function listen(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
