/** Taking a move back: as long as no bot has answered, and nothing hidden was shown. */

import { expect, test, vi } from "vitest";
import { entriesOfLines } from "../src/board/story_log.svelte.ts";
import { recordOf } from "../src/device/record.ts";
import { Table } from "../src/device/table.ts";
import type { TableKind } from "../src/protocol/types.ts";
import { words } from "../src/words/words.svelte.ts";
import { engineOf } from "./device_engine.ts";
import { BY_CLICK, begun, Evening, EXTREME, WIZARD } from "./device_evening.ts";

/** Everything that the page shows of the game now. */
const shown = ({ host: { table } }: Evening): object => {
  const { seq: _, undo: __, ...view } = table.view(table.you, 0);
  return view;
};

/** Make the first legal move. */
async function move(evening: Evening): Promise<string> {
  const first = evening.host.table.question(0).legal[0] ?? "";
  expect(await evening.do({ do: "move", move: first })).toMatchObject({ type: "ack" });
  return first;
}

/** Take the latest move back. */
async function undo(evening: Evening): Promise<void> {
  const { seq } = evening.host.table;
  evening.host.undo();
  await evening.until((message) => message.type === "line" && message.seq === seq + 1 && message.action.action === "undone", 0);
}

/** Let the bots go on until the reader is asked, or the game is over. */
async function next(evening: Evening): Promise<void> {
  const { table } = evening.host;
  while (!table.isOpen && !table.question(0).legal.length) {
    await evening.offered({ next: true });
    const { changes } = table;
    evening.host.goOn();
    await evening.until(() => table.changes > changes, 0);
  }
}

async function evenings(kind: TableKind): Promise<Evening> {
  const evening = await Evening.of(begun(kind, ["thumb", "random"]), { manner: BY_CLICK });
  evening.host.open(null);
  await next(evening);
  return evening;
}

/** A whole game; `twice`: each move that can be taken back is, and is made again. */
async function game(kind: TableKind, twice: boolean): Promise<{ evening: Evening; undone: number }> {
  const evening = await evenings(kind);
  let undone = 0;
  while (!evening.host.table.isOpen) {
    const before = shown(evening);
    await move(evening);
    if (twice && evening.host.table.canUndo) {
      await undo(evening);
      expect(shown(evening)).toEqual(before);
      await move(evening);
      undone++;
    }
    await next(evening);
  }
  return { evening, undone };
}

const SPECIALS: TableKind = { game: { game: "wizard", specials: ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"] }, seats: 3 };

test.each<[string, TableKind]>([
  ["Wizard", WIZARD],
  ["special cards", SPECIALS],
  ["secret bids", { game: { game: "wizard", mode: "clairvoyance", bidding: "secret" }, seats: 3 }],
  ["Wizard Extreme", EXTREME],
])("a game of %s is the same when moves were taken back and made again", async (_, kind) => {
  const [plain, twice] = [await game(kind, false), await game(kind, true)];
  expect(twice.undone).toBeGreaterThan(10);
  const names = (record: ReturnType<typeof recordOf>): object => ({ ...(record as object), players: [] });
  expect(names(recordOf(twice.evening.host.table))).toEqual(names(recordOf(plain.evening.host.table)));
  const { kept } = twice.evening.host.table;
  expect(kept.entries.filter(({ action }) => action.action === "undone")).toHaveLength(twice.undone);
  const again = new Table(await engineOf(kind.game.game), structuredClone(kept));
  expect(again.view(0, 0)).toEqual(twice.evening.host.table.view(0, 0));
});

test("a move is offered to be taken back until the next bot has moved", async () => {
  const evening = await evenings(WIZARD);
  expect(evening.controls.undo).toBe(false);
  const before = shown(evening);
  await move(evening);
  await evening.offered({ undo: true, next: true });
  await undo(evening);
  expect(shown(evening)).toEqual(before);
  expect(evening.controls).toEqual({ undo: false, next: false });
  expect(evening.said.at(-1)).toMatchObject({ type: "asked", seq: evening.host.table.seq });
  await move(evening);
  await next(evening);
  const { seq } = evening.host.table;
  evening.host.undo();
  expect(await evening.do({ do: "resume" })).toMatchObject({ type: "refused" });
  expect(evening.host.table.seq).toBe(seq);
  evening.host.stop();
});

test("it can be taken back in a pause, and not while a bot plays for the reader", async () => {
  const evening = await evenings(WIZARD);
  await move(evening);
  await evening.do({ do: "pause" });
  expect(evening.host.table.canUndo).toBe(true);
  await evening.do({ do: "leave" });
  expect(evening.host.table.canUndo).toBe(false);
  await evening.do({ do: "take-back" });
  await undo(evening);
  expect(evening.host.table.paused).toBe(true);
  expect(evening.host.table.question(0).legal).toEqual([]);
  await evening.do({ do: "resume" });
  expect(evening.host.table.question(0).legal).not.toEqual([]);
  evening.host.stop();
});

/** Which of the reader's moves could not be taken back, with what they have shown. */
async function final(kind: TableKind): Promise<string[][]> {
  const evening = await evenings(kind);
  const { table } = evening.host;
  const found: string[][] = [];
  while (!table.isOpen) {
    const made = await move(evening);
    const { events } = table.line(table.steps.at(-1) as Table["steps"][number], 0);
    if (!table.canUndo) found.push([made.split(" ")[0] ?? "", ...events.map((event) => event.event)]);
    await next(evening);
  }
  return found;
}

test("a move that has shown something hidden stays", async () => {
  const bids = await final({ game: { game: "wizard", bidding: "hidden" }, seats: 3 });
  expect(bids.some((shows) => shows.includes("bids-shown"))).toBe(true);
  const all = [...bids, ...(await final(SPECIALS)), ...(await final({ game: { game: "wizard", mode: "clairvoyance" }, seats: 3 }))];
  const shows = ["round-dealt", "bids-shown", "cards-passed", "round-scored", "game-over"];
  const others = all.filter((each) => !each.some((event) => shows.includes(event)));
  expect(others.map(([verb]) => verb)).toEqual(others.length ? ["play"] : []); // V4: the first card, which its owner has not seen
});

test("the log tells that a move was taken back, and goes on from before it", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
  const evening = await evenings(WIZARD);
  await move(evening);
  await undo(evening);
  const { table } = evening.host;
  const entries = entriesOfLines(table.view(0, 0), table.steps.map((step) => table.line(step, 0)));
  expect(entries.at(-1)).toMatchObject({ kind: "table", text: "You take your last move back." });
  evening.host.stop();
});
