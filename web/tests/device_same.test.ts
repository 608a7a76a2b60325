/** A seed makes the whole game: its deals, and what the bots do for the same moves. */

import { expect, test } from "vitest";
import { recordOf } from "../src/device/record.ts";
import { Table } from "../src/device/table.ts";
import { randomFor } from "../src/engine/seeds.ts";
import { engineOf } from "./device_engine.ts";
import { begun, Evening, EXTREME, WIZARD } from "./device_evening.ts";

const BOTS = ["random", "journeyman"];

async function game(kind: typeof WIZARD, seed: string, most: number): Promise<Table> {
  const evening = await Evening.of(begun(kind, BOTS, seed));
  evening.host.open(null);
  await evening.play(most);
  evening.host.stop();
  return evening.host.table;
}

const moves = (table: Table): (string | null)[] => table.played.map((played) => played.move);

test.each([WIZARD, EXTREME])("the same seed and the same moves make the same game: %o", async (kind) => {
  const [one, other] = [await game(kind, "99", 18), await game(kind, "99", 18)];
  const common = Math.min(one.played.length, other.played.length);
  expect(common).toBeGreaterThan(24);
  expect(moves(one).slice(0, common)).toEqual(moves(other).slice(0, common));
  const hands = (table: Table): unknown => (recordOf(table) as { rounds: { hands: string[][] }[] }).rounds[0]?.hands;
  expect(hands(one)).toEqual(hands(other));
  const third = await game(kind, "100", 1);
  expect(third.view(0, 0).game?.known_cards).not.toEqual(one.view(0, 0).game?.known_cards);
});

test("the bots' numbers differ from move to move and from seed to seed, and from the keys of the deals", () => {
  const all = ["0", "1", "9223372036854775807"].flatMap((seed) => Array.from({ length: 50 }, (_, made) => randomFor(seed, made)));
  expect(new Set(all).size).toBe(150);
  expect(all.every((one) => one >= 0n && one < 1n << 62n)).toBe(true);
});

/** The grand master against itself, on a clock that counts how often it looks at it; after a reload from so many lines. */
async function searched(from: Evening | null): Promise<Evening> {
  let looks = 0;
  const kept = from ? structuredClone(from.host.table.kept) : begun(EXTREME, ["grandmaster", "grandmaster"], "5");
  const evening = await Evening.of(kept, { clock: () => (looks += 60) });
  evening.host.open(null);
  return evening;
}

test("B5: after a reload the grand master decides as it would have without one", async () => {
  const whole = await searched(null);
  await whole.play(20);
  whole.host.stop();
  const part = await searched(null);
  await part.play(12);
  part.host.stop();
  expect(part.host.table.engine.state.number("tricks_left")).toBeLessThan(15);
  expect(part.host.table.foretold).toHaveLength(7 * 4);
  const resumed = await searched(part);
  expect(resumed.host.table.foretold).toEqual(part.host.table.foretold);
  await resumed.play(20 - 12);
  resumed.host.stop();
  const common = Math.min(resumed.host.table.played.length, whole.host.table.played.length);
  expect(common).toBeGreaterThan(part.host.table.played.length + 6);
  expect(moves(resumed.host.table).slice(0, common)).toEqual(moves(whole.host.table).slice(0, common));
});

test("B5: the predictions are those that the seals showed when they ended", async () => {
  const evening = await Evening.of(begun(EXTREME, ["thumb", "thumb"], "3"));
  const { table } = evening.host;
  expect(table.foretold.slice(0, 21)).toEqual(Array.from({ length: 21 }, () => 0));
  evening.host.open(null);
  let predicted: readonly number[] = [];
  while (!table.isOpen) {
    const inPlay = table.engine.tables.phases[table.engine.state.number("phase")] === "play";
    if (!inPlay && table.engine.state.number("tricks_left") === 15) predicted = [];
    else if (!predicted.length) predicted = table.foretold;
    else expect(table.foretold).toEqual(predicted);
    await evening.play(1);
  }
  const fresh = new Table(await engineOf("extreme"), structuredClone(table.kept));
  expect(fresh.foretold).toEqual(table.foretold);
  expect(predicted.some((count) => count > 0)).toBe(true);
});
