/** Each file of tests leaves real timers and globals to the next one: they share a thread, in any order. */

import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
