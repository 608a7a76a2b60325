/** How many points more than the nets expect masters score (`foretell.coach.watching`). */

import file from "../../../src/foretell/coach/calibration.json";
import type { Engine } from "../engine/engine.ts";
import { SPECIALS } from "../engine/numbers.ts";

/** The corrected points of the moves in the engine's position. */
export function calibrated(engine: Engine, points: Float64Array): Float64Array {
  if (engine.game === "extreme") return points;
  const table: Readonly<Record<string, number>> = file.wizard;
  const { state, tables } = engine;
  const specials = state.bits("specials").toString(2).replaceAll("0", "").length;
  const beyond = ((table[tables.phases[state.number("phase")] ?? ""] ?? 0) * specials) / SPECIALS.length;
  return points.map((one) => one + beyond);
}
