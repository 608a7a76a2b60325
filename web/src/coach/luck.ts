/** What masters score on average, by kind of round and place at the table: from tables, or from fresh deals (`foretell.coach.luck`). */

import file from "../../../src/foretell/coach/luck.json";
import type { Engine } from "../engine/engine.ts";
import { COACH, LOOKBACK } from "../engine/numbers.ts";
import type { Masters, Mean } from "./masters.ts";

type Rows = readonly (readonly number[])[];
type Tables = Readonly<Record<string, Readonly<Record<string, Rows>>>>;

export class Luck {
  /** Whether a mean comes from fresh deals because there is no table. */
  isFresh = false;
  readonly #found = new Map<string, readonly Mean[]>();
  readonly #tables: Tables;

  /** `nets`: the version of the nets; tables made by other nets are not used.  `fresh`: the number of deals if there is no table. */
  constructor(
    readonly engine: Engine,
    private readonly masters: Masters,
    nets: string,
    private readonly fresh: number = LOOKBACK.fresh,
  ) {
    const isOurs = file.version === LOOKBACK.luck && file.rules === COACH.rules && file.nets[engine.game] === nets;
    this.#tables = isOurs ? (file.kinds as Tables) : {};
  }

  /** The means of this round (from 1) of the engine's game, by seat. */
  means(round: number): Mean[] {
    const [kind, size] = this.#key(round);
    const key = `${kind} ${size}`;
    const { engine } = this;
    const byPlace = this.#found.get(key) ?? this.#ofTable(kind, size) ?? this.#ofDeals(round);
    this.#found.set(key, byPlace);
    const seats = engine.state.number("seats");
    const dealer = (engine.state.number("first_dealer") + round - 1) % seats;
    return Array.from({ length: seats }, (_, seat) => byPlace[(seat - dealer - 1 + seats) % seats] ?? { points: 0, half: 0 });
  }

  #ofTable(kind: string, size: string): Mean[] | null {
    return this.#tables[kind]?.[size]?.map(([points = 0, half = 0]) => ({ points, half })) ?? null;
  }

  #ofDeals(round: number): Mean[] {
    this.isFresh = true;
    return this.engine.before(round, () => this.masters.fresh(this.fresh));
  }

  /** The kinds of the game and of the round. */
  #key(round: number): [kind: string, size: string] {
    const { engine } = this;
    return engine.before(round, () => {
      engine.call("start_round", engine.stateAddress);
      const { state } = engine;
      if (engine.game === "extreme") return [`extreme/${state.number("seats")}/${engine.call("magician_base", engine.stateAddress)}`, "15"];
      const kind = (["seats", "specials", "mode", "bidding", "plus_minus_one"] as const).map((field) => state.number(field));
      return [`wizard/${kind.join("/")}`, `${state.number("cards")}${engine.call("deals_unseen", engine.stateAddress) ? "?" : ""}`];
    });
  }
}
