/** What earlier versions have kept of a reader's progress (tests/data/coach/kept-1.json, never changed) is read as it was. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { GameRow } from "../src/coach/rows.ts";
import { allDays, streakOf } from "../src/daily/results.ts";
import type { Rate } from "../src/pad/statistics.ts";
import { rates, weeks, type Week } from "../src/pages/lookback/counts.ts";

interface Kept {
  rows: GameRow[];
  counted: { by_bid: Rate[]; weeks: [from: string, rounds: number, bids: number, play: number][] };
  puzzles: { rating: number; deviation: number; streak: number; best: number };
  lessons: object;
  daily: { days: Record<string, object> };
}
const kept = JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/data/coach/kept-1.json"), "utf8")) as Kept;
const store: Record<string, object> = { puzzles: kept.puzzles, "foretell-lessons": kept.lessons, "foretell-daily": kept.daily };
vi.stubGlobal("localStorage", { getItem: (key: string) => JSON.stringify(store[key] ?? null), setItem: () => undefined });

test("rows of statistics", () => {
  const games = kept.rows.filter(({ game }) => game === "wizard");
  expect(rates(games.flatMap(({ rounds }) => rounds), ({ bid }) => bid)).toEqual(kept.counted.by_bid);
  const told = ({ from, rounds, bids, play }: Week) => [new Date(from).toISOString().slice(0, 10), rounds, bids, play];
  const rounded = (value: unknown) => (typeof value === "number" ? Number(value.toFixed(6)) : value);
  expect(weeks(games).map((week) => told(week).map(rounded))).toEqual(kept.counted.weeks);
});

test("puzzles: rating, streak and what was tried", async () => {
  const { progress } = await import("../src/pages/puzzles/progress.svelte.ts");
  expect(progress.rating).toEqual({ points: kept.puzzles.rating, deviation: kept.puzzles.deviation });
  expect([progress.streak, progress.best, progress.counts]).toEqual([2, 5, { tried: 3, solved: 2 }]);
  expect(["we2f38869", "w86b7d0cc", "w0"].map((id) => progress.was(id))).toEqual([true, false, null]);
});

test("lessons: what was taken, and where one was left", async () => {
  const { progress } = await import("../src/pages/learn/progress.svelte.ts");
  expect([progress.done, progress.isDone("trump"), progress.stepOf("bids"), progress.nextAfter(null)]).toEqual([2, true, 3, "bids"]);
});

test("days: results beside those of the masters", () => {
  expect(allDays()).toEqual(kept.daily.days);
  expect(streakOf(allDays(), "2026-11-23")).toBe(1);
});
