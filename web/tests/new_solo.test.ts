/** Games against bots alone: which they are, and links to the same cards. */

import { describe, expect, test, vi } from "vitest";
import { newGame } from "../src/device/opening.ts";
import { recordOf } from "../src/device/record.ts";
import { Table } from "../src/device/table.ts";
import { isSeed, MOST_SEED, newSeed } from "../src/engine/seeds.ts";
import { kindOf, plainForm, SPECIALS, type Form } from "../src/newgame/form.ts";
import { challengeIn, linkToSame, sameIn, type Linked } from "../src/newgame/same.ts";
import { othersOf, soloBots } from "../src/newgame/solo.ts";
import { engineOf } from "./device_engine.ts";

vi.stubGlobal("location", new URL("https://example.org/"));

const form = (change: Partial<Form>): Form => ({ ...plainForm(), ...change });
const BOTS = ["thumb", "master", "random", "grandmaster", "apprentice"];

describe("a form", () => {
  test("with bots alone is a game on this device", () => {
    expect(soloBots(form({ seats: 3, others: BOTS }), true)).toEqual(["thumb", "master"]);
    expect(soloBots(form({ seats: 6, others: BOTS }), true)).toEqual(BOTS);
  });

  test("with a friend, or a bot that only the server has, is not", () => {
    expect(soloBots(form({ seats: 4, others: ["thumb", null, "random", null, null] }), true)).toBeNull();
    expect(soloBots(form({ seats: 3, others: ["thumb", "mine:Bot", null, null, null] }), true)).toBeNull();
    expect(soloBots(form({ seats: 3, others: ["thumb", "random", null, null, null] }), true)).not.toBeNull();
  });

  test("without a server has the usual bots in place of friends", () => {
    const others = othersOf(form({ seats: 4, others: ["master", null, null, null, null] }), false);
    expect(others[0]).toBe("master");
    expect(others).toHaveLength(3);
    expect(others).not.toContain(null);
  });
});

test("a seed is a whole number that the rules can take", () => {
  for (const seed of ["0", "7", String(MOST_SEED), newSeed(), newSeed()]) expect(isSeed(seed)).toBe(true);
  for (const text of ["", "-1", "1.5", "007", "1e3", " 7", "seven", String(MOST_SEED + 1n), "9".repeat(40)]) expect(isSeed(text)).toBe(false);
  expect(newSeed()).not.toBe(newSeed());
});

const GAMES: [string, Linked][] = [
  ["Wizard", { kind: kindOf(form({ seats: 4 })), bots: ["thumb", "master", "random"], seat: 0, seed: "7" }],
  ["special cards", { kind: kindOf(form({ seats: 6, specials: [...SPECIALS] })), bots: BOTS, seat: 5, seed: String(MOST_SEED) }],
  ["variants", { kind: kindOf(form({ seats: 3, mode: "clairvoyance", bidding: "secret" })), bots: ["thumb", "thumb"], seat: 1, seed: "0" }],
  ["plus/minus one, 0 allowed", { kind: kindOf(form({ seats: 3, plusMinusOne: "zero-allowed" })), bots: ["thumb", "thumb"], seat: 1, seed: "12" }],
  ["plus/minus one", { kind: kindOf(form({ seats: 3, plusMinusOne: "always" })), bots: ["thumb", "thumb"], seat: 1, seed: "12" }],
  ["Wizard Extreme", { kind: kindOf(form({ game: "extreme", seats: 5, rounds: 3, raised: true })), bots: BOTS.slice(0, 4), seat: 2, seed: "99" }],
  ["rounds of one's own", { kind: kindOf(form({ seats: 3, sizes: { way: "own", from: 1, to: 1, own: [9, 1, 9] }, dealer: 2 })), bots: ["thumb", "thumb"], seat: 1, seed: "5" }],
  ["the dear Magician", { kind: kindOf(form({ game: "extreme", seats: 3, dear: true })), bots: ["thumb", "random"], seat: 0, seed: "99" }],
];

test.each(GAMES)("a link to the cards of %s leads to the same game", async (_, game) => {
  const found = sameIn(new URL(linkToSame(game)).searchParams);
  expect(found).toEqual(game);
  const [one, other] = [game, found as Linked].map((each) => newGame("device-x", { ...each, name: "Ada", at: 0 }));
  const rounds = async (kept: NonNullable<typeof one>): Promise<unknown> =>
    (recordOf(new Table(await engineOf(kept.kind.game.game), kept)) as { rounds: unknown }).rounds;
  expect(await rounds(one as NonNullable<typeof one>)).toEqual(await rounds(other as NonNullable<typeof other>));
});

test.each(["seed", "game", "seats", "seat", "bots"])("a link without its %s is refused", (part) => {
  const parts = new URL(linkToSame(GAMES[0]?.[1] as Linked)).searchParams;
  parts.delete(part);
  expect(sameIn(parts)).toBeNull();
});

test.each([
  ["seed", "-1"],
  ["seed", String(MOST_SEED + 1n)],
  ["game", "chess"],
  ["seats", "9"],
  ["seat", "4"],
  ["seat", "-1"],
  ["seat", "0.5"],
  ["bots", "thumb,master"],
  ["bots", "thumb,master,random,thumb"],
  ["bots", "thumb,master,nobody"],
  ["specials", "joker"],
  ["mode", "loud"],
  ["rounds", "3"],
  ["magician", "5"],
  ["more", "1"],
])("a link with %s=%s is refused", (part, value) => {
  const parts = new URL(linkToSame(GAMES[0]?.[1] as Linked)).searchParams;
  parts.set(part, value);
  expect(sameIn(parts)).toBeNull();
});

test("a link whose parts exclude each other is refused", () => {
  const parts = new URL(linkToSame(GAMES[1]?.[1] as Linked)).searchParams;
  parts.set("mode", "maximus");
  expect(sameIn(parts)).toBeNull();
});

const GAME = GAMES[0]?.[1] as Linked;

test.each([{ by: "Ada", points: 190 }, { by: "Ünal & Söhne", points: -40 }, { by: "a".repeat(40), points: 0 }])("a challenge is in the link: %o", (challenge) => {
  const found = new URL(linkToSame(GAME, challenge)).searchParams;
  expect(challengeIn(found)).toEqual(challenge);
  expect(sameIn(found)).toEqual(GAME);
  expect(challengeIn(new URL(linkToSame(GAME)).searchParams)).toBeNull();
});

test.each([
  ["challenge", "2"],
  ["challenge", ""],
  ["by", ""],
  ["by", " Ada"],
  ["by", "a".repeat(41)],
  ["by", "Ada\nwon"],
  ["by", "Ada\u202e"],
  ["points", ""],
  ["points", "10000"],
  ["points", "1e3"],
  ["points", "1.5"],
  ["points", "-0"],
])("of a challenge with %s=%s only the cards are read", (part, value) => {
  const found = new URL(linkToSame(GAME, { by: "Ada", points: 190 })).searchParams;
  found.set(part, value);
  expect(challengeIn(found)).toBeUndefined();
  expect(sameIn(found)).toEqual(GAME);
});
