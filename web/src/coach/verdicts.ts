/** Judges a decision by playing out whole rounds with deals that fit what the seat saw (`foretell.coach.verdicts`). */

import limits from "../../../src/foretell/coach/limits.json";
import type { Seen } from "../bots/coach.ts";
import type { Engine } from "../engine/engine.ts";
import { LOOKBACK } from "../engine/numbers.ts";
import type { Part } from "./classes.ts";

const NUMBER = 8;
const MOST_SEALS = 42;
const FEWEST_BLOCKS = 4;
/** The index of the limit from which a decision is an inaccuracy. */
const INACCURACY = 1;

/** A choice that a seat made. */
export interface Choice {
  seen: Seen;
  /** Which of the legal moves it made. */
  k: number;
  /** B5: the predictions, as far as the seat remembers them. */
  foretold: readonly number[];
}

/** What whole rounds say about a decision; more points are better, in both games. */
export interface Verdict {
  /** The index of the better move; that of the move made if no other is surely better. */
  best: number;
  /** The number of deals in which both were played; 0: none could be drawn, and the rest is meaningless. */
  deals: number;
  lost: number;
  /** Half of the 95 % interval of the lead. */
  half: number;
  points: number;
  bestPoints: number;
}

/** How many deals a decision gets, and how they are weighted (`Measure`). */
type Measure = { readonly [name in keyof (typeof LOOKBACK.verdict)["wizard"]]: number };

/** A measure that states leads from this many deals, and looks for better moves in half as many. */
function withDeals(usual: Measure, deals: number): Measure {
  const blocks = Math.max(Math.ceil((deals * usual.tried) / LOOKBACK.dealsOfBlock), FEWEST_BLOCKS);
  return { ...usual, choosing: Math.max(Math.floor(blocks / 2), 2), fewest: blocks, stating: blocks, precise: 0 };
}

export class Verdicts {
  readonly #verdict: number;
  readonly #seals: number;

  /** `nets`: the address of the nets in the engine. */
  constructor(
    private readonly engine: Engine,
    private readonly nets: number,
  ) {
    this.#verdict = engine.room(engine.tables.sizes.verdict);
    this.#seals = engine.room(NUMBER * MOST_SEALS);
  }

  /** The verdict on the move made; `deals`: the number of deals from which a lead is stated, null: the usual one. */
  judge({ seen, k, foretold }: Choice, part: Part, deals: number | null): Verdict {
    const { engine, nets } = this;
    const usual: Measure = LOOKBACK.verdict[engine.game];
    const measure = deals === null ? usual : withDeals(usual, deals);
    this.#set(measure, limits[engine.game][part][INACCURACY] ?? 0);
    engine.numbers(this.#seals, foretold.length).set(foretold.map(BigInt));
    engine.call("set_seals", this.#verdict, this.#seals, BigInt(foretold.length));
    engine.put(seen.view, seen.codes);
    const asked = [engine.viewAddress, engine.codesAddress, BigInt(seen.codes.length), BigInt(k)] as const;
    let goesOn = engine.call("begin_verdict", this.#verdict, ...asked, BigInt(LOOKBACK.verdictSeed), nets);
    while (goesOn) goesOn = engine.call("next_block", this.#verdict, nets);
    return this.#read();
  }

  #set({ margin, candidates, choosing, fewest, stating, precise, doubt, tried, even }: Measure, limit: number): void {
    const deals = [BigInt(candidates), BigInt(choosing), BigInt(fewest), BigInt(stating)] as const;
    this.engine.call("set_verdict", this.#verdict, limit, margin, ...deals, precise);
    this.engine.call("set_weighing", this.#verdict, doubt, BigInt(tried), even);
  }

  #read(): Verdict {
    const [, best = 0n, deals = 0n] = this.engine.numbers(this.#verdict, 3);
    const [lost = 0, half = 0, points = 0, bestPoints = 0] = this.engine.floats(this.#verdict + 3 * NUMBER, 4);
    return { best: Number(best), deals: Number(deals), lost, half, points, bestPoints };
  }
}
