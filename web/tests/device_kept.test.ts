/** Games that were kept by earlier pages, and by newer ones. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkVersion, FORMAT, Newer, type Entry, type Kept } from "../src/device/log.ts";
import type { Head } from "../src/device/store.ts";
import { Table } from "../src/device/table.ts";
import { engineOf } from "./device_engine.ts";
import { Evening } from "./device_evening.ts";

/** A game as IndexedDB has it, and what its player saw when it was kept. */
interface Stored {
  head: Head;
  lines: { game: string; seq: number; entry: Entry }[];
  hand: string[];
  totals: number[];
  moves: number;
}

/** As pages of each version have kept them, in November 2026; these files never change. */
const stored = [1, 2, 3].flatMap((version) =>
  readFileSync(join(import.meta.dirname, `data/kept_${version}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line): [number, Stored] => [version, JSON.parse(line) as Stored]),
);

function keptOf({ head, lines }: Stored): Kept {
  const { shown: _, ...kept } = head;
  return { ...kept, entries: lines.map((line) => line.entry) };
}

test.each(stored.map(([version, game]) => [game.head.id, version, game] as const))("%s of version %i goes on", async (_, version, game) => {
  const kept = keptOf(game);
  expect(kept.version ?? 1).toBe(version);
  checkVersion(kept);
  const { status, round } = game.head.shown;
  const table = new Table(await engineOf(kept.kind.game.game), structuredClone(kept));
  const view = table.view(0, 0);
  expect({ ...view, moves: table.moves }).toMatchObject({ status, moves: game.moves, game: { round, totals: game.totals } });
  expect(view.game?.known_cards[0]).toEqual(game.hand);
  const evening = await Evening.of(kept);
  evening.host.open(null);
  await evening.play();
  expect(evening.host.table.status).toBe("over");
  if (status === "playing") expect(evening.kept.at(-1)?.head).toMatchObject({ version: FORMAT });
});

test("a game of a newer page is not read", () => {
  const [first] = stored.map(([, game]) => keptOf(game));
  expect(() => checkVersion({ ...(first as Kept), version: FORMAT })).not.toThrow();
  expect(() => checkVersion({ ...(first as Kept), version: FORMAT + 1 })).toThrow(Newer);
});

test("a log that the rules do not allow is not played on", async () => {
  const kept = keptOf(stored[0]?.[1] as Stored);
  const place = kept.entries.findIndex((entry) => entry.move?.startsWith("bid"));
  const [before, wrong] = [kept.entries.slice(0, place), kept.entries[place] as Entry];
  const engine = await engineOf("wizard");
  expect(() => new Table(engine, { ...kept, entries: [...before, { ...wrong, move: "bid 9" }] })).toThrow("cannot make the move bid 9");
  expect(() => new Table(engine, { ...kept, entries: [...before, { ...wrong, seq: 99 }] })).toThrow("line 99 follows");
});
