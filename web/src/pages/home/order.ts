/** The order of the reader's games: those that wait for them come first. */

import type { OwnTable } from "../../protocol/types.ts";

/** His turn, being played, not yet begun, over. */
function urgency({ your_turn, status }: OwnTable): number {
  if (your_turn) return 0;
  return status === "playing" ? 1 : status === "waiting" ? 2 : 3;
}

/** Closed tables are left out; within a kind the latest comes first. */
export function inOrder(tables: readonly OwnTable[]): OwnTable[] {
  const shown = tables.filter((table) => table.status !== "closed");
  return shown.sort((one, other) => urgency(one) - urgency(other) || other.at - one.at);
}

/** The names at the table without free seats, and without the reader's own, which nobody else at it has. */
export function othersOf({ names }: { names: readonly string[] }, own: string | null): string[] {
  const index = own === null ? -1 : names.indexOf(own);
  return names.filter((name, place) => name !== "" && place !== index);
}
