/** The score sheet, from the events of a game with nothing hidden, and the seals. */

import type { Line, TableView } from "../protocol/types.ts";
import type { Engine } from "./engine.ts";
import { sealsIn } from "./names.ts";
import { NUMBERS, SEALS } from "./numbers.ts";

type Event = Line["events"][number];
type Scored = Extract<Event, { event: "round-scored" }>;

/** The row of the round just scored. */
export function sheetRow(engine: Engine, { round, points, totals }: Scored): TableView["sheet"][number] {
  const { state } = engine;
  const seats = state.number("seats");
  const common = { round, dealer: state.number("dealer"), tricks: state.list("won", seats), points, totals };
  if (engine.game === "wizard") return { ...common, bids: state.list("bid", seats), seals: null, magician: null };
  const magician = state.number("magician");
  const seals = Array.from({ length: seats }, (_, seat) => sealsIn(state, "seals", seat, false));
  return { ...common, bids: null, seals, magician: magician === NUMBERS.none ? null : magician };
}

/** The seals of all seats and the pool. */
export function sealsNow({ state }: Engine): number[] {
  return [...state.list("seals", SEALS.length * state.number("seats")), ...state.list("pool", SEALS.length)];
}
