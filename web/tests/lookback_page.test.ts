/** What the pages make of look backs: ways into the replay and on from it, the curve, rows and counts. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { judged, NotJudged } from "../src/coach/judged.ts";
import type { Entry } from "../src/coach/ledger.ts";
import { costly, halfOf, isOutdated, summed, type Decision, type LookBack } from "../src/coach/lookback.ts";
import { rowOf, type RoundRow } from "../src/coach/rows.ts";
import { newGame } from "../src/device/opening.ts";
import { linesOf as deviceLines, recordOf } from "../src/device/record.ts";
import { Table } from "../src/device/table.ts";
import { COACH, LOOKBACK } from "../src/engine/numbers.ts";
import { costliest, dayOf, perRound, rates, weakest, weeks } from "../src/pages/lookback/counts.ts";
import type { GameView } from "../src/lines/fold_game.ts";
import { linesOf, rowsOf } from "../src/pages/lookback/curve.ts";
import { before, momentsBefore } from "../src/pages/lookback/places.ts";
import { exampleOf, isShort, lessonOf, needed, needKind, returnable, wellPlayed } from "../src/pages/lookback/told.ts";
import type { Replay } from "../src/protocol/types.ts";
import { replayOfText } from "../src/record/replaying.ts";
import { momentsOf } from "../src/replay/states.ts";
import { engineOf } from "./device_engine.ts";
import { Evening } from "./device_evening.ts";

const FOLDER = join(import.meta.dirname, "../../tests/data");

interface Kept {
  record: Replay["record"] & { rounds: { moves: [number, ...unknown[]][] }[] };
  lookback: LookBack;
}
const kept = (game: string): Kept =>
  JSON.parse(readFileSync(join(FOLDER, `lookback-1-${game === "wizard" ? "wizard-0e9f6503" : "extreme-dc255c79"}-2.json`), "utf8")) as Kept;

test.each(["wizard", "extreme"])("each decision of %s is found in the replay, where its seat is to move", async (game) => {
  const { record, lookback } = kept(game);
  const replay = await replayOfText(JSON.stringify(record), engineOf);
  const moments = momentsOf(replay);
  const momentOf = momentsBefore(replay);
  for (const { round, move, seat } of lookback.decisions) {
    const { view } = moments[momentOf({ round, move })] ?? {};
    expect([view?.game?.round, view?.game?.turn ?? seat]).toEqual([round, seat]);
  }
});

test.each(["wizard", "extreme"])("a game of %s goes on from each of its decisions, up to its end", async (game) => {
  const { record, lookback } = kept(game);
  const replay = await replayOfText(JSON.stringify(record), engineOf);
  const last = lookback.decisions.at(-3);
  const middle = lookback.decisions[Math.floor(lookback.decisions.length / 2)];
  for (const decision of [last, middle]) {
    if (!decision) throw new Error("there is none");
    const { round, move, seat } = decision;
    const given = before(replay, decision);
    const kind = { game: replay.kind, seats: replay.players.length };
    const start = newGame("device-1", { kind, bots: ["thumb", "thumb"], name: "Ada", seat, given, at: 1 });
    const table = new Table(await engineOf(replay.kind.game), structuredClone(start));
    expect([table.turn, table.view(seat, 1).game?.round]).toEqual([seat, round]);
    expect(table.question(seat).legal).toContain(decision.played);
    const now = recordOf(table) as unknown as Kept["record"];
    expect(now.rounds.slice(0, round - 1)).toEqual(record.rounds.slice(0, round - 1));
    expect(now.rounds[round - 1]?.moves).toEqual(record.rounds[round - 1]?.moves.slice(0, move - 1));
    expect(deviceLines(table.engine, table.played).length).toBe(table.played.length);
    const evening = await Evening.of(structuredClone(start));
    evening.host.open(null);
    await evening.play();
    expect(evening.host.table.status).toBe("over");
    expect(recordOf(evening.host.table)).not.toHaveProperty("seed");
  }
});

test.each([
  ["play W", "W", true],
  ["play F", "W", false],
  ["play cloud:R", "cloud:B", true],
  ["play cloud:R", "juggler:R", false],
  ["play F", undefined, true],
])("after %s, keeping %s is a reason for another move: %s", (played, other, isTold) => {
  const { lookback } = kept("wizard");
  const [worst] = costly(lookback, 0);
  const why = { kind: "saves", values: { card: "B11", ...(other && { other }) } };
  const [told] = costly({ ...lookback, decisions: [{ ...(worst as Decision), played, why }] }, 0);
  expect(told?.why).toEqual(isTold ? why : undefined);
});

test("what costs most comes first, and the parts of a seat add up", () => {
  const { lookback } = kept("wizard");
  expect(costly(lookback, 0).map(({ lost }) => lost)).toEqual([34.234, 14.606, 6.023]);
  const { judge, luck } = LOOKBACK;
  const today = { ...lookback, judge, luck, nets: COACH.nets.wizard };
  expect(isOutdated(today)).toBe(false);
  expect(isOutdated({ ...today, nets: "wizard@00000000" })).toBe(true);
  expect(isOutdated(lookback)).toBe(true); // by the nets alone
  const sum = summed(lookback.ledger.filter(({ seat }) => seat === 0));
  expect(sum.points).toBe(-60);
  expect(halfOf([{ ...lookback.ledger[0], mean_half: 3 }, { ...lookback.ledger[1], mean_half: 4 }] as Entry[])).toBe(5);
  expect(sum.mean + sum.cards + sum.bids + sum.play + sum.others).toBeCloseTo(sum.points, 9);
});

test("the curve has each move once, and ends with the totals", () => {
  const { lookback } = kept("wizard");
  const lines = linesOf(lookback.curve, 3);
  const rounds = (lines[0] ?? []).map(([round]) => round);
  expect(new Set(rounds).size).toBe(rounds.length);
  expect(rounds.at(-1)).toBe(2);
  expect(lines.map((line) => line.at(-1)?.[1])).toEqual([-60, 50, 40]);
  expect(rowsOf(lookback.curve).map(({ expected }) => expected)).toEqual([[0.8, 42.2, 39.8], [-60, 50, 40]]);
});

test("rows have what was bid, what was met and what was lost", () => {
  const wizard = kept("wizard");
  const row = rowOf("a", 5, 0, wizard.lookback, wizard.record);
  expect(row).toMatchObject({ id: "a", at: 5, game: "wizard", seats: 3, seat: 0, nets: "wizard@0e9f6503" });
  expect(row.rounds[0]).toEqual({ size: 2, place: 0, bid: 0, met: false, lost: [["bid", 34.234], ["card", 6.023]] });
  const extreme = kept("extreme");
  expect(rowOf("b", 5, 1, extreme.lookback, extreme.record).rounds[0]).toMatchObject({ size: 15, place: 1, bid: 6, met: false });
});

test("in Wizard Extreme the Magician is no prediction, and a seal that was taken away counts", () => {
  const { record, lookback } = kept("extreme");
  const moves = (record.rounds[0]?.moves ?? []) as [number, ...unknown[]][];
  expect(rowOf("c", 5, 2, lookback, record).rounds[0]?.bid).toBe(7);
  const magician = moves.filter(([seat, verb]) => seat !== 1 || verb === "play");
  if (record.rounds[0]) record.rounds[0].moves = [[1, "magician"], ...magician];
  expect(rowOf("d", 5, 1, lookback, record).rounds[0]?.bid).toBeNull();
});

test("rates, weeks and the weakest rounds", () => {
  const round = (size: number, met: boolean, bids: number, play: number): RoundRow => ({ size, place: 1, bid: size, met, lost: [["bid", bids], ["card", play], ["other", 1]] });
  const rounds = [round(1, true, 2, 0), round(1, false, 4, 1), round(1, true, 0, 2), round(2, true, 40, 0)];
  expect(rates(rounds, ({ bid }) => bid)).toEqual([{ key: 1, met: 2, rounds: 3 }, { key: 2, met: 1, rounds: 1 }]);
  expect(perRound(rounds.slice(0, 3))).toEqual({ bids: 2, play: 2 });
  expect(weakest(rounds)).toEqual({ size: 1, lost: 4 });
  expect(weakest(rounds.slice(2))).toBeNull();
  expect([costliest(rounds), costliest(rounds.slice(1, 3)), costliest([])]).toEqual(["bid", "card", null]);
  const row = rowOf("a", 0, 0, kept("wizard").lookback, kept("wizard").record);
  const [sunday, monday] = [Date.UTC(2026, 10, 22, 23), Date.UTC(2026, 10, 23, 1)];
  const found = weeks([{ ...row, at: monday, rounds }, { ...row, at: sunday, rounds: rounds.slice(3) }, { ...row, at: sunday, rounds: [] }]);
  expect(found.map(({ from, rounds: many, bids }) => [new Date(from).toISOString().slice(0, 10), many, bids])).toEqual([
    ["2026-11-16", 1, 40],
    ["2026-11-23", 4, 11.5],
  ]);
});

test("west of Greenwich, too, a week starts on its Monday", () => {
  const real = Date.prototype.toLocaleDateString;
  const western = vi.spyOn(Date.prototype, "toLocaleDateString").mockImplementation(function (this: Date, language, options) {
    return real.call(this, language, { timeZone: "America/New_York", ...options });
  });
  expect(dayOf(Date.UTC(2026, 10, 23), "en-GB")).toBe("23/11");
  western.mockRestore();
});

const WANTED = { seats: [0], deep: [], worlds: 1, verdicts: [] };

/** A worker that does as a test says. */
class Judge {
  static latest: Judge | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  constructor() {
    Judge.latest = this;
  }
  tell(data: unknown): void {
    this.onmessage?.({ data });
  }
}

