/** Checks of a round of Wizard Extreme. */

import type { Sheet } from "./board.ts";
import type { ExtremeCell, ExtremeOptions, Seals } from "./model.ts";
import { fault, type Found, type Frame } from "./rounds.ts";
import { RULES } from "./rules.ts";

type ExtremeFrame = Frame<ExtremeOptions>;
type Cells = Record<string, ExtremeCell>;

const { seals: supply, most_seals, tricks: mostTricks } = RULES.extreme;
const SUPPLY: Seals = supply;
const COLOURS: readonly string[] = RULES.kinds.colours;

/** Everything that is wrong with the round. */
export function extremeChecks(frame: ExtremeFrame, sheet: Sheet, cells: Cells, magician: string | null): Found[] {
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

const coloured = (seals: Seals): number => COLOURS.reduce((sum, kind) => sum + (seals[kind] ?? 0), 0);

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
