/** Work that is spread over frames: one thing in each, in order. */

import { beforeEach, expect, test, vi } from "vitest";
import { inOwnFrame } from "../src/browser/frames.ts";

const frames: (() => void)[] = [];
const done: string[] = [];
const later = (name: string, first = false): void => inOwnFrame(() => void done.push(name), first);
/** Let a frame pass. */
const pass = (): void => frames.shift()?.();

beforeEach(() => {
  done.length = 0;
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
  vi.stubGlobal("setTimeout", (run: () => void) => run());
});

test("each frame does one thing, and what is urgent comes first, in order", () => {
  later("log");
  later("old view", true);
  later("new view", true);
  pass();
  expect(done).toEqual(["old view"]);
  pass();
  pass();
  expect(done).toEqual(["old view", "new view", "log"]);
});

test("a page that is behind does everything at once", () => {
  const names = [..."abcdefg"];
  for (const name of names) later(name);
  later("urgent", true);
  pass();
  expect(done).toEqual(["urgent", ...names]);
});

test("a hidden window has no frames, and does not wait for them", () => {
  vi.stubGlobal("document", { visibilityState: "hidden" });
  later("now");
  expect(done).toEqual(["now"]);
});
