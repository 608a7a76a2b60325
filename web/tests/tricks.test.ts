/** Stepping back through the tricks of a running game: known from its lines, bounded, and right when a move is taken back. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tricks } from "../src/board/tricks.svelte.ts";
import type { Line, TableView } from "../src/protocol/types.ts";

type Events = Line["events"];
const view = (seq: number): TableView => ({ table: "t1", seq, seats: [{}, {}, {}] }) as unknown as TableView;
const line = (seq: number, action: string, events: unknown[] = []): Line =>
  ({ type: "line", seq, at: 0, action: { action, seat: 0 }, events: events as Events, turn: 0, phase: "play", led: null }) as Line;
const taken = (seq: number, seat: number): Line =>
  line(seq, "moved", [{ event: "trick-taken", seat, leader: 2, plays: ["B1", "B2", "B3"] }]);
const LINES = [
  line(1, "started", [{ event: "round-dealt", round: 1 }, { event: "trump-set", suit: "R", seat: null }]),
  taken(2, 1),
  line(3, "moved", [{ event: "round-scored", round: 1 }, { event: "round-dealt", round: 2 }]),
  line(4, "moved", [{ event: "trick-bombed", seat: 0, leader: 0, plays: ["W", "bomb", "F"] }]),
  taken(5, 0),
];
const served = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => vi.stubGlobal("fetch", served));
afterEach(() => {
  served.mockReset();
  vi.unstubAllGlobals();
});

/** The tricks after the server has sent these lines. */
async function fetched(lines: Line[]): Promise<Tricks> {
  const tricks = new Tricks();
  served.mockImplementation((path) => {
    const after = Number(new URL(path, "http://x").searchParams.get("after"));
    return Promise.resolve(new Response(JSON.stringify({ lines: lines.slice(after) })));
  });
  await tricks.fetch(view(lines.length));
  return tricks;
}

test("the tricks of all rounds are known, with their trump", async () => {
  const { all } = await fetched(LINES);
  expect(all.map(({ round, number, winner, trump }) => [round, number, winner, trump])).toEqual([
    [1, 1, 1, "R"],
    [2, 1, null, null],
    [2, 2, 0, null],
  ]);
  expect(all[0]?.plays).toEqual([[2, "B1"], [0, "B2"], [1, "B3"]]);
});

test("a reader steps back and forth, and follows the game again from the latest trick on", async () => {
  const tricks = await fetched(LINES);
  expect(tricks.at).toBeNull();
  tricks.earlier();
  tricks.earlier();
  tricks.earlier();
  expect([tricks.at, tricks.hasEarlier, tricks.shown?.round]).toEqual([0, false, 1]);
  tricks.hear(taken(6, 2), 3);
  expect([tricks.at, tricks.all.length]).toEqual([0, 4]);
  tricks.later();
  expect(tricks.at).toBe(1);
  tricks.now();
  expect([tricks.at, tricks.shown?.winner]).toEqual([null, 2]);
  tricks.earlier();
  tricks.later();
  expect(tricks.at).toBeNull();
});

test("a trick whose last card was taken back is forgotten", async () => {
  const tricks = await fetched([...LINES, line(6, "undo-asked"), line(7, "undone")]);
  expect(tricks.all).toHaveLength(2);
  tricks.hear(taken(8, 1), 3);
  expect(tricks.all.map(({ number, winner }) => [number, winner])).toEqual([[1, 1], [1, null], [2, 1]]);
});

test("lines that were missed are fetched, and no others", async () => {
  const lines = LINES.slice(0, 2);
  const tricks = await fetched(lines);
  lines.push(...LINES.slice(2));
  tricks.hear(LINES[4] as Line, 3);
  expect(tricks.all).toHaveLength(1);
  await tricks.fetch(view(5));
  expect(tricks.all).toHaveLength(3);
  expect(served.mock.calls.map(([path]) => new URL(path, "http://x").searchParams.get("after"))).toEqual(["0", "2"]);
});

test("without an answer there are no tricks, which the reader is told", async () => {
  const tricks = new Tricks();
  served.mockResolvedValue(new Response(JSON.stringify({ code: "missing" }), { status: 404 }));
  await tricks.fetch(view(3));
  expect([tricks.failed, tricks.loading, tricks.shown]).toEqual([true, false, null]);
});
