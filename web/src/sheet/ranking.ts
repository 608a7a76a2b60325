/** Who leads: the ranking after a round, and the round that decided a game. */

import type { TableView } from "../protocol/types.ts";
import { sheetLines, type Cell } from "./rows.ts";

/** The place of each total, from 1, shared by equal totals; `fewest`: the lowest total leads. */
export function placesOf(totals: readonly number[], fewest: boolean): number[] {
  const better = (a: number, b: number): boolean => (fewest ? a < b : a > b);
  return totals.map((total) => 1 + totals.filter((other) => better(other, total)).length);
}

/** A seat in the ranking after a round. */
export interface Ranked {
  cell: Cell;
  place: number;
  /** Its row before the round and now, from 0. */
  from: number;
  row: number;
}

/** The ranking after the latest round; empty before the first.  Equal seats keep their previous order. */
export function ranking(view: TableView): Ranked[] {
  const fewest = view.kind.game.game === "extreme";
  const latest = sheetLines(view).findLast((line) => !line.running);
  if (!latest) return [];
  const none = view.seats.map(() => 0);
  const places = placesOf(view.sheet.at(-1)?.totals ?? none, fewest);
  const before = placesOf(view.sheet.at(-2)?.totals ?? none, fewest);
  const by = (ranks: readonly number[]) => (a: number, b: number) => (ranks[a] ?? 0) - (ranks[b] ?? 0);
  const old = view.seats.map((_, seat) => seat).sort(by(before));
  const now = [...old].sort(by(places));
  return latest.cells
    .map((cell) => ({ cell, place: places[cell.seat] ?? 1, from: old.indexOf(cell.seat), row: now.indexOf(cell.seat) }))
    .sort((a, b) => a.row - b.row);
}

/** The round after which the eventual winners led until the end. */
export interface Turn {
  round: number;
  seats: number[];
  /** `always`: they led from the first round on; `last`: only after the last one. */
  when: "always" | "since" | "last";
}

/** The round that decided the game; null with fewer than two rounds, or if everybody shares the win. */
export function turningPoint(view: TableView): Turn | null {
  const fewest = view.kind.game.game === "extreme";
  const led = view.sheet.map(({ totals }) => placesOf(totals, fewest).flatMap((place, seat) => (place === 1 ? [seat] : [])));
  const seats = led.at(-1) ?? [];
  if (view.sheet.length < 2 || seats.length === view.seats.length) return null;
  const lost = led.findLastIndex((leaders) => leaders.join() !== seats.join());
  const round = view.sheet[lost + 1]?.round;
  const when = lost < 0 ? "always" : lost === led.length - 2 ? "last" : "since";
  return round === undefined ? null : { round, seats, when };
}
