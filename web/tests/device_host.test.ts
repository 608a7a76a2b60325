/** A game on the device, over a host without a worker: commands, bots, pauses, resuming, the rematch. */

import { expect, test } from "vitest";
import { isDevice } from "../src/browser/ids.ts";
import { headOf } from "../src/device/head.ts";
import type { Kept } from "../src/device/log.ts";
import { Table } from "../src/device/table.ts";
import { LEVELS } from "../src/engine/levels.ts";
import { eveningOf, gamesUpTo } from "../src/pages/table/evening.ts";
import type { TableKind } from "../src/protocol/types.ts";
import { engineOf } from "./device_engine.ts";
import { begun, Evening, EXTREME, WIZARD } from "./device_evening.ts";

const clone = (kept: Kept): Kept => structuredClone(kept);

test.each(["wizard", "extreme"] as const)("a whole game of %s against two levels", async (game) => {
  const evening = await Evening.of(begun(game === "wizard" ? WIZARD : EXTREME, ["apprentice", "thumb"]));
  evening.host.open(null);
  expect(evening.said[0]).toMatchObject({ type: "welcome", table: { status: "playing", you: 0, owner: true } });
  await evening.play();
  const { table } = evening.host;
  expect(table.status).toBe("over");
  expect(table.view(0, 0).sheet).toHaveLength(game === "wizard" ? 20 : 1);
  expect(evening.kept.at(-1)?.head.shown).toMatchObject({ status: "over", your_turn: false });
  expect(evening.said.filter((message) => message.type === "refused")).toEqual([]);
});

test.each(LEVELS.flatMap((bot) => [[bot, "wizard"] as const, [bot, "extreme"] as const]))("%s plays %s", async (bot, game) => {
  const kind: TableKind = game === "wizard" ? { game: { game, mode: "maximus" }, seats: 3 } : EXTREME;
  const evening = await Evening.of(begun(kind, [bot, bot]));
  evening.host.open(null);
  await evening.play(4);
  const moves = evening.host.table.steps.flatMap(({ entry: { action } }) => (action.action === "moved" && action.bot ? [action] : []));
  expect(moves.length).toBeGreaterThan(2);
  expect(moves.filter((move) => move.bot !== bot || move.bot_failed)).toEqual([]);
  evening.host.stop();
});

test("a game is the same after every line that was kept", async () => {
  const start = begun(EXTREME, ["thumb", "thumb"]);
  const evening = await Evening.of(clone(start));
  evening.host.open(null);
  await evening.play();
  const kept = { ...start, entries: [...start.entries, ...evening.kept.flatMap(({ entries }) => entries)] };
  expect(kept.entries).toEqual(evening.host.table.kept.entries);
  const again = new Table(await engineOf("extreme"), clone(kept));
  expect(again.view(0, 0)).toEqual(evening.host.table.view(0, 0));
  expect(again.steps.map((step) => again.line(step, 0))).toEqual(evening.host.table.steps.map((step) => evening.host.table.line(step, 0)));
});

test("after a break the page gets the lines that it lacks", async () => {
  const evening = await Evening.of(begun(WIZARD, ["thumb", "thumb"]));
  evening.host.open(null);
  await evening.play(3);
  evening.host.stop();
  const again = await Evening.of(clone(evening.host.table.kept));
  again.host.open(4);
  const seqs = again.said.flatMap((message) => (message.type === "line" ? [message.seq] : []));
  expect(seqs).toEqual(Array.from({ length: evening.host.table.seq - 4 }, (_, place) => place + 5));
  again.host.stop();
});

