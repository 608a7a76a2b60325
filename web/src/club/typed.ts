/** The result of a game on paper, as an organiser types it. */

import { newEntry, type Entry } from "../server/entries.ts";
import { LIMITS } from "./presets.ts";

/** A line of the form. */
export interface Row {
  name: string;
  points: string;
}

/** Four people, as most tables have. */
export const emptyRows = (): Row[] => Array.from({ length: 4 }, () => ({ name: "", points: "" }));

interface Total {
  name: string;
  points: number;
}

const plain = (points: string): string => points.trim().replace(/^[−–]/, "-");
const isWhole = (points: string): boolean => /^[+-]?\d+$/.test(points) && Math.abs(Number(points)) <= LIMITS.points;

/** Whether a field holds anything but points. */
export const isWrong = (points: string): boolean => plain(points) !== "" && !isWhole(plain(points));

/** The names and points in a form; null while a line is half filled or wrong, or there are fewer than two. */
export function rowsOf(rows: readonly Row[]): Total[] | null {
  const filled = rows.map(({ name, points }) => ({ name: name.trim(), points: plain(points) })).filter(({ name, points }) => name || points);
  const isRight = filled.every(({ name, points }) => name && isWhole(points));
  return isRight && filled.length > 1 ? filled.map(({ name, points }) => ({ name, points: Number(points) })) : null;
}

/** The entries of a game that was played on paper, and its result. */
export function typedResult(day: string, evening: string | null, kind: string, totals: readonly Total[]): Entry[] {
  const game = newEntry("game", { from: "typed", key: "", evening, day });
  const rows = totals.map(({ name, points }) => [name, null, points, null, null, false]);
  return [game, newEntry("result", { game: game.id, part: "", day, kind, totals: rows, over: true })];
}