test("judging tells how far it is and what there is so far, can be stopped, and says what is wrong", async () => {
  vi.stubGlobal("Worker", Judge);
  const { lookback } = kept("wizard");
  const begin = (): { found: Promise<void>; judge: Judge; stop: AbortController; told: unknown[] } => {
    const [stop, told] = [new AbortController(), [] as unknown[]];
    const hearer = { progress: (share: number) => told.push(share), found: (...now: unknown[]) => told.push(now) };
    const found = judged({ rounds: [] }, WANTED, null, stop.signal, hearer);
    return { found, judge: Judge.latest as Judge, stop, told };
  };
  const whole = begin();
  whole.judge.tell({ type: "progress", done: 1, all: 4 });
  whole.judge.tell({ type: "found", found: { ...lookback, ledger: [] }, verdicts: null });
  whole.judge.tell({ type: "found", found: lookback, verdicts: [] });
  whole.judge.tell({ type: "done" });
  await whole.found;
  expect(whole.told).toEqual([0.25, [{ ...lookback, ledger: [] }, null], [lookback, []]]);
  expect(whole.judge.postMessage).toHaveBeenCalledWith({ text: '{"rounds":[]}', wanted: WANTED, earlier: null });
  const stopped = begin();
  stopped.stop.abort();
  stopped.judge.tell({ type: "found", found: lookback, verdicts: [] });
  await expect(stopped.found).rejects.toBe(stopped.stop.signal.reason);
  expect(stopped.told).toEqual([]);
  for (const [told, why] of [[{ type: "no-record", why: "no" }, "no"], [{ type: "missing" }, null]] as const) {
    const broken = begin();
    broken.judge.tell(told);
    await expect(broken.found).rejects.toEqual(new NotJudged(why));
    expect(broken.judge.terminate).toHaveBeenCalledOnce();
  }
});

