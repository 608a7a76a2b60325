/** What the hall's page shows, and how it fits on the screen. */

import type { RoundView, TournamentView } from "../../../tournament/model.ts";
import { roundNow } from "../../../tournament/rounds.ts";

/** `names`, `tables`: the seating by name and by table. */
export const BOARDS = ["people", "names", "tables", "clock", "standings"] as const;
export type Board = (typeof BOARDS)[number];

const hasBegun = ({ clock }: RoundView, minutes: number): boolean =>
  minutes > 0 && (clock.running || clock.left_ms < minutes * 60_000);

/** The boards that fit what happens now, one after the other: people, then the seating, the clock, and the standings. */
export function fitting(view: TournamentView): readonly Board[] {
  const round = roundNow(view);
  if (!round) return ["people"];
  if (round.closed || view.over) return ["standings"];
  return hasBegun(round, view.settings.minutes) ? ["clock"] : ["names", "tables"];
}

/** How a list is laid out: its columns and rows, and the height of a row in pixels. */
export interface Grid {
  columns: number;
  rows: number;
  height: number;
}

/** The most rows: letters are legible from 15 m on a screen 3 m wide. */
const MOST_ROWS = 14;
const MOST_COLUMNS = 3;
/** Short lists are not spread over more than a row for each ninth of the board. */
const TALLEST = 9;
/** The lowest row in pixels, on small screens. */
const LOWEST = 30;

/**
 * The layout for a list on a board of this size in pixels; what does not fit is on further pages.
 *
 * `narrowest`: the least width of a column in heights of a row; `tall`: the rows that an item takes.
 */
export function gridFor(count: number, width: number, height: number, narrowest: number, tall = 1): Grid {
  const lines = Math.max(1, Math.min(MOST_ROWS, Math.floor(height / LOWEST)));
  const room = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(width / (narrowest * Math.max(1, height / lines)))));
  const columns = Math.max(1, Math.min(room, Math.ceil((count * tall) / TALLEST)));
  const rows = Math.max(1, Math.min(Math.floor(lines / tall), Math.ceil(count / columns)));
  const tallest = height / Math.max(rows * tall, Math.min(TALLEST, lines));
  const widest = width / columns / narrowest;
  return { columns, rows, height: Math.floor(Math.max(Math.min(LOWEST, tallest), Math.min(tallest, widest))) };
}

/** A list in pages of this many; one empty page for an empty list. */
export function pagesOf<T>(items: readonly T[], each: number): T[][] {
  const many = Math.max(1, Math.ceil(items.length / each));
  return Array.from({ length: many }, (_, page) => items.slice(page * each, (page + 1) * each));
}
