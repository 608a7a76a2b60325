/** The description of a table, in three languages. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { TableKind } from "../src/protocol/types.ts";
import { kindSentences } from "../src/words/kind_sentences.ts";
import { gameNotes, kindNotes, kindTitle } from "../src/words/kinds.ts";
import { guestName } from "../src/words/guests.ts";
import { faultText, isUnreachable, refusalText } from "../src/words/faults.ts";
import { Refused } from "../src/server/http.ts";
import { LANGUAGES, words } from "../src/words/words.svelte.ts";

vi.stubGlobal("document", { documentElement: {} });

const PLAIN: TableKind = { game: { game: "wizard" } };
const RICH: TableKind = {
  game: { game: "wizard", specials: ["dragon", "fairy", "bomb"], bidding: "secret" },
  seats: 5,
  pace: { clock: "seconds", amount: 30 },
  listed: true,
  spectators: false,
};
const EXTREME: TableKind = {
  game: { game: "extreme", rounds: 8, raise_magician: true },
  seats: 4,
  pace: { clock: "days", amount: 1 },
};

describe("in English", () => {
  beforeAll(() => words.load("en"));

  test("a plain table", () => {
    expect(kindSentences(PLAIN).join(" ")).toBe("Wizard for four.");
    expect(kindTitle(PLAIN)).toBe("Wizard for four");
    expect(kindNotes(PLAIN)).toEqual(["4 players"]);
    expect(gameNotes(PLAIN.game)).toEqual([]);
  });

  test("rounds of one card, and of more", () => {
    const notes = (sizes: number[]): string[] => gameNotes({ game: "wizard", round_sizes: sizes });
    expect(notes([1, 1])).toEqual(["rounds of 1, 1 card"]);
    expect(notes([1, 2, 3])).toEqual(["rounds of 1–3 cards"]);
  });

  test("a table with many options", () => {
    expect(kindSentences(RICH).join(" ")).toBe(
      "Wizard for five. Special cards: Dragon, Fairy and Bomb. Secret bids. 30 seconds a move. " +
        "In the list of open tables. Nobody may watch.",
    );
    expect(kindNotes(RICH)).toEqual(["5 players", "3 special cards", "secret bids", "30 seconds a move"]);
  });

  test("Wizard Extreme", () => {
    expect(kindSentences(EXTREME).join(" ")).toBe(
      "Wizard Extreme for four. 8 rounds. The Magician costs 5 from halfway on. One day a move.",
    );
  });

  test("a translated refusal, or else the server's own sentence", () => {
    expect(refusalText({ code: "taken", message: "the seat is taken" })).toBe("Somebody was quicker: that seat is taken.");
    expect(refusalText({ code: "odd", message: "something odd" })).toBe("That didn’t work: something odd");
    expect(refusalText({ code: "options", message: "no (S8)" })).toContain("no (S8)");
    expect(faultText(new Refused(0, "offline", ""))).toBe("The server doesn’t answer. Try again in a moment.");
    expect(() => faultText(new TypeError("a fault of ours"))).toThrow(TypeError);
  });
});

test.each(LANGUAGES)("%s has a word for each thing, and friendly names that fit", async (language) => {
  await words.load(language);
  for (const kind of [PLAIN, RICH, EXTREME]) expect(kindSentences(kind).join(" ")).not.toMatch(/web-|mode-|bidding-/);
  const names = words.say("web-guest-names").split(", ");
  expect(names.filter((name) => name.length < 3 || name.length > 24)).toEqual([]);
  expect(names).toContain(guestName());
  expect(guestName(names.slice(1))).toBe(names[0]);
});

test("an unreachable server differs from one that refuses", () => {
  expect(isUnreachable(new Refused(0, "offline", ""))).toBe(true);
  expect(isUnreachable(new Refused(502, "unknown", ""))).toBe(true);
  expect(isUnreachable(new Refused(429, "too-many", ""))).toBe(false);
  expect(isUnreachable(new Error("x"))).toBe(false);
});