test("the best bid is the one met that brought most points", async () => {
  const replay = await replayOfText(JSON.stringify(kept("wizard").record), engineOf);
  const { rounds } = replay.record as unknown as { rounds: { hands: string[][]; result: Record<"bids" | "tricks" | "points", number[]> }[] };
  for (const seat of replay.players.keys()) {
    const met = rounds.filter(({ result }) => result.bids[seat] === result.tricks[seat]);
    const { rounds: many, met: times, best } = wellPlayed(replay, seat);
    expect([many, times]).toEqual([rounds.length, met.length]);
    expect(best?.points).toBe(met.length ? Math.max(...met.map(({ result }) => result.points[seat] ?? 0)) : undefined);
    expect(best?.hand.toSorted()).toEqual(best ? rounds[best.round - 1]?.hands[seat]?.toSorted() : undefined);
  }
});

test("in Wizard Extreme the best round is one without penalty points", async () => {
  const replay = await replayOfText(JSON.stringify(kept("extreme").record), engineOf);
  const { rounds } = replay.record as unknown as { rounds: { result: { points: number[] } }[] };
  for (const seat of replay.players.keys()) {
    const { met, best } = wellPlayed(replay, seat);
    expect([met, best?.points]).toEqual([rounds.filter(({ result }) => result.points[seat] === 0).length, best ? 0 : undefined]);
  }
});

