/** A server that does not answer: whether games with friends can be opened. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellReach } from "../src/newgame/reach.ts";

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
