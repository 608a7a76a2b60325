/** The summary of a game in links and pictures: its results without its history. */

import type { Round, State } from "./model.ts";
import { places } from "./standing.ts";

export const SUMMARY = "foretell-pad-summary/1";

/** `[bid, tricks, points]`, in Wizard Extreme `[seals left, 1 with the Magician, points]`; null: did not play. */
export type SummaryCell = [number | null, number | null, number | null] | null;

export interface Summary {
  format: typeof SUMMARY;
  game: State["game"];
  title: string;
  over: boolean;
  /** Name, place and total of each player, by seat. */
  players: [name: string, place: number | null, total: number][];
  /** Number, dealer's seat, and a cell for each seat. */
  rounds: [number: number, dealer: number, ...cells: SummaryCell[]][];
}

/** The scored rounds of a game. */
export function summary(state: State): Summary {
  const standing = places(state);
  const placeOf = (id: string) => standing.find((one) => one.player === id);
  const seats = state.players.map((player) => player.id);
  const scored = state.rounds.filter((round) => round.phase === "scored");
  return {
    format: SUMMARY,
    ...{ game: state.game, title: state.title, over: state.over },
    players: state.players.map(({ id, name }) => [name, placeOf(id)?.place ?? null, placeOf(id)?.total ?? 0]),
    rounds: scored.map((round) => [round.number, seats.indexOf(round.dealer), ...seats.map((id) => cellOf(round, id))]),
  };
}

function cellOf(round: Round, player: string): SummaryCell {
  if ("bid_sum" in round) {
    const cell = round.cells[player];
    return cell ? [typeof cell.final === "number" ? cell.final : null, cell.tricks, cell.points] : null;
  }
  const cell = round.cells[player];
  if (!cell) return null;
  const held = Object.values(cell.held).reduce((sum, n) => sum + n, 0);
  return [held, round.magician === player ? 1 : 0, cell.points];
}
