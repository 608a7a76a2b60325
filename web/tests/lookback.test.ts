/** The look back on the device is the library's, number by number and reason by reason (tests/data/lookback-*.json). */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lookDeeper, type Searched } from "../src/coach/deepening.ts";
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

/** A look back without the reasons, which may be put better. */
const numbers = (found: LookBack): unknown => JSON.parse(JSON.stringify(found, (key, value: unknown) => (/^why/.test(key) ? undefined : value)));

test.each(FILES)("%s", async (name) => {
  const { record, lookback } = kept(name);
  const steps: number[] = [];
  const told: LookBack[] = [];
  const found = await lookBack(JSON.stringify(record), judges, { progress: (done, all) => steps.push(done / all), found: (sofar) => told.push(sofar) });
  if (found.nets === lookback.nets && found.luck === lookback.luck) expect(numbers(found)).toEqual(numbers(lookback));
  expect(steps.filter((step) => step === 1).length).toBe(told.length + 1);
  const [decisions, roughly] = told;
  expect(decisions).toEqual({ ...found, curve: [], ledger: [] });
  expect(roughly !== undefined).toBe(name.includes("wizard")); // there is no table for games with Juggler and Cloud
  roughly?.ledger.forEach(({ mean_half, points }, place) => {
    expect(mean_half).toBeGreaterThan(2 * (found.ledger[place]?.mean_half ?? Infinity));
    expect(points).toBe(found.ledger[place]?.points);
  });
});

interface KeptDeeper {
  file: string;
  seat: number;
  worlds: number;
  lookback: LookBack;
}
const DEEPER = JSON.parse(readFileSync(join(FOLDER, "coach/deeper.json"), "utf8")) as KeptDeeper[];

test.each(DEEPER)("a search finds in $file what the library finds, also if it is stopped and goes on", async ({ file, seat, worlds, lookback }) => {
  const { record, lookback: earlier } = kept(file);
  const text = JSON.stringify(record);
  const found: Searched[] = [];
  const halfway: LookBack[] = [];
  const deeper = { earlier, seats: [seat], worlds, searched: [] };
  const whole = await lookDeeper(text, deeper, judges, (searched, now) => {
    if (searched) found.push(searched);
    halfway.push(now);
  });
  const own = (one: LookBack): LookBack["decisions"] => one.decisions.filter((each) => each.seat === seat);
  const { decisions, ...rest } = lookback;
  expect(plain(own(whole))).toEqual(decisions);
  expect(plain(whole)).toMatchObject(rest);
  expect(whole.decisions.filter((each) => each.seat !== seat)).toEqual(earlier.decisions.filter((each) => each.seat !== seat));
  expect(halfway.map(({ depth }) => depth?.done)).toEqual(halfway.map((_, done) => done));
  const lost = found.map(({ round, move }) => own(earlier).find((each) => each.round === round && each.move === move)?.lost ?? 0);
  expect(lost[0]).toBe(Math.max(...lost));
  const searches: (Searched | null)[] = [];
  const again = await lookDeeper(text, { ...deeper, earlier: halfway[3] ?? earlier, searched: [...found.slice(0, 3), { round: 1, move: 1, points: [] }] }, judges, (searched) => searches.push(searched));
  expect(again).toEqual(whole);
  expect(searches.length).toBe(found.length - 3 + 1);
});

test("a search is refused for a look back at another game", async () => {
  const { record, lookback } = kept(FILES[0] ?? "");
  const earlier = { ...lookback, decisions: lookback.decisions.slice(1) };
  await expect(lookDeeper(JSON.stringify(record), { earlier, seats: [0], worlds: 1, searched: [] }, judges)).rejects.toThrow(RangeError);
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
