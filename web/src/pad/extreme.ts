/** A round of Wizard Extreme on the pad, and what is wrong with it. */

import { add, SUPPLY, withoutNone, type Sheet } from "./board.ts";
import type { ExtremeCell, ExtremeOptions, ExtremeRound, Seals } from "./model.ts";
import { magicianBase, magicianPoints, sealPoints } from "./points.ts";
import { fault, judged, type Found, type Frame, type Tally } from "./rounds.ts";
import { RULES } from "./rules.ts";

type ExtremeFrame = Frame<ExtremeOptions>;
type Cells = Record<string, ExtremeCell>;

const { most_seals, tricks: mostTricks } = RULES.extreme;
const COLOURS: readonly string[] = RULES.kinds.colours;

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
    cards: mostTricks,
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
  return Object.fromEntries(Object.entries(SUPPLY).map(([kind, n]) => [kind, n - out(kind)]));
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

/** Everything that is wrong with the round. */
function extremeChecks(frame: ExtremeFrame, sheet: Sheet, cells: Cells, magician: string | null): Found[] {
  return [
    ...pool(frame, cells),
    ...predictions(frame, sheet, cells),
    ...magicianSeals(frame, cells, magician),
    ...(sheet.won.length > mostTricks
      ? [fault("tricks-many", "B3", frame.number, null, { tricks: sheet.won.length, most: mostTricks })]
      : []),
    ...tricks(frame, sheet, magician),
    ...left(frame, cells),
  ];
}

/** Predictions and leftovers must not contain more seals of a kind than the game has. */
function pool({ number }: ExtremeFrame, cells: Cells): Found[] {
  const total = (of: "predicted" | "held", kind: string): number =>
    Object.values(cells).reduce((sum, cell) => sum + (cell[of][kind] ?? 0), 0);
  return Object.entries(SUPPLY).flatMap(([kind, most]) => {
    const count = Math.max(total("predicted", kind), total("held", kind));
    return count > most ? [fault("seals-pool", "B2", number, null, { kind, count, most })] : [];
  });
}

/** The number of coloured seals. */
export const coloured = (seals: Seals): number => COLOURS.reduce((sum, kind) => sum + (seals[kind] ?? 0), 0);

/** Check the number of coloured seals; players can only lose a seal that they have and of which the pool has none. */
function predictions({ number }: ExtremeFrame, sheet: Sheet, cells: Cells): Found[] {
  const own = Object.entries(cells).flatMap(([player, { predicted }]) => {
    const count = coloured(predicted);
    const owing = COLOURS.filter((kind) => (predicted[kind] ?? 0) < 0);
    return [
      ...(count > most_seals ? [fault("seals-many", "B5", number, player, { count, most: most_seals })] : []),
      ...owing.map((kind) => fault("take-none", "B6", number, player, { kind })),
    ];
  });
  const early = sheet.stolen.filter(({ player, inPool }) => inPool && cells[player]);
  return [...own, ...early.map(({ player, kind }) => fault("take-early", "B6", number, player, { kind }))];
}

function magicianSeals({ number }: ExtremeFrame, cells: Cells, magician: string | null): Found[] {
  const cell = magician === null ? undefined : cells[magician];
  const any = cell && (Object.keys(cell.predicted).length > 0 || Object.keys(cell.held).length > 0);
  return any ? [fault("magician-seals", "B11", number, magician)] : [];
}

/** In each trick the winner must have the seal that they return, and may take a black one only without a white one. */
function tricks({ number, players }: ExtremeFrame, sheet: Sheet, magician: string | null): Found[] {
  const held = new Map(players.map((player) => [player, { ...sheet.predicted.get(player) } as Seals]));
  const found: Found[] = [];
  let black = 0;
  sheet.won.forEach(({ player, back }, index) => {
    const seals = held.get(player);
    if (!seals || player === magician || !sheet.done.get(player)) return;
    const white = (seals["white"] ?? 0) > 0;
    const values = { trick: index + 1 };
    if (back === "black") {
      black += 1;
      if (white) found.push(fault("black-white", "B10", number, player, values));
    } else if (back === null) {
      if (white || black < (SUPPLY["black"] ?? 0)) found.push(fault("back-nothing", "B10", number, player, values));
    } else {
      if ((seals[back] ?? 0) < 1) found.push(fault("back-none", "B9", number, player, { ...values, kind: back }));
      seals[back] = (seals[back] ?? 0) - 1;
    }
  });
  return found;
}

/** Nobody has more seals of a kind left than before, except black ones. */
function left({ number }: ExtremeFrame, cells: Cells): Found[] {
  return Object.entries(cells).flatMap(([player, { counted, done, held, predicted }]) =>
    Object.entries(counted && done ? held : {}).flatMap(([kind, count]) => {
      const most = kind === "coloured" ? coloured(predicted) : (predicted[kind] ?? 0);
      return kind !== "black" && count > most ? [fault("left-more", "B9", number, player, { kind, count, most })] : [];
    }),
  );
}