test("what is taken along would have spared most points", () => {
  const decision = (part: Decision["part"], played: string, best: string, lost: number, kind = "bid", values = {}): Decision =>
    ({ part, played, best, lost, why: { kind, values } }) as unknown as Decision;
  expect(lessonOf([])).toBe("none");
  expect(lessonOf([decision("bid", "bid 3", "bid 2", 5)])).toBe("less");
  expect(lessonOf([decision("bid", "bid 0", "bid 2", 5)])).toBe("more");
  expect(lessonOf([decision("bid", "done", "seal R", 1)])).toBe("more-seals");
  expect(lessonOf([decision("bid", "seal R", "done", 1)])).toBe("seals");
  expect(lessonOf([decision("card", "play B2", "play W", 3, "takes"), decision("card", "play W", "play B2", 2, "sheds"), decision("card", "play F", "play B2", 2, "sheds")])).toBe("shed");
  expect(lessonOf([decision("other", "trump R", "trump B", 2, "trump")])).toBe("count");
  expect(lessonOf([decision("bid", "magician", "seal R", 1)])).toBe("more-seals");
  expect(lessonOf([decision("bid", "done", "magician", 1)])).toBe("count");
  const needing = (kind: string, goal: string) => lessonOf([decision("card", "play W", "play B2", 2, kind, { goal })]);
  expect(["none", "over", "some", "short", "magician"].map((goal) => needing("loses-sure", goal))).toEqual(["lose", "lose", "count", "count", "count"]);
  expect(["none", "some", "all"].map((goal) => needing("takes", goal))).toEqual(["count", "take", "take"]);
  expect([needing("strong-gone", "none"), needing("strong-gone", "all"), needing("saves", "some")]).toEqual(["shed", "count", "keep"]);
});

test("a lesson is shown by the costliest decision of its kind", () => {
  const bids = [["bid 0", "bid 2", 9], ["bid 3", "bid 2", 5], ["bid 4", "bid 2", 3]].map(([played, best, lost]) => ({ part: "bid", played, best, lost }) as unknown as Decision);
  expect(exampleOf(bids, "less")).toBe(bids[1]);
  expect(exampleOf(bids, "shed")).toBeUndefined();
});

test("what a seat still needs follows from its bid and its tricks", () => {
  const game = (bids: unknown[], tricks: number[]): GameView => ({ game: "wizard", bids, tricks }) as unknown as GameView;
  expect([needed(game([3, 0], [1, 2]), 0), needed(game([3, 0], [1, 2]), 1)]).toEqual([2, -2]);
  expect([0, 1].map((seat) => needed({ ...game([1, 1], [1, 0]), cloud: 0 } as GameView, seat))).toEqual([null, 1]);
  expect([needed(game(["?"], [1]), 0), needed(null, 0), needed({ game: "extreme" } as unknown as GameView, 0)]).toEqual([null, null, null]);
});

test("a seat that needs more tricks than are left is not told that it needs three of two", () => {
  expect([needKind(2, 2), needKind(3, 2), needKind(0, 2), needKind(-1, 2)]).toEqual(["need", "short", "need", "over"]);
});

test("black seals are not given back", () => {
  expect(returnable({ R: 1, white: 1, black: 2 })).toEqual({ R: 1, white: 1, black: 0 });
});

test("a sentence of more than twelve words is not the one sentence of a card", () => {
  expect([12, 13].map((many) => isShort(Array(many).fill("so").join(" ")))).toEqual([true, false]);
});
