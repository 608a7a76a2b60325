/** What one tab keeps is not lost when another one, opened before, keeps something too. */

import { beforeEach, expect, test, vi } from "vitest";
import { NAMES } from "../src/pages/learn/files.ts";
import { progress } from "../src/pages/learn/progress.svelte.ts";
import { muted } from "../src/table/muted.svelte.ts";

const store = new Map<string, string>();
const keep = (key: string, value: unknown) => store.set(key, JSON.stringify(value));
const [first = "", second = "", third = ""] = NAMES;


beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
});

test("lessons that were taken in both tabs are done", () => {
  keep("foretell-lessons", { done: [second], steps: { [third]: 2 } });
  progress.reach(first, 1);
  expect([progress.isDone(second), progress.stepOf(third), progress.stepOf(first)]).toEqual([true, 2, 1]);
  keep("foretell-lessons", { done: [second, third], steps: { [first]: 1 } });
  progress.finish(first);
  expect(JSON.parse(store.get("foretell-lessons") ?? "")).toEqual({ done: [first, second, third], steps: {} });
});

test("players who were muted in both tabs stay so", () => {
  keep("foretell-muted", [["t1", [1]], ["t2", [0]]]);
  muted.toggle("t1", 2);
  expect([muted.has("t1", 1), muted.has("t1", 2), muted.has("t2", 0)]).toEqual([true, true, true]);
  keep("foretell-muted", [["t1", [1]]]);
  muted.toggle("t1", 2);
  expect(muted.has("t1", 1)).toBe(true);
  expect(muted.has("t1", 2)).toBe(false);
});

test("a browser that keeps nothing knows it until the page is closed", () => {
  vi.stubGlobal("localStorage", undefined);
  progress.reach(third, 3);
  progress.finish(second);
  expect([progress.stepOf(third), progress.isDone(second)]).toEqual([3, true]);
  for (const seat of [1, 2]) muted.toggle("t3", seat);
  expect([muted.has("t3", 1), muted.has("t3", 2)]).toEqual([true, true]);
});
