/** A round of Wizard Extreme on the pad. */

import { add, withoutNone, type Sheet } from "./board.ts";
import { extremeChecks } from "./extreme_checks.ts";
import type { ExtremeCell, ExtremeOptions, ExtremeRound, Seals } from "./model.ts";
import { magicianBase, magicianPoints, sealPoints } from "./points.ts";
import { judged, type Frame, type Tally } from "./rounds.ts";
import { RULES } from "./rules.ts";

export type ExtremeFrame = Frame<ExtremeOptions>;
type Cells = Record<string, ExtremeCell>;

/** The state of the round; a scored round is added to the totals. */
export function extremeRound(
  frame: ExtremeFrame,
  sheet: Sheet,
  overruled: ReadonlySet<string>,
  tally: Tally,
): ExtremeRound {
  const { number, players, dealer } = frame;
  const magician = sheet.magician !== null && players.includes(sheet.magician) ? sheet.magician : null;
  const cells = openCells(players, sheet, magician);
  const complete = Object.values(cells).every((cell) => cell.done || cell.counted);
  if (sheet.ended && complete) score(frame, cells, magician, tally);
  const phase = phaseOf(sheet, cells, sheet.ended && complete);
  return {
    ...{ number, players, dealer, phase, magician, cells },
    cards: RULES.extreme.tricks,
    next: nextOf(phase, players, cells, magician),
    pool: poolOf(cells),
    tricks: sheet.won.length,
    checks: judged(extremeChecks(frame, sheet, cells, magician), overruled),
  };
}

function openCells(players: readonly string[], sheet: Sheet, magician: string | null): Cells {
  const cells = players.map((player): [string, ExtremeCell] => [
    player,
    {
      predicted: sheet.predicted.get(player) ?? {},
      done: player === magician || (sheet.done.get(player) ?? false),
      held: heldBy(sheet, player),
      counted: (sheet.left.get(player) ?? null) !== null,
      tricks: sheet.won.filter((trick) => trick.player === player).length,
      ...{ points: null, total: null, met: null },
    },
  ]);
  return Object.fromEntries(cells);
}

/** A player's seals: as counted, otherwise as they follow from the prediction and the tricks. */
function heldBy(sheet: Sheet, player: string): Seals {
  const counted = sheet.left.get(player);
  if (counted) return withoutNone(counted);
  const seals = { ...sheet.predicted.get(player) };
  for (const { player: winner, back } of sheet.won) {
    if (winner === player && back !== null) add(seals, back, back === "black" ? 1 : -1);
  }
  return seals;
}

function score({ number, planned, options }: ExtremeFrame, cells: Cells, magician: string | null, tally: Tally): void {
  const others = Object.entries(cells).flatMap(([player, cell]) => (player === magician ? [] : [cell.held]));
  const of = (player: string, held: Seals): number =>
    player === magician
      ? magicianPoints(magicianBase(options, number, planned), others)
      : sealPoints(held, options);
  const points = Object.fromEntries(Object.entries(cells).map(([player, cell]) => [player, of(player, cell.held)]));
  tally.add(points);
  for (const [player, cell] of Object.entries(cells)) {
    cell.points = points[player] ?? 0;
    cell.total = tally.totals[player] ?? 0;
    cell.met = cell.points === 0;
  }
}

function poolOf(cells: Cells): Seals {
  const out = (kind: string): number =>
    Object.values(cells).reduce((sum, cell) => sum + (cell.held[kind] ?? 0), 0);
  return Object.fromEntries(Object.entries(RULES.extreme.seals).map(([kind, n]) => [kind, n - out(kind)]));
}

/** Predictions, then tricks; a count of the seals left needs no predictions. */
function phaseOf(sheet: Sheet, cells: Cells, scored: boolean): ExtremeRound["phase"] {
  if (scored) return "scored";
  const all = Object.values(cells);
  const begun = sheet.won.length > 0 || all.some((cell) => cell.counted);
  return begun || all.every((cell) => cell.done) ? "tricks" : "seals";
}

function nextOf(
  phase: ExtremeRound["phase"],
  players: readonly string[],
  cells: Cells,
  magician: string | null,
): string | null {
  const counting = Object.values(cells).some((cell) => cell.counted);
  const missing = (player: string, { done, counted }: ExtremeCell): boolean => {
    if (phase === "seals") return !done;
    return phase === "tricks" && !counted && player !== magician && (counting || !done);
  };
  return players.find((player) => cells[player] && missing(player, cells[player])) ?? null;
}
