/** The people of the guild: their faces, their manners, and what they say. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { botsNamed, levelIn, MEMBERS, memberOf, newMember } from "../src/engine/cast.ts";
import { LEVELS } from "../src/engine/levels.ts";
import { CAST } from "../src/engine/numbers.ts";
import { CastTalk } from "../src/pages/table/cast_talk.ts";
import { face } from "../src/portraits/faces.ts";
import { FEATURES } from "../src/portraits/features.ts";
import { lookOf } from "../src/portraits/manners.ts";
import type { Mood } from "../src/portraits/mood.ts";
import { PEOPLE } from "../src/portraits/people.ts";
import { botPortrait } from "../src/portraits/portraits.ts";
import type { TableView } from "../src/protocol/types.ts";
import { t } from "../src/words/words.svelte.ts";

const MOODS: Mood[] = ["content", "thinking", "worried", "gloating", "sad"];
const parts = readFileSync(join(import.meta.dirname, "../src/portraits/Parts.svelte"), "utf8");
const drawn = [...parts.matchAll(/ id="fp-([a-z-]+)"/g)].map((found) => found[1]);

describe("the cast", () => {
  test("five people play each level, thirty in all, no two of them alike", () => {
    expect(LEVELS.map((level) => CAST[level].length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(new Set(MEMBERS).size).toBe(30);
    const pictures = MEMBERS.map((name) => PEOPLE[name].parts.join());
    expect(new Set(pictures).size).toBe(30);
  });

  test("every part of a picture is drawn once, and none for nobody", () => {
    const used = new Set(MEMBERS.flatMap((name) => [...PEOPLE[name].parts, ...PEOPLE[name].over]));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect([...used, "visitor"].sort()).toEqual([...drawn].sort());
  });

  test.each(MEMBERS)("the faces of %s show moods in their manner, at least three of them apart", (name) => {
    const { manner, features } = PEOPLE[name];
    const faces = MOODS.map((mood) => JSON.stringify(face(lookOf(manner, mood), features)));
    expect(new Set(faces).size).toBeGreaterThanOrEqual(3);
    expect(faces[MOODS.indexOf("gloating")]).not.toBe(faces[MOODS.indexOf("sad")]);
    expect(faces.join()).not.toMatch(/NaN|undefined|null/);
  });

  test("a bot has the face of its name, one of an older game a face of its level, and one from outside a neutral one", () => {
    expect(botPortrait({ bot: "thumb", name: "Otto" })).toBe("Otto");
    expect(botPortrait({ bot: "master@1", name: "Rosa" })).toBe("Rosa");
    expect(CAST.master).toContain(botPortrait({ bot: "master", name: "Joris" }));
    expect(memberOf("master", "Joris")).toBe(memberOf("master", "Joris"));
    expect(botPortrait({ bot: "some.module:Bot", name: "Otto" })).toBe("visitor");
    expect([levelIn("thumb"), levelIn("pipe:program"), levelIn(null)]).toEqual(["thumb", null, null]);
    const blank = MOODS.map((mood) => JSON.stringify(face(lookOf("blank", mood), FEATURES.visitor)));
    expect(new Set(blank).size).toBe(1);
  });

  test("a new bot is somebody of its level whom nobody at the table is called like, whatever is drawn", () => {
    for (const level of LEVELS) {
      for (let drawn = 0; drawn < 5; drawn++) {
        const taken: string[] = [];
        for (let bot = 0; bot < 5; bot++) taken.push(newMember(level, taken, drawn));
        expect(new Set(taken)).toEqual(new Set(CAST[level]));
        expect(CAST[level] as readonly string[]).not.toContain(newMember(level, taken.map((name) => name.toUpperCase()), drawn));
      }
    }
  });

  test("in a prepared game everybody but the reader is of the cast", () => {
    expect(botsNamed(["Ada", "Mira", "Tobias"], 0)).toEqual([null, "journeyman", "apprentice"]);
    expect(botsNamed(["Nora", "Mira", "Ada"], 1)).toEqual(["thumb", null, null]);
  });
});

/** A table with the reader, two of the cast, and a bot from outside, after rounds with these totals. */
function table(totals: readonly number[], game = "wizard"): TableView {
  const bots = [null, "thumb", "master", "a:Bot"];
  const seats = ["Ada", "Otto", "Rosa", "Kim"].map((name, seat) => ({ name, bot: bots[seat], owned: seat === 0 }));
  return { kind: { game: { game } }, seats, game: { game, rounds: 15 }, sheet: [{ totals }] } as unknown as TableView;
}
const scored = (round: number, points: number[], totals: number[]) => ({ event: "round-scored" as const, round, points, totals });
const LOW = [100, 0, 0, 0];

describe("what the cast says", () => {
  test.each([
    ["a bid made is worth a word from two tricks on", [0, 40, 30, 10], [1, "cast-otto.made"]],
    ["a bid missed by two too, and more than one made", [0, 40, -30, 10], [2, "cast-rosa.missed"]],
    ["little is worth none", [50, 30, -10, 20], null],
    ["a bot from outside says nothing", [0, 10, 10, 90], null],
    ["nor does a person", [120, 10, 10, 10], null],
  ] as const)("A7: %s", (_, points, expected) => {
    const said = new CastTalk().after(table(LOW), scored(2, [...points], LOW));
    expect(said && [said.seat, said.text]).toEqual(expected && [expected[0], t(expected[1])]);
  });

  test("who takes the lead says so, and the winner at the end", () => {
    expect(new CastTalk().after(table(LOW), scored(5, [0, 150, -40, 0], [100, 150, -40, 0]))).toEqual({ seat: 1, text: t("cast-otto.ahead") });
    const again = table([100, 150, 0, 0]);
    expect(new CastTalk().after(again, scored(6, [0, 20, 20, 0], [100, 170, 20, 0]))).toBeNull();
    expect(new CastTalk().after(again, scored(15, [0, 20, 20, 0], [100, 170, 20, 0]))).toEqual({ seat: 1, text: t("cast-otto.ahead") });
    expect(new CastTalk().after(table(LOW), scored(15, [0, -40, 20, 0], [100, -40, 20, 0]))).toBeNull();
  });

  test("B13: in Extreme few points are good", () => {
    const view = table([0, 9, 9, 9], "extreme");
    expect(new CastTalk().after(view, scored(2, [0, 5, 2, 9], [0, 14, 11, 18]))).toEqual({ seat: 1, text: t("cast-otto.missed") });
  });

  test("one speaks at most in every second round, each bot in every third, and not twice the same", () => {
    const talk = new CastTalk();
    const rounds = Array.from({ length: 12 }, (_, at) => talk.after(table(LOW), scored(at + 1, [0, 60, -40, 0], LOW))?.text ?? "");
    expect(rounds).toEqual([t("cast-rosa.missed"), "", t("cast-otto.made"), ...rounds.slice(3).map(() => "")]);
  });
});
