/** Puzzles: every one is read on this device; rating, streak and choice of the next one. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { positionOf, viewAfter } from "../src/pages/puzzles/position.ts";
import { EVERYTHING, progress, wished, wishIn } from "../src/pages/puzzles/progress.svelte.ts";
import { levelOf, puzzleOf, puzzles, resultOf, UnknownPuzzle, type Puzzle } from "../src/pages/puzzles/puzzles.ts";
import { FIRST, ratingAfter } from "../src/pages/puzzles/rating.ts";
import { Solving } from "../src/pages/puzzles/solving.svelte.ts";
import { engineOf } from "./device_engine.ts";

const VECTORS = join(import.meta.dirname, "data/puzzle_ratings.json");
const store = new Map<string, string>();
let all: readonly Puzzle[] = [];

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  all = await puzzles();
});
beforeEach(() => {
  progress.forget();
  progress.wish = EVERYTHING;
});

const some = (fits: (puzzle: Puzzle) => boolean): Puzzle => {
  const found = all.find(fits);
  if (!found) throw new Error("there is no such puzzle");
  return found;
};

test("every puzzle is read, and its seat may make exactly the moves that have results", async () => {
  for (const puzzle of all) {
    const { legal, view, seat } = await positionOf(puzzle, engineOf);
    const rated = [...puzzle.results.map(([move]) => move), ...Object.keys(puzzle.same)];
    expect([puzzle.id, legal.toSorted()]).toEqual([puzzle.id, rated.toSorted()]);
    expect(view.game?.turn).toBe(seat);
  }
});

test("the view is that of the seat: no other hand, no hidden bid", async () => {
  const { view, seat } = await positionOf(some(({ kind, answer }) => kind === "hidden" && answer[0]?.startsWith("bid") === true), engineOf);
  expect(view.game?.known_cards.filter((_, owner) => owner !== seat).flat()).toEqual([]);
  expect(view.game?.game === "wizard" && view.game.bids.some((bid) => typeof bid === "number")).toBe(false);
});

test("a card that is played lies on the table, and no longer in the hand", async () => {
  const position = await positionOf(some(({ answer }) => answer[0]?.startsWith("play B") === true), engineOf);
  const move = position.puzzle.answer[0] ?? "";
  const after = viewAfter(position, move).game;
  expect(after?.trick.at(-1)).toEqual([position.seat, move.slice("play ".length)]);
  expect(after?.known_cards[position.seat]?.length).toBe((position.view.game?.known_cards[position.seat]?.length ?? 0) - 1);
});

test("ratings are the library's", () => {
  let rating = FIRST;
  for (const [puzzle, solved, points, deviation] of JSON.parse(readFileSync(VECTORS, "utf8")) as [number, boolean, number, number][]) {
    rating = ratingAfter(rating, puzzle, solved);
    expect(rating.points).toBeCloseTo(points, 6);
    expect(rating.deviation).toBeCloseTo(deviation, 6);
  }
});

test("the first try counts, for the rating and the streak", async () => {
  const solving = new Solving(await positionOf(some(({ results }) => results.length > 2), engineOf));
  const { puzzle } = solving.position;
  const wrong = puzzle.results.at(-1)?.[0] ?? "";
  expect(solving.answer(wrong)).toBe(false);
  expect(solving.cost(wrong)).toBeCloseTo(Math.abs(resultOf(puzzle, wrong)[0] - resultOf(puzzle, puzzle.answer[0] ?? "")[0]));
  expect(solving.change).toBeLessThan(0);
  expect(solving.answer(puzzle.answer[0] ?? "")).toBe(true);
  expect([solving.isOver, solving.legal, progress.streak, progress.was(puzzle.id)]).toEqual([true, [], 0, false]);
  const other = new Solving(await positionOf(some(({ id }) => id !== puzzle.id), engineOf));
  other.answer(other.position.puzzle.answer[0] ?? "");
  expect([progress.streak, progress.best, progress.counts]).toEqual([1, 1, { tried: 2, solved: 1 }]);
  other.show();
  expect(other.shown).toBe(false);
});

test("an answer that is shown is not solved", async () => {
  const solving = new Solving(await positionOf(some(() => true), engineOf));
  solving.show();
  expect([solving.shown, solving.made, progress.counts]).toEqual([true, solving.position.puzzle.answer[0], { tried: 1, solved: 0 }]);
});

test("the next puzzle is new, near the rating, and of the kind wished for", () => {
  progress.wish = { ...EVERYTHING, game: "extreme", level: "medium" };
  const next = progress.next(all, null, 0.5);
  expect(next && [next.game, levelOf(next.rating)]).toEqual(["extreme", "medium"]);
  for (const puzzle of wished(all, progress.wish)) progress.note(puzzle, true);
  expect(progress.next(all, next?.id ?? null, 0.5)?.id).not.toBe(next?.id);
  expect(progress.next([], null, 0.5)).toBeNull();
});

test.each([
  ["?game=wizard&part=bid", /^bid /],
  ["?game=wizard&part=card", /^play /],
  ["?game=extreme&part=bid", /^(seal|done|magician)/],
  ["?game=extreme&part=card", /^play /],
  ["?part=other", /^(trump|pass|return)/],
])("the address %s has puzzles, and all of them are of that kind", (search, answer) => {
  const wish = wishIn(search);
  const found = wish ? wished(all, wish) : [];
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter((puzzle) => !answer.test(puzzle.answer[0] ?? ""))).toEqual([]);
});

test("of a wish that makes no sense only what does is taken", () => {
  expect(wishIn("?game=chess&part=%00&level=easy&x=1")).toEqual({ ...EVERYTHING, level: "easy" });
  expect(wishIn("?game=chess")).toBeNull();
  expect(wishIn("")).toBeNull();
});

test.each(["{", "[]", '{"format":"other"}', '{"format":"foretell-puzzle-progress/1","rating":"x"}'])("stored nonsense (%s) is no progress", (text) => {
  store.set("puzzles", text);
  progress.note(some(() => true), false);
  expect(progress.counts).toEqual({ tried: 1, solved: 0 });
});

test("an unknown id is told", async () => {
  await expect(puzzleOf("w0")).rejects.toThrow(UnknownPuzzle);
});

test("puzzles that cannot be fetched are refused in words, and asked for again", async () => {
  vi.resetModules();
  vi.doMock("../../src/foretell/puzzles/extreme.json", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const again = await import("../src/pages/puzzles/puzzles.ts");
  await expect(again.puzzleOf("w0")).rejects.toMatchObject({ status: 0, code: "page" });
  vi.doUnmock("../../src/foretell/puzzles/extreme.json");
});
