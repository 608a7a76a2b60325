/** What a game on the device does when something fails that nobody foresaw, or never answers. */

import { afterEach, expect, test, vi } from "vitest";
import type { Bots } from "../src/bots/bots.ts";
import { Stalled, TICK } from "../src/browser/watched.ts";
import type { Kept } from "../src/device/log.ts";
import { begun, Evening, WIZARD } from "./device_evening.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const broken = new TypeError("nobody has foreseen this");
const never = new Promise<never>(() => undefined);

/** A game in which the reader is to bid. */
async function asked(setting: Parameters<typeof Evening.of>[1] = {}, bots = ["thumb", "thumb"]): Promise<Evening> {
  const evening = await Evening.of(begun(WIZARD, bots), setting);
  evening.host.open(null);
  await evening.until(() => evening.host.table.question(0).legal.length > 0, 0);
  return evening;
}

test("a fault while a move is kept stops the game, which says so, and the move is not shown", async () => {
  let isBroken = false;
  const evening = await asked({ keeping: async () => void (isBroken && fail()) });
  const before = evening.said.length;
  isBroken = true;
  const move = evening.host.table.question(0).legal[0] ?? "";
  evening.host.hear({ type: "do", id: "m", command: { do: "move", move } });
  await evening.failed();
  evening.host.hear({ type: "ping" });
  await Promise.resolve();
  expect(evening.faults).toEqual([broken]);
  expect(evening.said.slice(before)).toEqual([]);
});

test("a fault in a bot's turn stops the game, which says so", async () => {
  const evening = await Evening.of(begun(WIZARD, ["thumb", "thumb"]), { pause: fail });
  evening.host.open(null);
  const move = evening.host.table.question(0).legal[0];
  if (move !== undefined) evening.host.hear({ type: "do", id: "m", command: { do: "move", move } });
  await evening.failed();
  expect(evening.faults).toEqual([broken]);
});

test("a ping is answered at once, also while the store does not answer, and says that", async () => {
  let isStill = false;
  let goOn = (): void => undefined;
  const still = new Promise<void>((done) => (goOn = done));
  const evening = await asked({ keeping: async () => void (isStill && (await still)) });
  isStill = true;
  const from = evening.said.length;
  evening.host.hear({ type: "do", id: "m", command: { do: "move", move: evening.host.table.question(0).legal[0] ?? "" } });
  await new Promise((done) => setTimeout(done));
  evening.host.hear({ type: "ping" });
  expect(evening.said.slice(from)).toMatchObject([{ type: "pong", waits: { for: "store", since: 1_000_000 } }]);
  goOn();
  await evening.until((message) => message.type === "line", from);
  evening.host.stop();
  const end = evening.said.length;
  evening.host.hear({ type: "ping" });
  expect(evening.said).toHaveLength(end);
});

test("a store that never answers, nor fails, stops the game, which says so", async () => {
  let isStill = false;
  const evening = await asked({ keeping: async () => void (isStill && (await never)) });
  isStill = true;
  vi.useFakeTimers();
  evening.host.hear({ type: "do", id: "m", command: { do: "move", move: evening.host.table.question(0).legal[0] ?? "" } });
  await vi.advanceTimersByTimeAsync(24 * TICK);
  expect(evening.faults).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * TICK);
  expect(evening.faults[0]).toBeInstanceOf(Stalled);
});

const moves = (evening: Evening): unknown[] => evening.host.table.steps.flatMap(({ entry: { action } }) => (action.action === "moved" && action.bot ? [action] : []));

test("the Bookkeeper moves for a bot that never answers, and the log says so; a later bot has its turn", async () => {
  vi.useFakeTimers();
  let times = 0;
  const stall = (bots: Bots): void => {
    const choose = bots.choose.bind(bots);
    bots.choose = (question) => (++times === 1 ? bots.alone(() => never) : choose(question));
  };
  const evening = await Evening.of(begun(WIZARD, ["thumb", "thumb"]), { changed: stall });
  evening.host.open(null);
  if (evening.host.table.turn === 0) evening.host.hear({ type: "do", id: "m", command: { do: "move", move: evening.host.table.question(0).legal[0] ?? "" } });
  await vi.advanceTimersByTimeAsync(4 * TICK);
  evening.host.hear({ type: "ping" });
  expect(evening.said.at(-1)).toMatchObject({ type: "pong", waits: { for: "bot", seat: 1 } });
  expect(moves(evening)).toEqual([]);
  await vi.advanceTimersByTimeAsync(4 * TICK + 10);
  expect(moves(evening)).toMatchObject([{ bot_failed: true }, { bot_failed: false }]);
  evening.host.stop();
});

