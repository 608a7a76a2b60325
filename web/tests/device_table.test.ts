/** The table on the device against the server's; tests/web/test_device_table.py plays the games and says where they are. */

import { appendFileSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Line, MoveReason, TableView } from "../src/protocol/types.ts";
import { decide, why, type Decided } from "../src/device/decide.ts";
import type { Entry } from "../src/device/log.ts";
import { replayOf } from "../src/device/record.ts";
import { Table } from "../src/device/table.ts";
import { engineOf } from "./device_engine.ts";

interface Story {
  name: string;
  kind: TableView["kind"];
  seed: string;
  entries: Entry[];
  /** For each reader: the server's view after the first line, and then each line with the changes that it makes. */
  readers: { seat: number | null; begin: TableView; steps: { line: Line; table: Partial<TableView>; game: object | null }[] }[];
  /** After a line: whether a seat may make a move, by the server. */
  asked: Record<string, [seat: number, move: string, answer: MoveReason][]>;
  claims: Record<string, { seat: number; rest: Decided[] }>;
}

/** What a game on the device does not have: fair deals, other people, and the server's clock. */
const ELSEWHERE = { commitment: "", secret: null, present: [], watchers: 0, now: 0, owner: false };

/** In milliseconds; a game is compared in one second, but not where a dozen other programs run. */
const PATIENCE = 1_200_000;

const path = process.env["FORETELL_TABLES"];
const stories = path ? readFileSync(path, "utf8").trim().split("\n") : [];

test.runIf(!path)("without stories there is nothing to compare", () => expect(stories).toEqual([]));

test.skipIf(!path).each(stories.map((text) => JSON.parse(text) as Story))("$name", async (story) => {
  const table = new Table(await engineOf(story.kind.game.game), { id: "a table", kind: story.kind, seed: story.seed, you: 0, entries: [] });
  const views: TableView[] = [];
  story.entries.forEach((entry, place) => {
    const claim = story.claims[entry.seq];
    if (claim) expect(decide(asSeat(table, claim.seat), { do: "claim" }, ""), `claim at ${entry.seq}`).toEqual(claim.rest);
    const step = table.apply(entry);
    story.readers.forEach(({ seat, begin, steps }, reader) => {
      const shown = steps[place - 1];
      const where = `line ${entry.seq} for seat ${seat}: ${JSON.stringify(entry)}`;
      const before = views[reader] ?? begin;
      const view = { ...before, ...shown?.table, ...(shown?.game && { game: { game: story.kind.game.game, ...before.game, ...shown.game } as TableView["game"] }) };
      views[reader] = view;
      if (shown) expect(table.line(step, seat), where).toEqual(shown.line);
      expect({ ...table.view(seat, 0), ...ELSEWHERE }, where).toEqual({ ...view, ...ELSEWHERE });
    });
    for (const [seat, move, answer] of story.asked[entry.seq] ?? []) {
      expect({ type: "reason", id: null, move, ...why(table, seat, move) }, `${move} of seat ${seat} after ${entry.seq}`).toEqual(answer);
    }
  });
  expect(table.isOpen).toBe(true);
  appendFileSync(`${path}.records`, `${JSON.stringify(replayOf(table))}\n`);
}, PATIENCE);

/** The same table, as if its reader had another seat. */
function asSeat(table: Table, seat: number): Table {
  return new Proxy(table, { get: (target, key) => (key === "you" ? seat : Reflect.get(target, key, target)) });
}
