/** The places of the players, and the lines of a chart. */

import type { GameName, State } from "./model.ts";

/** The factor that makes more points better: penalty points count against a player. */
export const signOf = (game: GameName): 1 | -1 => (game === "extreme" ? -1 : 1);

export interface Place {
  player: string;
  name: string;
  /** From 1, shared by equal totals; null for a player who has left. */
  place: number | null;
  total: number;
}

/** All players from the first place to the last, then those who have left. */
export function places(state: State): Place[] {
  const at = state.current ?? Math.max(state.rounds.length, 1);
  const sign = signOf(state.game);
  const here = state.players.filter((one) => state.totals[one.id] !== undefined && (one.left === null || at < one.left));
  const found = state.players.map((player) => {
    const total = state.totals[player.id] ?? 0;
    const ahead = here.filter((other) => sign * (state.totals[other.id] ?? 0) > sign * total).length;
    return { player: player.id, name: player.name, place: here.includes(player) ? 1 + ahead : null, total };
  });
  return found.sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || 0);
}

/** Each player's line in the chart: numbers of rounds and the totals after them, starting before their first round. */
export function series(state: State): Record<string, [number, number][]> {
  const lines = Object.fromEntries(state.players.map((player): [string, [number, number][]] => [player.id, []]));
  for (const round of state.rounds) {
    for (const [player, { points, total }] of Object.entries(round.cells)) {
      const line = lines[player];
      if (!line || points === null || total === null) continue;
      if (line.length === 0) line.push([round.number - 1, total - points]);
      line.push([round.number, total]);
    }
  }
  return lines;
}