/** A game in which a grand master searches for the first time; its steps go on when `step` says. */
async function searching(step: (goOn: () => void) => void, setting: Parameters<typeof Evening.of>[1] = {}): Promise<Evening> {
  vi.useFakeTimers();
  let hasBegun = false;
  vi.stubGlobal("MessageChannel", class {
    port1 = { onmessage: (): void => undefined, close: (): void => undefined };
    port2 = { postMessage: (): void => ((hasBegun = true), step(() => this.port1.onmessage())) };
  });
  const evening = await Evening.of(begun({ game: { game: "wizard", mode: "maximus" }, seats: 3 }, ["grandmaster", "thumb"]), setting);
  evening.host.open(null);
  for (let number = 0; !hasBegun; number++) {
    const [move] = evening.host.table.question(0).legal;
    if (move !== undefined) evening.host.hear({ type: "do", id: `m${number}`, command: { do: "move", move } });
    await vi.advanceTimersByTimeAsync(1);
  }
  return evening;
}

test("a search whose steps never end is given up; it changes nothing when it goes on later", async () => {
  const steps: (() => void)[] = [];
  const evening = await searching((goOn) => steps.push(goOn));
  const before = moves(evening).length;
  await vi.advanceTimersByTimeAsync(8 * TICK + 10);
  expect(moves(evening)[before]).toMatchObject({ bot: "grandmaster", bot_failed: true });
  expect(moves(evening)[before + 1]).toMatchObject({ bot: "thumb", bot_failed: false });
  evening.host.stop();
  const call = vi.spyOn(evening.host.table.engine, "call");
  steps[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(call).not.toHaveBeenCalled();
});

test("a slow search that goes on is not given up", async () => {
  const evening = await searching((goOn) => setTimeout(goOn, 7 * TICK), { clock: () => 0 });
  const before = moves(evening).length;
  while (moves(evening).length === before) await vi.advanceTimersByTimeAsync(60 * TICK);
  expect(moves(evening)[before]).toMatchObject({ bot: "grandmaster", bot_failed: false });
  evening.host.stop();
});

test("advice that never comes is given up, and bots play on", async () => {
  const evening = await asked();
  vi.useFakeTimers();
  const { alone } = evening.host.bots;
  evening.host.bots.alone = () => alone.call(evening.host.bots, () => never) as Promise<never>;
  const advised = evening.host.advise("master").catch((fault: unknown) => fault);
  await vi.advanceTimersByTimeAsync(8 * TICK + 10);
  expect(await advised).toBeInstanceOf(Stalled);
  evening.host.bots.alone = alone;
  vi.useRealTimers();
  await evening.play(2);
  evening.host.stop();
});

test("after a game that did not answer in a bot's turn the Bookkeeper makes that move", async () => {
  vi.useFakeTimers();
  const first = await Evening.of(begun(WIZARD, ["random", "random"]), { changed: (bots) => void (bots.choose = () => never) });
  first.host.open(null);
  const [move] = first.host.table.question(0).legal;
  if (move !== undefined) first.host.hear({ type: "do", id: "m", command: { do: "move", move } });
  await vi.advanceTimersByTimeAsync(0);
  first.host.stop();
  const again = await Evening.of(first.host.table.kept, { isAfterSilence: true });
  again.host.open(null);
  await vi.advanceTimersByTimeAsync(10);
  expect(moves(again).slice(0, 2)).toMatchObject([{ bot_failed: true }, { bot_failed: false }]);
  again.host.stop();
});

test("a table with a bot that does not exist is not opened", async () => {
  const text = JSON.stringify(begun(WIZARD, ["thumb", "random"])).replace('"bot":"random"', '"bot":"thmub"');
  const evening = await Evening.of(JSON.parse(text) as Kept);
  expect(() => evening.host.open(null)).toThrow('there is no bot "thmub"');
  evening.host.stop();
});

test("bots play on while advice waits for the nets", async () => {
  const evening = await asked({ nets: () => never });
  void evening.host.advise("master");
  await evening.play(3);
  evening.host.stop();
});

test("only the first bot waits for nets that do not come", async () => {
  vi.useFakeTimers();
  const evening = await Evening.of(begun(WIZARD, ["master", "master"]), { nets: () => never });
  evening.host.open(null);
  await vi.advanceTimersByTimeAsync(800);
  let isDone = false;
  void evening.play(4).then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(100);
  expect(isDone).toBe(true);
  evening.host.stop();
});

function fail(): never {
  throw broken;
}
