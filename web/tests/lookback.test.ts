/** The look back on the device is the library's, number by number and reason by reason (tests/data/lookback-*.json). */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LookBack } from "../src/coach/lookback.ts";
import { lookBack, type Judges } from "../src/coach/looking_back.ts";
import { rounded, whole } from "../src/coach/rounding.ts";
import { Bots } from "../src/device/bots.ts";
import { RecordFault } from "../src/record/values.ts";
import { engineOf } from "./device_engine.ts";
import { netsFrom } from "./device_evening.ts";

const FOLDER = join(import.meta.dirname, "../../tests/data");
const FILES = readdirSync(FOLDER).filter((name) => name.startsWith("lookback-"));

const judges: Judges = async (game) => {
  const engine = await engineOf(game);
  return { engine, bots: new Bots(engine, async () => netsFrom(game, engine.tables.sizes.net)) };
};

interface Kept {
  record: { rounds: { moves: unknown[] }[]; finished: boolean };
  lookback: LookBack;
}
const kept = (name: string): Kept => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Kept;

/** As another program reads it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each(FILES)("%s", async (name) => {
  const { record, lookback } = kept(name);
  const steps: number[] = [];
  const found = await lookBack(JSON.stringify(record), judges, (done, all) => steps.push(done / all));
  if (found.nets === lookback.nets && found.luck === lookback.luck) expect(plain(found)).toEqual(plain(lookback));
  expect(steps.at(-1)).toBe(1);
});

test("a record with a fault is judged up to the fault, and what is no record is refused", async () => {
  const { record, lookback } = kept(FILES.find((name) => name.includes("wizard")) ?? "");
  record.rounds[1]?.moves.splice(4, 1, [0, "fly"]);
  const found = await lookBack(JSON.stringify(record), judges);
  expect(found.fault).toContain("round 2, move 5: seat 0 cannot fly");
  expect(plain(found.decisions)).toEqual(lookback.decisions.filter(({ round, move }) => round === 1 || move < 5));
  expect(found.ledger.map(({ round }) => round)).toEqual([1, 1, 1]);
  await expect(lookBack("{}", judges)).rejects.toThrow(RecordFault);
});

test("every round of the ledger adds up", () => {
  for (const { ledger } of FILES.map((name) => kept(name).lookback)) {
    for (const { points, mean, cards, bids, play, others } of ledger) expect(mean + cards + bids + play + others).toBeCloseTo(points, 9);
  }
});

test.each([
  [0.0625, 3, 0.062],
  [0.1875, 3, 0.188],
  [-0.0625, 3, -0.062],
  [12.25, 1, 12.2],
  [12.35, 1, 12.3],
  [1.0005, 3, 1],
  [2.675, 2, 2.67],
])("%d with %i digits is %d, as in Python", (value, digits, right) => expect(rounded(value, digits)).toBe(right));

test.each([[0.5, 0], [1.5, 2], [-2.5, -2], [7.49, 7], [-0.2, 0]])("%d is about %d", (value, right) => expect(whole(value)).toBe(right));
