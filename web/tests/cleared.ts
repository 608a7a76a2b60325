/**
 * Each file of tests leaves real timers and globals to the next one, and modules that keep nothing: they share a thread,
 * in any order. All draw what follows from a seed (`FORETELL_SEED`), each file from its beginning.
 */

import { afterAll, vi } from "vitest";

let state = Number(process.env["FORETELL_SEED"] ?? 0);

/** 32 random bits (mulberry32). */
function bits(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

function drawn<T extends ArrayBufferView>(into: T): T {
  const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
  for (let place = 0; place < bytes.length; place++) bytes[place] = bits() >>> 24;
  return into;
}

Math.random = () => bits() / 2 ** 32;
Object.defineProperty(crypto, "getRandomValues", { value: drawn, configurable: true, writable: true });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});
