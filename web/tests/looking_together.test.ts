/** Branches of a game that is looked at together, and what followers and leaders are shown. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { storyOf } from "../src/pages/replay/together/story.ts";
import { selectorOf } from "../src/pages/replay/together/pointing.ts";
import { Viewing } from "../src/pages/replay/together/viewing.svelte.ts";
import type { FromViewing, Scene, ToViewing } from "../src/protocol/types.ts";
import type { Hearer } from "../src/server/reconnecting_socket.ts";
import { engineOf } from "./device_engine.ts";

const records = readFileSync(new URL("../../tests/data/good.jsonl", import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line) as object);

describe("branches", () => {
  test.each(records.map((record, number) => [number, record] as const))("the game's own moves make the same branch (%i)", async (_, record) => {
    const story = await storyOf(record, engineOf);
    const { lines } = story.replay;
    const end = lines.findIndex((line, place) => place > 0 && line.move === null);
    const first = lines.slice(0, end < 0 ? lines.length : end);
    const moves = first.slice(1).flatMap((line) => line.move ?? []);
    const half = Math.floor(moves.length / 2);
    const whole = story.branch({ line: 1, moves });
    expect(whole.moments).toEqual(story.moments.slice(0, whole.moments.length));
    expect(whole.legal.length === 0).toBe(first.at(-1)?.turn === null);
    const { legal, moments } = story.branch({ line: 1 + half, moves: [] });
    expect(moments.at(-1)?.view.seq).toBe(1 + half);
    if (moves[half] !== undefined) expect(legal).toContain(moves[half]);
  });

  test("a move that the rules forbid is no branch", async () => {
    const story = await storyOf(records[0] ?? {}, engineOf);
    expect(() => story.branch({ line: 1, moves: ["bid 99"] })).toThrow("nobody can bid 99 here");
  });
});

test.each([
  ["seat-2", '.plate[data-seat="2"]'],
  ["card-1-B7", ':is([data-of="1"], [data-by="1"]) svg[data-face="B7"]'],
  ['seat-2"]', null],
  ["card-1-B7,*", null],
])("pointing at %s", (target, selector) => expect(selectorOf(target)).toBe(selector));

const SCENE: Scene = { type: "scene", members: [{ member: 0, name: "Ada" }, { member: 1, name: "Ben" }], nameless: 0, leader: 0, you: 1, place: null, target: null };

function connected(): { viewing: Viewing; hear: (message: FromViewing) => void; sent: (ToViewing | { type: "ping" })[] } {
  const sent: (ToViewing | { type: "ping" })[] = [];
  let hearer: Hearer<FromViewing> | undefined;
  const viewing = new Viewing("key", (_, given) => {
    hearer = given;
    return { send: (message) => void sent.push(message), again: () => undefined, close: () => undefined };
  });
  return { viewing, hear: (message) => hearer?.message(message), sent };
}

test("a reader follows, looks on their own, and leads", () => {
  const { viewing, hear, sent } = connected();
  hear({ type: "branches", version: 1, branches: [] });
  hear(SCENE);
  expect([viewing.leads, viewing.follows]).toEqual([false, true]);
  viewing.goAlone(true);
  expect(viewing.follows).toBe(false);
  hear({ ...SCENE, leader: null });
  viewing.lead();
  expect(sent.at(-1)).toMatchObject({ type: "lead" });
  hear({ ...SCENE, leader: 1 });
  expect([viewing.leads, viewing.alone]).toEqual([true, false]);
});

test("whoever begins a branch goes there, and plays at its end", () => {
  const { viewing, hear, sent } = connected();
  hear({ ...SCENE, leader: 1 });
  viewing.begin(3);
  hear({ type: "branched", number: 0, branch: { line: 3, moves: [] } });
  expect(viewing.branch).toBe(0);
  hear({ type: "branched", number: 0, branch: { line: 3, moves: ["bid 1"] } });
  viewing.play("bid 0");
  expect(sent.at(-1)).toMatchObject({ type: "play", branch: 0, after: 1, move: "bid 0" });
  hear({ type: "refused", id: "v2", code: "full", message: "", rule: null, where: null });
  expect(viewing.refusal).toBe("full");
});
