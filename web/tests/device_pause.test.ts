/** The bots' pauses: of a length, changed while they last, or until the reader lets the bot go on. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pause } from "../src/device/pause.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pause of a second that has begun, and what came of it. */
function begun(pace: number, byClick = false): { pause: Pause; ended: () => boolean; changed: () => number } {
  let [ended, changed] = [false, 0];
  const pause = new Pause({ pace, byClick }, () => Date.now(), () => changed++);
  void pause.of(1000, Date.now()).then(() => (ended = true));
  return { pause, ended: () => ended, changed: () => changed };
}

test.each([[1, 1000], [1.6, 1600], [0.45, 450]])("at pace %d it lasts %d ms", async (pace, length) => {
  const { ended } = begun(pace);
  await vi.advanceTimersByTimeAsync(length - 1);
  expect(ended()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended()).toBe(true);
});

test("at pace 0 there is none", async () => {
  const { ended } = begun(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended()).toBe(true);
});

test("the time for thinking counts", async () => {
  const pause = new Pause({ pace: 1, byClick: false }, () => Date.now(), () => undefined);
  const over = pause.of(1000, Date.now() - 5000);
  await vi.advanceTimersByTimeAsync(0);
  await over;
});

test("a clock that is put back does not make it longer", async () => {
  const pause = new Pause({ pace: 0, byClick: false }, () => 0, () => undefined);
  const over = pause.of(1000, 3_600_000);
  await vi.advanceTimersByTimeAsync(0);
  await over;
});

test("a new pause ends the one before it", async () => {
  const { pause, ended } = begun(1);
  void pause.of(1000, Date.now());
  await vi.advanceTimersByTimeAsync(0);
  expect(ended()).toBe(true);
});

test("a change of pace reaches the pause that is going on", async () => {
  const { pause, ended } = begun(1.6);
  await vi.advanceTimersByTimeAsync(700);
  pause.set({ pace: 0.45, byClick: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(ended()).toBe(true);
});

test("a bot that waits for the reader goes on when they say so, or when bots wait no more", async () => {
  const one = begun(1, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([one.ended(), one.pause.isForReader, one.changed()]).toEqual([false, true, 1]);
  one.pause.end();
  await vi.advanceTimersByTimeAsync(0);
  expect([one.ended(), one.pause.isForReader, one.changed()]).toEqual([true, false, 2]);
  const other = begun(1, true);
  other.pause.set({ pace: 1, byClick: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(other.ended()).toBe(true);
});
