/** What a score pad says about a player's rounds: bids and tricks, but not what decisions cost. */

import type { PlayedRound } from "../../coach/rows.ts";
import type { Round, State } from "../../pad/model.ts";

/** The scored rounds of a player. */
export function padRounds(state: State, player: string): PlayedRound[] {
  return (state.rounds as readonly Round[]).flatMap((round) => {
    const met = round.cells[player]?.met ?? null;
    if (met === null) return [];
    const place = (round.players.indexOf(player) + 1) % round.players.length;
    return [{ size: round.cards, place, bid: bidOf(round, player), met }];
  });
}

function bidOf(round: Round, player: string): number | null {
  if ("bid_sum" in round) {
    const final = round.cells[player]?.final;
    return typeof final === "number" ? final : null;
  }
  const cell = round.cells[player];
  if (!cell?.done || round.magician === player) return null;
  return Object.values(cell.predicted).reduce((sum, seals) => sum + seals, 0);
}
