/** The bots' nets on the device: they are checked, and another bot plays until they are there. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { Bots } from "../src/bots/bots.ts";
import { checked, netsOf } from "../src/bots/nets.ts";
import { Stalled, TICK } from "../src/browser/watched.ts";
import { GAMES } from "../src/engine/engine.ts";
import { engineOf } from "./device_engine.ts";

const file = new Uint8Array(gunzipSync(readFileSync(join(import.meta.dirname, "../../src/foretell/bots/net/extreme.net"))));
const { net } = GAMES.extreme.sizes;

test("only whole and undamaged nets of the game are taken", () => {
  expect(checked(file, "extreme", net)).toHaveLength(2 * net);
  expect(() => checked(file, "wizard", net)).toThrow("not the nets of the game");
  expect(() => checked(file.subarray(0, -1), "extreme", net)).toThrow("not all of them");
  expect(() => checked(file.subarray(0, 5), "extreme", net)).toThrow("not all of them");
  const damaged = file.slice();
  damaged[file.length >> 1] = (damaged[file.length >> 1] ?? 0) ^ 1;
  expect(() => checked(damaged, "extreme", net)).toThrow("damaged");
});

test("what is not the file of the nets is fetched again the next time", async () => {
  const forgotten: string[] = [];
  vi.stubGlobal("fetch", async () => new Response("<html>sign in first</html>"));
  vi.stubGlobal("caches", { keys: async () => ["ours"], open: async () => ({ delete: async (address: string) => forgotten.push(address) }) });
  await expect(netsOf("assets/extreme.net", "extreme", net)).rejects.toThrow();
  expect(forgotten).toEqual(["assets/extreme.net"]);
  vi.unstubAllGlobals();
});

test("another bot plays until the nets are there, and both is told", async () => {
  const engine = await engineOf("extreme");
  const told: boolean[] = [];
  let isThere = false;
  const nets = async (): Promise<Uint8Array> => {
    if (!isThere) throw new TypeError("offline");
    return checked(file, "extreme", net);
  };
  const bots = new Bots(engine, nets, (isMissing) => void told.push(isMissing));
  engine.newGame(3, [1, 4, 0], 7n);
  engine.deal();
  const seat = engine.state.number("turn");
  const legal = engine.legal(engine.look(seat));
  const asked = (bot: string): Promise<number> => bots.choose({ bot, seat, foretold: [], toWin: false, random: 7n, isOff: () => false });
  expect(legal).toContain(await asked("thumb"));
  expect(told).toEqual([]);
  expect(legal).toContain(await asked("master"));
  expect(told).toEqual([true]);
  isThere = true;
  expect(legal).toContain(await asked("master"));
  expect(told).toEqual([true, false]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nets that do not come are given up; nets that come slowly are not", async () => {
  vi.useFakeTimers();
  let more: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (more = controller) });
  vi.stubGlobal("fetch", vi.fn(async () => new Response(body)));
  let given: unknown = null;
  netsOf("a.net", "wizard", 1).catch((fault: unknown) => (given = fault));
  for (let part = 0; part < 3; part++) {
    await vi.advanceTimersByTimeAsync(100 * TICK);
    more?.enqueue(new Uint8Array([0x1f]).slice(part));
    expect(given).toBeNull();
  }
  await vi.advanceTimersByTimeAsync(121 * TICK);
  expect(given).toBeInstanceOf(Stalled);
});