test("a player leaves to a bot, and a command that is repeated runs once", async () => {
  const evening = await Evening.of(begun(EXTREME, ["thumb", "thumb"]));
  evening.host.open(null);
  expect(await evening.do({ do: "pause" })).toMatchObject({ type: "ack" });
  expect(await evening.do({ do: "pause" })).toMatchObject({ type: "refused", code: "paused" });
  expect(await evening.do({ do: "resume" })).toMatchObject({ type: "ack" });
  expect(await evening.do({ do: "leave" })).toMatchObject({ type: "ack" });
  expect(await evening.do({ do: "take-back" })).toMatchObject({ type: "ack" });
  const { seq } = evening.host.table;
  evening.host.hear({ type: "do", id: "c4", command: { do: "leave" } });
  const from = evening.said.length;
  await evening.until((message) => message.type === "ack" && message.id === "c4", from);
  expect(evening.host.table.seats[0]?.bot).toBeNull();
  expect(evening.host.table.seq).toBeGreaterThanOrEqual(seq);
  expect(await evening.do({ do: "leave" })).toMatchObject({ type: "ack" });
  await evening.until(() => evening.host.table.isOpen, 0);
  expect(await evening.do({ do: "move", move: "play B1" })).toMatchObject({ type: "refused", code: "not-playing" });
});

test("without nets another bot moves at once, under the same name", async () => {
  const never = new Promise<Uint8Array>(() => undefined);
  const evening = await Evening.of(begun(WIZARD, ["master", "master"]), { nets: () => never });
  evening.host.open(null);
  await evening.until((message) => message.type === "line" && message.action.action === "moved", 0);
  expect(evening.host.table.steps.at(-1)?.entry.action).toMatchObject({ action: "moved", bot: "master", bot_failed: false });
  evening.host.stop();
});

test("hints are kept with a game, and go on in the rematch; a game from before there was a choice has the usual ones", async () => {
  const { hints: usual, ...earlier } = begun(EXTREME, ["thumb", "random"]);
  expect([usual, new Table(await engineOf("extreme"), clone(earlier)).hints]).toEqual(["hints", "hints"]);
  const evening = await Evening.of({ ...earlier, hints: "practice" });
  evening.host.open(null);
  await evening.play();
  await evening.do({ do: "ask-rematch" });
  expect([evening.kept.at(-1)?.head.hints, evening.made[0]?.hints]).toEqual(["practice", "practice"]);
});

test("a rematch is a new game with the same players", async () => {
  const evening = await Evening.of(begun(EXTREME, ["thumb", "random"]));
  evening.host.open(null);
  expect(await evening.do({ do: "ask-rematch" })).toMatchObject({ type: "refused", code: "not-over" });
  await evening.play();
  expect(await evening.do({ do: "choose-portrait", portrait: "bear" })).toMatchObject({ type: "ack" });
  expect(await evening.do({ do: "ask-rematch" })).toMatchObject({ type: "ack" });
  const [next] = evening.made;
  const table = evening.host.table;
  expect(table.seats[0]?.portrait).toBe("bear");
  expect(table.rematch).toBe(next?.id);
  expect(isDevice(next?.id ?? "")).toBe(true);
  const other = new Table(await engineOf("extreme"), next as Kept);
  expect(other.seats).toEqual(table.seats);
  expect(other.kept.seed).not.toBe(table.kept.seed);
  expect(other.status).toBe("playing");
  expect([headOf(other).shown.rematch_of, headOf(table).shown.rematch_of]).toEqual([table.id, null]);
  const heads = [{ ...headOf(other).shown, status: "over", totals: [3, 1, 2] }, headOf(table).shown];
  expect(eveningOf(gamesUpTo(other.id, heads))).toMatchObject({ games: 2, players: expect.arrayContaining([expect.objectContaining({ you: true })]) });
});

test("why a move is not allowed", async () => {
  const evening = await Evening.of(begun(WIZARD, ["thumb", "thumb"]));
  evening.host.open(null);
  await evening.until((message) => message.type === "asked", 0);
  evening.host.hear({ type: "why", id: "w", move: "bid 9" });
  expect(await evening.until((message) => message.type === "reason", 0)).toMatchObject({ allowed: false, key: "bid-too-high", rule: "A6", args: { most: 1 } });
  evening.host.hear({ type: "why", id: "x", move: "dance" });
  expect(await evening.until((message) => message.type === "refused", 0)).toMatchObject({ code: "notation" });
  evening.host.stop();
});
