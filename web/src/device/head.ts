/** A game's entry in the list of the reader's games. */

import type { OwnTable } from "../protocol/types.ts";
import { FORMAT } from "./log.ts";
import type { Head } from "./store.ts";
import type { Table } from "./table.ts";

/** A game without its lines, and its entry in the list of the reader's games. */
export function headOf(table: Table): Head {
  const { id, kind, seed, you, daily, challenge, given } = table.kept;
  const rare = { ...(daily && { daily }), ...(challenge && { challenge }), ...(given && { given }) };
  return { id, version: FORMAT, kind, seed, you, hints: table.hints, ...rare, shown: shownOf(table) };
}

function shownOf(table: Table): OwnTable {
  const { engine } = table;
  const asked = table.asked;
  const created = table.kept.entries[0]?.action;
  return {
    table: table.id,
    kind: table.kind,
    status: table.status,
    names: table.seats.map((seat) => seat.name),
    free: 0,
    your_turn: asked !== null && asked.bot === null,
    seat: table.you,
    round: engine.state.number("round"),
    rounds: engine.state.number("rounds"),
    at: table.steps.at(-1)?.entry.at ?? 0,
    totals: [...(table.sheet.at(-1)?.totals ?? [])],
    rematch_of: created?.action === "created" ? created.rematch_of : null,
  };
}
