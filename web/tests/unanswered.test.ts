/** A server that does not answer: whether games with friends can be opened, and the coach's advice at its tables. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableCoach } from "../src/advice/table_coach.svelte.ts";
import { tellReach } from "../src/newgame/reach.ts";
import type { Advice } from "../src/protocol/advice.ts";

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is asked again until it answers", async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError("no answer")) as Promise<Response>);
  vi.stubGlobal("fetch", fetched);
  const told: boolean[] = [];
  tellReach((isUnreached) => told.push(isUnreached));
  await vi.advanceTimersByTimeAsync(6000);
  fetched.mockImplementation(async () => new Response("{}"));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(told).toEqual([true, true, false]);
});

test("nobody asks after the reader has left, not even if they left while it was asked", async () => {
  let fail = (): void => undefined;
  const fetched = vi.fn(() => new Promise<Response>((_, failed) => (fail = () => failed(new TypeError("no answer")))));
  vi.stubGlobal("fetch", fetched);
  const leave = tellReach(() => expect.unreachable());
  leave();
  fail();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a coach who gets no advice says so, may be asked again, and tells advice that comes late", async () => {
  const live = { view: { kind: { hints: true } }, legal: ["bid 1"], doQuietly: vi.fn() };
  const coach = new TableCoach(live as never, () => null);
  const advice = { moves: [] } as unknown as Advice;
  coach.toggle();
  expect(coach.failed).toBe(false);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([coach.isOpen, coach.failed]).toEqual([true, true]);
  coach.toggle();
  coach.toggle();
  expect([live.doQuietly.mock.calls.length, coach.failed]).toEqual([2, false]);
  coach.hear(advice);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([coach.advice, coach.failed]).toEqual([advice, false]);
  coach.changed(true);
  coach.toggle();
  await vi.advanceTimersByTimeAsync(1000);
  coach.changed(true);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([coach.advice, coach.failed]).toEqual([null, false]);
  expect(vi.getTimerCount()).toBe(0);
});
