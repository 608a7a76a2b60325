/** The marks of suits: what stands on cards and seals, and the keys that name suits. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import { SUITS } from "../src/protocol/notation.ts";
import { formOptions, returnOptions, trumpOptions } from "../src/questions/options.ts";
import { suitBindings, suitKeys } from "../src/questions/suit_keys.ts";
import { suitMark } from "../src/words/names.ts";
import { LANGUAGES, t, words } from "../src/words/words.svelte.ts";

vi.stubGlobal("document", { documentElement: {} });

describe.each(LANGUAGES)("%s", (language) => {
  beforeAll(() => words.load(language));

  test("every suit has a mark of one or two letters that means nothing else", () => {
    const marks = SUITS.map((suit) => suitMark(suit));
    for (const mark of marks) expect(mark).toMatch(/^\p{L}{1,2}$/u);
    const signs = [...marks, t("dealer-mark"), "W", "F"].map((sign) => sign.toLowerCase());
    expect(new Set(signs).size).toBe(signs.length);
  });

  test("a key names one suit, and the letters of records name suits in every language", () => {
    const keys = SUITS.flatMap((suit) => suitKeys(suit));
    expect(new Set(keys).size).toBe(keys.length);
    for (const suit of SUITS) expect(suitKeys(suit)).toContain(suit.toLowerCase());
  });

  test("a suit's mark is known on the first page", async () => {
    await words.start(language);
    const marks = SUITS.map((suit) => suitMark(suit));
    await words.load(language);
    expect(marks).toEqual(SUITS.map((suit) => suitMark(suit)));
  });
});

describe("in German", () => {
  beforeAll(() => words.load("de"));

  test("marks are German words' letters", () => {
    expect(SUITS.map((suit) => suitMark(suit))).toEqual(["B", "Gn", "R", "Ge", "V"]);
  });

  test("a mark of one letter is a key, and the one that is shown", () => {
    expect(suitKeys("P")).toEqual(["v", "p"]);
    expect(suitKeys("Y")).toEqual(["y"]);
    const named: string[] = [];
    const bindings = suitBindings(SUITS, (suit) => () => void named.push(suit));
    for (const key of ["v", "p", "g"]) bindings[key]?.();
    expect(named).toEqual(["P", "P", "G"]);
  });

  test("answers have their suit's keys", () => {
    expect(trumpOptions(["trump Y", "trump none"]).map(({ keys }) => keys)).toEqual([["y"], ["n"]]);
    expect(formOptions(["play juggler:G"], "juggler").map(({ keys }) => keys)).toEqual([["g"]]);
    expect(returnOptions(["return P"], { P: 1, white: 1 }).map(({ keys }) => keys)).toEqual([["v", "p"], ["w"]]);
  });
});
