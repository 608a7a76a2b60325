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
/** The most rows on a screen that is higher than wide, such as a phone's. */
const MOST_ROWS_IN_HAND = 24;
const MOST_COLUMNS = 3;
/** Short lists are not spread over more than a row for each ninth of the board. */
const TALLEST = 9;
/** The lowest row in pixels, on small screens. */
const LOWEST = 30;

/**
 * The layout for a list on a board of this size in pixels; what does not fit is on further pages, about as long as the first.
 *
 * `narrowest`: the least width of a column in heights of a row; `tall`: the rows that an item takes.
 */
export function gridFor(count: number, width: number, height: number, narrowest: number, tall = 1): Grid {
  const lines = Math.max(1, Math.min(width < height ? MOST_ROWS_IN_HAND : MOST_ROWS, Math.floor(height / LOWEST)));
  const room = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(width / (narrowest * Math.max(1, height / lines)))));
  const columns = Math.max(1, Math.min(room, Math.ceil((count * tall) / TALLEST)));
  const most = Math.max(1, Math.floor(lines / tall));
  const pages = Math.max(1, Math.ceil(count / (columns * most)));
  const rows = Math.max(1, Math.min(most, Math.ceil(count / pages / columns)));
  const tallest = height / Math.max(rows * tall, Math.min(TALLEST, lines));
  const widest = width / columns / narrowest;
  return { columns, rows, height: Math.floor(Math.max(Math.min(LOWEST, tallest), Math.min(tallest, widest))) };
}

/** A list in pages of this many; one empty page for an empty list. */
export function pagesOf<T>(items: readonly T[], each: number): T[][] {
  const many = Math.max(1, Math.ceil(items.length / each));
  return Array.from({ length: many }, (_, page) => items.slice(page * each, (page + 1) * each));
}

/** The beginnings of the first and the last name on a page, as short as they differ: "A–F". */
export function reachOf(first: string, last: string): string {
  const [one, other] = [[...first], [...last]];
  const same = one.findIndex((letter, place) => letter !== other[place]);
  return same < 0 ? first : `${one.slice(0, same + 1).join("")}–${other.slice(0, same + 1).join("")}`;
}
