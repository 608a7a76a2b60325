/** The coach on the device gives the library's advice, bit by bit, at positions of every kind. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { sentence } from "../src/advice/sentence.ts";
import { Bots } from "../src/bots/bots.ts";
import { Coach } from "../src/bots/coach.ts";
import type { Engine, GameName } from "../src/engine/engine.ts";
import { codeOf } from "../src/engine/names.ts";
import { courseOf, settingsOf } from "../src/engine/options.ts";
import type { Advice } from "../src/protocol/advice.ts";
import type { TableKind } from "../src/protocol/types.ts";
import { words } from "../src/words/words.svelte.ts";
import { engineOf } from "./device_engine.ts";
import { begun, Evening, netsFrom, WIZARD } from "./device_evening.ts";

interface Position {
  head: { game: GameName; options: object; players: string[] };
  seed: string;
  moves: string[];
  advice: Advice;
  move: string;
  sentences: Record<string, string>;
}

const FILE = join(import.meta.dirname, "../../tests/data/coach/positions.json");
const POSITIONS = JSON.parse(readFileSync(FILE, "utf8")) as Position[];
const coaches = new Map<GameName, Coach>();

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  for (const game of ["wizard", "extreme"] as const) {
    const engine = await engineOf(game);
    coaches.set(game, new Coach(engine, new Bots(engine, async () => netsFrom(game, engine.tables.sizes.net))));
  }
});

/** The coach of a game, with its engine at a position. */
function at({ head, seed, moves }: Position): Coach {
  const coach = coaches.get(head.game);
  if (!coach) throw new Error(head.game);
  const { engine } = coach;
  const kind = { game: { game: head.game, ...head.options }, seats: head.players.length } as TableKind;
  engine.newGame(head.players.length, settingsOf(kind, 0), BigInt(seed), courseOf(kind.game));
  deal(engine);
  for (const move of moves) {
    engine.apply(codeOf(head.game, move) ?? -1);
    deal(engine);
  }
  return coach;
}

/** Deal, if the game waits for that. */
function deal(engine: Engine): void {
  if (engine.tables.phases[engine.state.number("phase")] === "deal") engine.deal();
}

const ask = (coach: Coach, bot: "master" | "grandmaster", isOff = (): boolean => false): Promise<Advice | null> =>
  coach.advise({ bot, seat: coach.engine.state.number("turn"), foretold: [], isOff });

test.each(POSITIONS.map((position, place) => [place, position] as const))("position %i", async (_, position) => {
  expect(await ask(at(position), "master")).toStrictEqual(position.advice);
});

const LAST_ROUNDS = JSON.parse(readFileSync(join(FILE, "../last_rounds.json"), "utf8")) as (Position & { wins: Record<string, number> })[];

test.each(LAST_ROUNDS)("in the last round it tells the library's chances to win the game: $head.game, $moves.length moves", async (position) => {
  const advice = await ask(at(position), "master");
  expect(Object.fromEntries(advice?.moves.map(({ move, win }) => [move, win]) ?? [])).toStrictEqual(position.wins);
});

describe.each(["en", "de", "nl"])("in %s", (language) => {
  beforeAll(async () => words.load(language));

  test("the sentences are those of the library", () => {
    for (const { advice, move, sentences, head } of POSITIONS) {
      const why = advice.moves.find((each) => each.move === move)?.why ?? { kind: "", values: {} };
      expect(sentence(why, head.players)).toBe(sentences[language]);
    }
  });

  test("numbers are rounded as the library does", () => {
    const told = [0.25, 0.35, 0.75, 1.25, 1.45, 2.95].map((tricks) => /\d+[.,]\d+/.exec(sentence({ kind: "done", values: { tricks, held: 0 } }))?.[0]);
    const marks = ["0.2", "0.3", "0.8", "1.2", "1.4", "3.0"];
    expect(told).toEqual(language === "en" ? marks : marks.map((each) => each.replace(".", ",")));
  });
});

test("with search the grand master judges the same moves, and gives reasons", async () => {
  const position = POSITIONS.find(({ advice, head }) => advice.moves[0]?.move.startsWith("play") && head.game === "wizard" && advice.moves.length > 2);
  const advice = position && (await ask(at(position), "grandmaster"));
  expect(advice?.bot).toBe("grandmaster");
  expect(advice?.moves.map(({ move }) => move).sort()).toEqual(position?.advice.moves.map(({ move }) => move).sort());
  expect(advice?.moves.every(({ why }) => why.kind !== "")).toBe(true);
});

test("there is no advice for a seat whose turn it is not, or for nobody", async () => {
  const position = POSITIONS[0] as Position;
  const coach = at(position);
  const seat = (coach.engine.state.number("turn") + 1) % position.head.players.length;
  expect(await coach.advise({ bot: "master", seat, foretold: [], isOff: () => false })).toBeNull();
  expect(await ask(coach, "master", () => true)).toBeNull();
});

test("a table advises its reader, when it waits for them", async () => {
  const evening = await Evening.of(begun(WIZARD, ["thumb", "thumb"], "7"));
  const { host } = evening;
  host.open(null);
  await vi.waitUntil(() => host.table.turn === host.table.you);
  const advice = await host.advise("master");
  const { engine } = host.table;
  const legal = engine.legal(engine.look(host.table.you)).map((code) => engine.tables.moves[code]);
  expect(advice?.moves.map(({ move }) => move).sort()).toEqual(legal.sort());
  expect(await host.advise("master")).toEqual(advice);
  host.stop();
  expect(await host.advise("master")).toBeNull();
});
