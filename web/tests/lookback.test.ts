/** The look back on the device is the library's, number by number and reason by reason (tests/data/lookback-*.json). */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Bots } from "../src/bots/bots.ts";
import type { Coach } from "../src/bots/coach.ts";
import { progressOf, type Found, type Wanted } from "../src/coach/by_deals.ts";
import { decisionOf, judgedBy, type Asked } from "../src/coach/judging.ts";
import { isCheap, isOutdated, type LookBack } from "../src/coach/lookback.ts";
import { lookBack, type Judges } from "../src/coach/looking_back.ts";
import { rounded, whole } from "../src/coach/rounding.ts";
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

/** Those that today's versions have made. */
const TODAY = FILES.filter((name) => !isOutdated(kept(name).lookback));
const ALL: Wanted = { seats: [1, 0, 2], deep: [], worlds: 0, verdicts: [] };
/** What was told on the way: without verdicts while luck was reckoned. */
type Told = [sofar: LookBack, verdicts: readonly Found[] | null];

interface Run {
  found: LookBack;
  steps: number[];
  told: Told[];
}
const runs = new Map<string, Promise<Run>>();

/** A whole look back with all that it tells on the way, made once for all tests. */
function ran(name: string): Promise<Run> {
  const earlier = runs.get(name);
  if (earlier) return earlier;
  const run = newRun(name);
  runs.set(name, run);
  return run;
}

async function newRun(name: string): Promise<Run> {
  const steps: number[] = [];
  const told: Told[] = [];
  const tell = (sofar: LookBack, verdicts: readonly Found[] | null): void => void told.push([sofar, verdicts && [...verdicts]]);
  const found = await lookBack(JSON.stringify(kept(name).record), ALL, judges, { progress: (done, all) => steps.push(done / all), found: tell });
  return { found, steps, told };
}

test.each(TODAY)("%s", async (name) => {
  const { found, steps, told } = await ran(name);
  expect(plain(found)).toEqual(plain(kept(name).lookback));
  const reckoning = told.flatMap(([sofar, verdicts]) => (verdicts ? [] : [sofar]));
  expect(steps.filter((step) => step === 1).length).toBe(reckoning.length + 1);
  const [decisions, roughly] = reckoning;
  const [first, none] = told[reckoning.length] ?? [];
  expect([first?.stage, none]).toEqual(["nets", []]);
  expect(decisions).toEqual({ ...first, curve: [], ledger: [] });
  expect(roughly !== undefined).toBe(name.includes("wizard")); // there is no table for games with Juggler and Cloud
  roughly?.ledger.forEach(({ mean_half, points }, place) => {
    expect(mean_half).toBeGreaterThan(2 * (found.ledger[place]?.mean_half ?? Infinity));
    expect(points).toBe(found.ledger[place]?.points);
  });
});

test.each(TODAY)("in %s whole rounds replace what the nets doubt, decision by decision, also if they are stopped and go on", async (name) => {
  const text = JSON.stringify(kept(name).record);
  const run = await ran(name);
  const whole = run.found;
  const told = run.told.flatMap(([sofar, verdicts]): [LookBack, readonly Found[]][] => (verdicts ? [[sofar, verdicts]] : []));
  const [first] = told[0] as [LookBack, readonly Found[]];
  const all = told.at(-1)?.[1] ?? [];
  const doubtful = first.decisions.filter((each) => !isCheap(each));
  expect(all.length).toBe(doubtful.length);
  expect(all.length).toBeGreaterThan(3);
  expect(told.map(([{ stage }]) => stage)).toEqual([...all.map(() => "nets"), "deals"]);
  told.forEach(([sofar, verdicts], done) => {
    expect(verdicts.length).toBe(done);
    expect(sofar.decisions.filter(({ deals }) => deals).length).toBe(verdicts.filter(({ deals }) => deals).length);
    const parts = [0, 1, 2].map((seat) => progressOf(sofar.decisions, verdicts, seat, false));
    expect(parts.reduce((sum, part) => sum + part.done, 0)).toBe(done);
    expect(parts.map(({ of }) => of)).toEqual([0, 1, 2].map((seat) => doubtful.filter((each) => each.seat === seat).length));
    for (const { points, mean, cards, bids, play, others } of sofar.ledger) expect(Math.round(1000 * (mean + cards + bids + play + others))).toBe(1000 * points);
  });
  const seatOf = ({ round, move }: Found): number => first.decisions.find((each) => each.round === round && each.move === move)?.seat ?? -1;
  expect([...new Set(all.map(seatOf))]).toEqual([1, 0, 2].filter((seat) => doubtful.some((each) => each.seat === seat)));
  whole.decisions.forEach((each, place) => {
    if (each.deals && each.lost === 0) expect([each.class, each.best, each.why]).toEqual(["best", each.played, undefined]);
    if (!each.deals) expect(each).toEqual(first.decisions[place]);
  });
  const stopped = told.length - 3;
  const [halfway, verdicts] = told[stopped] as [LookBack, readonly Found[]];
  const judged: number[] = [];
  const again = await lookBack(text, { ...ALL, verdicts: JSON.parse(JSON.stringify(verdicts)) as Found[] }, judges, { found: (_, now) => judged.push(now?.length ?? -1) }, halfway);
  expect(again).toEqual(whole);
  expect(judged).toEqual(told.slice(stopped).map((_, more) => stopped + more));
});

