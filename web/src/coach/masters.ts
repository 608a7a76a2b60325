/** Masters at all seats, who finish a dealt round or play fresh deals of it (`foretell.coach.masters`). */

import type { Engine } from "../engine/engine.ts";
import { LOOKBACK } from "../engine/numbers.ts";

const NUMBER = 8;
/** Half of a 95 % interval, in standard errors. */
const NORMAL = 1.96;

/** What masters score on average: the points of a round, and half of the 95 % interval. */
export interface Mean {
  points: number;
  half: number;
}

export class Masters {
  readonly #players: number;
  readonly #room: number;
  readonly #levels: number;
  readonly #sums: number;
  readonly #most: number;

  /** `nets`: the address of the nets in the engine. */
  constructor(
    readonly engine: Engine,
    private readonly nets: number,
  ) {
    const { sizes, stateSize } = engine.tables;
    this.#most = engine.game === "wizard" ? 6 : 5;
    this.#players = engine.room(sizes.players);
    this.#room = engine.room(stateSize);
    this.#levels = engine.room(this.#most * NUMBER);
    this.#sums = engine.room(2 * this.#most * NUMBER);
  }

  /** The points by seat if masters finish the round from the engine's position: the mean of several tries. */
  finish(times = LOOKBACK.times): number[] {
    const sums = this.#play("finish_rounds", LOOKBACK.seed, times);
    return Array.from({ length: this.#seats }, (_, seat) => (sums[seat] ?? 0) / times);
  }

  /** The means over fresh deals of the next round, which the engine must be waiting for; by place, from the dealer's left. */
  fresh(many: number): Mean[] {
    const sums = this.#play("fresh_rounds", LOOKBACK.freshSeed, many);
    return Array.from({ length: this.#seats }, (_, place) => meanOf(sums[place] ?? 0, sums[this.#most + place] ?? 0, many));
  }

  get #seats(): number {
    return this.engine.state.number("seats");
  }

  /** The sums that a function adds up. */
  #play(name: "finish_rounds" | "fresh_rounds", seed: number, many: number): Float64Array {
    const { engine } = this;
    engine.numbers(this.#levels, this.#most).fill(BigInt(LOOKBACK.master));
    engine.floats(this.#sums, 2 * this.#most).fill(0);
    engine.call("sit_at_table", this.#players, this.#levels, BigInt(this.#most), LOOKBACK.waver[engine.game], BigInt(seed));
    engine.call(name, this.#players, engine.stateAddress, this.#room, BigInt(seed), BigInt(many), this.nets, this.#sums);
    return engine.floats(this.#sums, 2 * this.#most).slice();
  }
}

/** The mean of values with this sum and this sum of squares. */
function meanOf(total: number, squares: number, many: number): Mean {
  const points = total / many;
  const variance = Math.max(squares / many - points * points, 0);
  return { points, half: many > 1 ? NORMAL * Math.sqrt(variance / (many - 1)) : Infinity };
}
