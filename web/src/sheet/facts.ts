/** The places and the remarkable facts of a finished game, from its score sheet. */

import type { TableView } from "../protocol/types.ts";
import { placesOf } from "./ranking.ts";
import { sheetLines, type Cell } from "./rows.ts";

export interface Standing {
  seat: number;
  /** From 1, shared by equal totals. */
  place: number;
  total: number;
  /** Rounds in which the bid was met, or in Wizard Extreme rounds without penalty points. */
  met: number;
  rounds: number;
}

/** A remarkable fact: the key of a sentence `web-result-fact-…`, with its players and round. */
export interface Fact {
  key: "best" | "worst" | "boldest" | "streak" | "clean" | "dearest" | "black" | "magician";
  seats: number[];
  amount: number;
  round: number | null;
}

/** All seats from the first place to the last. */
export function standings(view: TableView): Standing[] {
  const fewest = view.kind.game.game === "extreme";
  const totals = view.game?.totals ?? view.sheet.at(-1)?.totals ?? [];
  const places = placesOf(totals, fewest);
  const all = totals.map((total, seat) => {
    const cells = cellsOf(view, seat);
    const place = places[seat] ?? 1;
    return { seat, place, total, met: cells.filter(({ cell }) => cell.met).length, rounds: cells.length };
  });
  return all.sort((a, b) => a.place - b.place || a.seat - b.seat);
}

interface Played {
  round: number;
  cell: Cell;
}

function cellsOf(view: TableView, seat: number): Played[] {
  const lines = sheetLines(view).filter((line) => !line.running);
  return lines.flatMap(({ round, cells }) => {
    const cell = cells[seat];
    return cell ? [{ round, cell }] : [];
  });
}

/** The highest count with its seat and round; null if all counts are zero. */
function most(key: Fact["key"], all: readonly { seat: number; amount: number; round: number | null }[]): Fact | null {
  const amount = Math.max(...all.map((one) => one.amount));
  const holders = all.filter((one) => one.amount === amount);
  const [first] = holders;
  if (!first || amount <= 0) return null;
  const seats = [...new Set(holders.map((one) => one.seat))];
  return { key, seats, amount, round: holders.length === 1 ? first.round : null };
}

/** The longest series of met bids. */
function streak(cells: readonly Played[]): number {
  let [best, run] = [0, 0];
  for (const { cell } of cells) {
    run = cell.met ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

/** The remarkable facts, which are those shared by at most half of the players.  None for a game without a complete round. */
export function facts(view: TableView): Fact[] {
  const seats = view.seats.map((_, seat) => ({ seat, cells: cellsOf(view, seat) }));
  const each = (measure: (cell: Cell) => number) =>
    seats.flatMap(({ seat, cells }) => cells.map(({ round, cell }) => ({ seat, round, amount: measure(cell) })));
  const sum = (measure: (cell: Cell) => number) =>
    seats.map(({ seat, cells }) => {
      return { seat, round: null, amount: cells.reduce((all, { cell }) => all + measure(cell), 0) };
    });
  const runs = seats.map(({ seat, cells }) => ({ seat, round: null, amount: streak(cells) }));
  if (seats.every(({ cells }) => cells.length === 0)) return [];
  const found = view.kind.game.game === "extreme" ? extremeFacts(each, sum) : wizardFacts(each, runs);
  const few = Math.ceil(view.seats.length / 2);
  return found.filter((fact) => fact !== null && fact.seats.length <= few) as Fact[];
}

type Measured = { seat: number; round: number | null; amount: number }[];
type Counting = (measure: (cell: Cell) => number) => Measured;

function wizardFacts(each: Counting, runs: Measured): (Fact | null)[] {
  const bold = each((cell) => (cell.met && typeof cell.bid === "number" ? cell.bid : 0));
  const runners = runs.map((run) => (run.amount < 2 ? { ...run, amount: 0 } : run));
  return [
    most("best", each((cell) => cell.points ?? 0)),
    most("boldest", bold),
    most("streak", runners),
    most("worst", each((cell) => -(cell.points ?? 0))),
  ];
}

function extremeFacts(each: Counting, sum: Counting): (Fact | null)[] {
  const black = (cell: Cell): number => cell.seals.find((seal) => seal.kind === "black")?.count ?? 0;
  return [
    most("clean", sum((cell) => (cell.met && !cell.magician ? 1 : 0))),
    most("magician", sum((cell) => (cell.magician ? 1 : 0))),
    most("black", sum(black)),
    most("dearest", each((cell) => cell.points ?? 0)),
  ];
}