interface KeptDeeper {
  file: string;
  seat: number;
  worlds: number;
  lookback: LookBack;
}
const DEEPER = JSON.parse(readFileSync(join(FOLDER, "coach/deeper.json"), "utf8")) as KeptDeeper[];

test.each(DEEPER)("a deeper look finds in $file what the library finds, also if it is stopped and goes on", async ({ file, seat, worlds, lookback }) => {
  const { record, lookback: earlier } = kept(file);
  const text = JSON.stringify(record);
  const told: [LookBack, Found[]][] = [];
  const wanted = { seats: [seat], deep: [seat], verdicts: [], worlds };
  const whole = await lookBack(text, wanted, judges, { found: (sofar, verdicts) => verdicts && told.push([sofar, [...verdicts]]) });
  const own = (one: LookBack): LookBack["decisions"] => one.decisions.filter((each) => each.seat === seat);
  const { decisions, ledger, ...rest } = lookback;
  expect(plain(own(whole))).toEqual(decisions);
  expect(plain(whole)).toMatchObject(rest);
  expect(plain(whole.ledger.filter((entry) => entry.seat === seat))).toEqual(ledger.filter((entry) => entry.seat === seat));
  expect(whole.curve).toEqual(earlier.curve);
  expect(told.at(-1)?.[1].filter(({ isDeep }) => isDeep).length).toBe(decisions.length);
  const [halfway, verdicts] = told.at(-3) as [LookBack, Found[]];
  expect(halfway.depth).toEqual({ worlds, done: decisions.length - 2, of: decisions.length });
  const damaged = { round: 1, move: 1, isDeep: false, best: 99, deals: 1, lost: 1, half: 0, points: 0, bestPoints: 0 };
  expect(await lookBack(text, { ...wanted, verdicts: [...verdicts, damaged] }, judges, {}, halfway)).toEqual(whole);
});

test("a record with a fault is judged up to the fault, and what is no record is refused", async () => {
  const { record, lookback } = kept(TODAY.find((name) => name.includes("wizard")) ?? "");
  record.rounds[1]?.moves.splice(4, 1, [0, "fly"]);
  const found = await lookBack(JSON.stringify(record), ALL, judges);
  expect(found.fault).toContain("round 2, move 5: seat 0 cannot fly");
  expect(plain(found.decisions)).toEqual(lookback.decisions.filter(({ round, move }) => round === 1 || move < 5));
  expect(found.ledger.map(({ round }) => round)).toEqual([1, 1, 1]);
  await expect(lookBack("{}", ALL, judges)).rejects.toThrow(RecordFault);
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

test("a better move has no reason if it is only as good as another", async () => {
  const engine = await engineOf("wizard");
  const why_played = { kind: "behind", values: { points: 9 } };
  const coach = { engine, explain: () => [{ kind: "even", values: {} }, why_played] } as unknown as Coach;
  const codes = [engine.tables.moves.indexOf("play B1"), engine.tables.moves.indexOf("play B2")];
  const seen = { view: { number: () => engine.tables.phases.indexOf("play") }, codes } as unknown as Asked["seen"];
  const asked: Asked = { seen, k: 1, foretold: [], round: 1, move: 1, seat: 0, points: Float64Array.of(20, 5) };
  const verdict = { best: 0, deals: 512, lost: 9, half: 2, points: 1, bestPoints: 10 };
  const again = judgedBy(coach, asked, decisionOf(coach, asked, 0), verdict, 0);
  expect([again.best, again.why, again.why_played]).toEqual(["play B1", undefined, why_played]);
});
