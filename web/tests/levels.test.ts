/** A bot that this page does not have is an error wherever it is named; no other bot plays for it. */

import { expect, test } from "vitest";
import { Bots } from "../src/bots/bots.ts";
import { checkVersion, Newer } from "../src/device/log.ts";
import { newGame } from "../src/device/opening.ts";
import { levelOf, LEVELS, usualLevel } from "../src/engine/levels.ts";
import { engineOf } from "./device_engine.ts";
import { begun, WIZARD } from "./device_evening.ts";

const STRANGE = ["", "Thumb", "toString", "master@1", "some.module:Bot"];

test("every level has its name, and every seat without a choice a level", () => {
  expect(LEVELS.map(levelOf)).toEqual(LEVELS);
  expect(LEVELS).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5].map(usualLevel)));
});

test.each(STRANGE)("%j is no level", (name) => {
  expect(() => levelOf(name)).toThrow(`there is no bot ${JSON.stringify(name)}`);
});

test.each(STRANGE)("%j moves at no seat, even with a single legal move", async (bot) => {
  const engine = await engineOf("wizard");
  engine.newGame(3, [0, 0, 0, 0], 7n);
  engine.deal();
  const legal = (): readonly number[] => engine.legal(engine.look(engine.state.number("turn")));
  while (legal().length > 1) engine.apply(legal()[0] ?? 0);
  expect(legal()).toHaveLength(1);
  const bots = new Bots(engine, () => Promise.reject(new TypeError("offline")));
  const asked = bots.choose({ bot, seat: engine.state.number("turn"), foretold: [], toWin: false, random: 7n, isOff: () => false });
  await expect(asked).rejects.toThrow("there is no bot");
  expect(() => bots.prepare([null, bot])).toThrow("there is no bot");
});

test("no game begins with it", () => {
  expect(() => newGame("device-x", { kind: WIZARD, bots: ["thumb", "genius"], name: "Ada", at: 0 })).toThrow('there is no bot "genius"');
  expect(() => newGame("device-x", { kind: WIZARD, bots: ["thumb"], name: "Ada", at: 0 })).toThrow('there is no bot ""');
});

test("a kept game with it is one of a newer page", () => {
  const kept = begun(WIZARD, ["thumb", "master"]);
  expect(() => checkVersion(kept)).not.toThrow();
  const text = JSON.stringify(kept).replace('"bot":"master"', '"bot":"genius"');
  expect(() => checkVersion(JSON.parse(text) as typeof kept)).toThrow(Newer);
});
