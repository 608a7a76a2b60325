/** What the rounds of both games have in common: players and dealer, running totals, checks. */

import { overruling } from "./board.ts";
import type { Check, CheckId, Options, Player } from "./model.ts";

/** A round without its entries; `players` from the dealer's left, the dealer last. */
export interface Frame<O extends Options = Options> {
  number: number;
  players: readonly string[];
  dealer: string;
  planned: number;
  options: O;
}

/** The average, rounded to a whole number, halves up; 0 for an empty list. */
function average(totals: readonly number[]): number {
  const sum = totals.reduce((all, total) => all + total, 0);
  return totals.length ? Math.floor((2 * sum + totals.length) / (2 * totals.length)) : 0;
}

/** Running totals. */
export class Tally {
  readonly totals: Record<string, number> = {};

  constructor(readonly people: ReadonlyMap<string, Player>) {}

  /** Give players who join in this round their starting points. */
  begin(players: readonly string[]): void {
    const known = players.flatMap((player) => this.totals[player] ?? []);
    for (const player of players) {
      const start = this.people.get(player)?.start ?? 0;
      this.totals[player] ??= start === "average" ? average(known) : start;
    }
  }

  add(points: Record<string, number>): void {
    for (const [player, more] of Object.entries(points)) this.totals[player] = (this.totals[player] ?? 0) + more;
  }
}

/** A check, before it is known whether the table overruled it. */
export type Found = Omit<Check, "overruled">;

export function fault(
  check: CheckId,
  rule: string,
  round: number | null,
  player: string | null = null,
  values: Check["values"] = {},
): Found {
  return { check, level: "fault", rule, round, player, values };
}

/** The checks, marked if the table overruled them for the round or for the whole game. */
export function judged(found: readonly Found[], overruled: ReadonlySet<string>): Check[] {
  const over = ({ check, round }: Found): boolean =>
    overruled.has(overruling(check, round)) || overruled.has(overruling(check, null));
  return found.map((one) => ({ ...one, overruled: over(one) }));
}

/** The faults that were not overruled. */
export const openFaults = (checks: readonly Check[]): Check[] =>
  checks.filter((check) => check.level === "fault" && !check.overruled);
