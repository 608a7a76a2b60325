/** The table on the device against the server's; tests/web/test_device_table.py plays the games and says where they are. */

import { appendFileSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decide, why, type Decided } from "../src/device/decide.ts";
import type { Entry } from "../src/device/log.ts";
import { replayOf } from "../src/device/record.ts";
import { Table } from "../src/device/table.ts";
import type { GameName } from "../src/engine/engine.ts";
import type { Line, MoveReason, TableView } from "../src/protocol/types.ts";
import { engineOf } from "./device_engine.ts";

/** A line, and the changes that it makes in the server's view. */
interface Shown {
  line: Line;
  table: Partial<TableView>;
  game: object | null;
}

interface Part {
  begin: TableView;
  steps: Shown[];
}

interface Story {
  name: string;
  kind: TableView["kind"];
  seed: string;
  entries: Entry[];
  /** For each reader and each part of the game that is compared: the server's first view, and then each line. */
  readers: { seat: number | null; parts: Part[] }[];
  /** After a line: whether a seat may make a move, by the server. */
  asked: Record<string, [seat: number, move: string, answer: MoveReason][]>;
  claims: Record<string, { seat: number; rest: Decided[] }>;
}

/** What a game on the device does not have: fair deals, a tournament, other people, and the server's clock. */
const ELSEWHERE = { commitment: "", secret: null, of: null, present: [], watchers: 0, now: 0, owner: false };

/** In milliseconds; a game is compared in one second, but not where a dozen other programs run. */
const PATIENCE = 1_200_000;

const path = process.env["FORETELL_TABLES"];
const stories = path ? readFileSync(path, "utf8").trim().split("\n") : [];

test.runIf(!path)("without stories there is nothing to compare", () => expect(stories).toEqual([]));

test.skipIf(!path).each(stories.map((text) => JSON.parse(text) as Story))("$name", async (story) => {
  const table = new Table(await engineOf(story.kind.game.game), { id: "a table", kind: story.kind, seed: story.seed, you: 0, entries: [] });
  const told = story.readers.map(({ parts }) => partsBySeq(parts));
  const views: TableView[] = [];
  for (const entry of story.entries) {
    const claim = story.claims[entry.seq];
    if (claim) expect(decide(asSeat(table, claim.seat), { do: "claim" }, ""), `claim at ${entry.seq}`).toEqual(claim.rest);
    const step = table.apply(entry);
    story.readers.forEach(({ seat }, reader) => {
      const now = told[reader]?.get(entry.seq);
      if (!now) return;
      const where = `line ${entry.seq} for seat ${seat}: ${JSON.stringify(entry)}`;
      const view = "begin" in now ? now.begin : changed(views[reader], now, story.kind.game.game);
      views[reader] = view;
      if ("line" in now) expect(table.line(step, seat), where).toEqual(now.line);
      expect({ ...table.view(seat, 0), ...ELSEWHERE }, where).toEqual({ ...view, ...ELSEWHERE });
    });
    for (const [seat, move, answer] of story.asked[entry.seq] ?? []) {
      expect({ type: "reason", id: null, move, ...why(table, seat, move) }, `${move} of seat ${seat} after ${entry.seq}`).toEqual(answer);
    }
  }
  expect(table.isOpen).toBe(true);
  appendFileSync(`${path}.records`, `${JSON.stringify(replayOf(table))}\n`);
}, PATIENCE);

/** What a reader has got from the server, by the number of the line. */
function partsBySeq(parts: readonly Part[]): Map<number, { begin: TableView } | Shown> {
  const told = new Map<number, { begin: TableView } | Shown>();
  for (const { begin, steps } of parts) {
    told.set(begin.seq, { begin });
    for (const shown of steps) told.set(shown.line.seq, shown);
  }
  return told;
}

/** A view with the changes of a line. */
function changed(before: TableView | undefined, { table, game }: Shown, name: GameName): TableView {
  if (!before) throw new Error("a part begins with a view");
  return { ...before, ...table, ...(game && { game: { game: name, ...before.game, ...game } as TableView["game"] }) };
}

/** The same table, as if its reader had another seat. */
function asSeat(table: Table, seat: number): Table {
  return new Proxy(table, { get: (target, key) => (key === "you" ? seat : Reflect.get(target, key, target)) });
}
