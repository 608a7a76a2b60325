/** Rounds at the server's tables: who sits where, and the results of those who had the same cards. */

import type { RoundTable, RoundView, TournamentView } from "./model.ts";
import { sameDeals } from "./tables.ts";

/** Whether a round is played at the server's tables. */
export const isOnline = (view: Pick<TournamentView, "settings">, round: RoundView): boolean =>
  view.settings.where === "online" || round.tables.some(({ game }) => game);

/** Whether the cards of a round are still hidden, since not all tables that have them have ended. */
export const isSealed = (view: Pick<TournamentView, "settings">, round: RoundView): boolean => sameDeals(view.settings) && !round.deals;

/** The seat of each person of a table, from 0: bots have the seats between. */
export function seatsOf({ seats, bots = [] }: Pick<RoundTable, "seats" | "bots">): number[] {
  const all = Array.from({ length: seats.length + bots.length }, (_, seat) => seat);
  return all.filter((seat) => !bots.includes(seat));
}

/** How many games of a round are over. */
export const overIn = ({ tables }: RoundView): number => tables.filter(({ over, status }) => over || status === "confirmed").length;

/** A person's result, and its comparison with the others in the same seat; null: nobody else had the same cards. */
export interface Line {
  person: string;
  table: RoundTable;
  points: number;
  against: number | null;
}

/** The results of a round by seat, the best first; only those of people who played. */
export function bySeat(view: Pick<TournamentView, "settings">, round: RoundView): Line[][] {
  const better = view.settings.game === "extreme" ? -1 : 1;
  const seats: Line[][] = [];
  for (const table of round.tables) {
    const places = seatsOf(table);
    table.seats.forEach((person, nth) => {
      const points = table.points?.[nth] ?? null;
      if (points !== null) (seats[places[nth] ?? 0] ??= []).push({ person, table, points, against: null });
    });
  }
  return Array.from(seats, (lines = []) => lines.map((line) => scored(line, lines, view.settings.score, better)).sort((a, b) => better * (b.points - a.points)));
}

function scored(line: Line, lines: readonly Line[], score: TournamentView["settings"]["score"], better: number): Line {
  const others = lines.filter((other) => other !== line);
  if (others.length === 0 || score === "places") return line;
  const ahead = others.map(({ points }) => better * (line.points - points));
  const share = (by: number): number => (score === "difference" ? by : 50 * (1 + Math.sign(by)));
  return { ...line, against: ahead.reduce((sum, by) => sum + share(by), 0) / others.length };
}
