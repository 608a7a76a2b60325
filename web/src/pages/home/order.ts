/** The order of the reader's games: those that wait for them come first. */

import type { OwnTable } from "../../protocol/types.ts";

/** The reader's turn, in play, not started yet, over. */
function urgency({ your_turn, status }: OwnTable): number {
  if (your_turn) return 0;
  return status === "playing" ? 1 : status === "waiting" ? 2 : 3;
}

/** The tables without the closed ones, sorted by urgency, then latest first. */
export function inOrder(tables: readonly OwnTable[]): OwnTable[] {
  const shown = tables.filter((table) => table.status !== "closed");
  return shown.sort((one, other) => urgency(one) - urgency(other) || other.at - one.at);
}

/** The names at the table, without free seats and the reader's own. */
export const othersOf = ({ names }: { names: readonly string[] }, own: number | null): string[] =>
  names.filter((name, seat) => name !== "" && seat !== own);

/** The reader's place after the latest round, from 1; null before one is complete. */
export function standing({ totals = [], seat, kind }: OwnTable): number | null {
  const own = totals[seat];
  if (own === undefined) return null;
  return 1 + totals.filter((other) => (kind.game.game === "extreme" ? other < own : other > own)).length;
}

/** The game to continue; undefined: none is open. */
export const openGame = (tables: readonly OwnTable[]): OwnTable | undefined => tables.find(({ status }) => status === "playing");
