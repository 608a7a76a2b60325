/** The score sheet as rows and cells from the server's view; nothing is scored here. */

import { SUITS } from "../protocol/notation.ts";
import type { TableView } from "../protocol/types.ts";

type Row = TableView["sheet"][number];
type Bid = number | "?" | null;

/** The seals of a kind at the end of a round, and their total penalty points. */
interface Left {
  kind: string;
  count: number;
  cost: number;
}

export interface Cell {
  seat: number;
  /** The bid; null before it is made, and in Wizard Extreme. */
  bid: Bid;
  tricks: number;
  /** Null until the round is scored. */
  points: number | null;
  total: number | null;
  /** Whether the bid was met exactly; null until that is settled. */
  met: boolean | null;
  deals: boolean;
  /** Wizard Extreme: the seat's seals, and whether it has the Magician. */
  seals: Left[];
  magician: boolean;
}

interface SheetLine {
  round: number;
  cells: Cell[];
  /** Whether this is the current round. */
  running: boolean;
}

/** B12: the penalty points for each remaining seal. */
export const COSTS = { coloured: 2, black: 3, white: 4 };
const ORDER = [...SUITS, "white", "black"];

const costOf = (kind: string): number => (kind === "black" || kind === "white" ? COSTS[kind] : COSTS.coloured);

function left(seals: Record<string, number> | undefined): Left[] {
  const kinds = ORDER.filter((kind) => (seals?.[kind] ?? 0) > 0);
  return kinds.map((kind) => ({ kind, count: seals?.[kind] ?? 0, cost: costOf(kind) * (seals?.[kind] ?? 0) }));
}

function complete(row: Row): SheetLine {
  const cells = row.points.map((points, seat) => {
    const bid = row.bids?.[seat] ?? null;
    const tricks = row.tricks[seat] ?? 0;
    return {
      ...{ seat, bid, tricks, points, total: row.totals[seat] ?? 0 },
      met: typeof bid === "number" ? bid === tricks : row.bids === null ? points === 0 : null,
      deals: row.dealer === seat,
      seals: left(row.seals?.[seat]),
      magician: row.magician === seat,
    };
  });
  return { round: row.round, cells, running: false };
}

function running(view: TableView, game: NonNullable<TableView["game"]>): SheetLine {
  const cells = view.seats.map((_, seat) => ({
    ...{ seat, bid: game.game === "wizard" ? (game.bids[seat] ?? null) : null, tricks: game.tricks[seat] ?? 0 },
    ...{ points: null, total: null, met: null, deals: game.dealer === seat },
    seals: game.game === "extreme" ? left(game.seals[seat]) : [],
    magician: game.game === "extreme" && game.magician === seat,
  }));
  return { round: game.round, cells, running: true };
}

/** All rounds so far, the current one last. */
export function sheetLines(view: TableView): SheetLine[] {
  const lines = view.sheet.map(complete);
  const { game } = view;
  if (!game || game.round === 0 || lines.at(-1)?.round === game.round) return lines;
  return [...lines, running(view, game)];
}

/** How a seat's penalty points in a round add up: `4 + 3`, `4 − 3`; null if there is nothing to add. */
export function account(cell: Cell, cells: readonly Cell[]): string | null {
  if (cell.points === null) return null;
  if (cell.magician) {
    const black = cells.flatMap((other) => other.seals).filter((seal) => seal.kind === "black");
    const off = black.reduce((sum, seal) => sum + seal.count, 0);
    return cell.points > 0 && off > 0 ? `${cell.points + off} − ${off}` : null;
  }
  const sum = cell.seals.reduce((all, seal) => all + seal.cost, 0);
  return cell.seals.length > 1 && sum === cell.points ? cell.seals.map((seal) => seal.cost).join(" + ") : null;
}

/** The leaders: most points in Wizard, fewest in Wizard Extreme; nobody before the first round is over. */
export function leaders(view: TableView): number[] {
  const totals = view.sheet.at(-1)?.totals ?? [];
  const best = view.kind.game.game === "extreme" ? Math.min(...totals) : Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}
