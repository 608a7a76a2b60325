/** Whose portrait is which, and the moods, which show only what everybody at the table can see. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { face } from "../src/portraits/faces.ts";
import { FEATURES } from "../src/portraits/features.ts";
import { mood, type Mood } from "../src/portraits/mood.ts";
import { offeredPortrait, ownPortrait, portraitAt } from "../src/portraits/own.ts";
import { GUESTS, isBots, personPortrait } from "../src/portraits/portraits.ts";
import type { TableView } from "../src/protocol/types.ts";
import { me } from "../src/server/me.svelte.ts";
import { settings } from "../src/settings/settings.svelte.ts";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const MOODS: Mood[] = ["content", "thinking", "worried", "gloating", "sad"];
const FOLDER = join(import.meta.dirname, "../src/portraits");
const drawn = ["Animals", "MoreAnimals", "Parts"].map((file) => readFileSync(join(FOLDER, `${file}.svelte`), "utf8")).join("");
const timesDrawn = (name: string): number => drawn.split(`id="fp-${name}"`).length - 1;

describe("portraits", () => {
  test("each animal is drawn once, and has a face for every mood that differs from all others", () => {
    for (const name of GUESTS) {
      expect([name, timesDrawn(name)]).toEqual([name, 1]);
      const faces = MOODS.map((each) => JSON.stringify(face(each, FEATURES[name])));
      expect(new Set(faces).size).toBe(MOODS.length);
      for (const each of faces) expect(each).not.toMatch(/NaN|undefined|null/);
    }
    expect(GUESTS).toHaveLength(12);
  });

  test("a player has the one that they chose, and others one that follows from the name", () => {
    const portrait = (name: string): string => personPortrait("", name, []);
    expect(personPortrait("raven", "Ada", [])).toBe("raven");
    expect(GUESTS).toContain(portrait("Ada"));
    expect(new Set("abcdefghijklmnopqrstuvwxyz".split("").map(portrait)).size).toBeGreaterThan(6);
    expect([isBots({ bot: "thumb", owned: false }), isBots({ bot: "thumb", owned: true })]).toEqual([true, false]);
  });

  test("a guest's own is the chosen one, else the animal of their name", () => {
    const names = ["Quiet Owl", "Clever Fox", "Merry Badger", "Bold Sparrow"];
    expect(personPortrait("bear", "Clever Fox", names)).toBe("bear");
    expect(personPortrait("", "Clever Fox", names)).toBe("fox");
    expect(GUESTS).toContain(personPortrait("no such animal", "Ada", names));
  });

  test("the reader's is the same at a table, in its replay, and in a lesson or puzzle", () => {
    const names = ["Ada", "Otto", "Ben"];
    const seats = names.map((name) => ({ name, bot: name === "Otto" ? "thumb" : null, owned: name === "Ben", portrait: null }));
    const view = { you: null, seats } as unknown as TableView;
    me.name = "Ada";
    const own = ownPortrait();
    expect(GUESTS).toContain(own);
    expect(portraitAt(view, 0)).toBe(own); // found by name
    expect(portraitAt({ ...view, you: 2 }, 2)).toBe(own);
    expect(portraitAt(view, 1, 1)).toBe(own); // whatever is at the seat that they have
    expect(portraitAt(view, 1)).toBe("Otto");
    settings.portrait = "raven";
    expect([ownPortrait(), portraitAt(view, 0), portraitAt(view, 2, 2), portraitAt(view, 1)]).toEqual(["raven", "raven", "raven", "Otto"]);
    settings.portrait = "";
    me.name = null;
  });

  test("at a table one is offered that nobody there has, unless the reader has chosen theirs", () => {
    me.name = "Ada";
    const own = ownPortrait();
    const next = GUESTS[(GUESTS.indexOf(own) + 1) % GUESTS.length];
    const tableOf = (...portraits: (string | undefined)[]) => ({ you: null, seats: portraits.map((portrait) => ({ name: "Ben", bot: null, owned: true, portrait })) }) as unknown as TableView;
    expect(offeredPortrait(tableOf())).toBe(own);
    expect(offeredPortrait(tableOf(own))).toBe(next);
    expect(GUESTS.filter((each) => each !== own && each !== next)).toContain(offeredPortrait(tableOf(next, own)));
    expect(offeredPortrait(tableOf(...GUESTS))).toBe(own);
    settings.portrait = own;
    expect(offeredPortrait(tableOf(own))).toBe(own);
    settings.portrait = "";
    me.name = null;
  });

  test.each(["en", "de", "nl"])("the animals of the guests' names are those of their portraits (%s)", (language) => {
    const text = (file: string): string => readFileSync(join(import.meta.dirname, `../../locales/${language}/${file}.ftl`), "utf8");
    const names = /web-guest-names = (.*)/.exec(text("web-home"))?.[1]?.split(", ") ?? [];
    expect(names).toHaveLength(GUESTS.length);
    for (const animal of GUESTS) {
      const name = new RegExp(`portrait-${animal} = (.*)`).exec(text("web-app"))?.[1] ?? "?";
      const named = names.find((each) => personPortrait("", each, names) === animal && each.includes(name.slice(0, 5)));
      expect([animal, named]).not.toContain(undefined);
    }
  });
});

const SEATS = ["Ada", "Ben", "Cleo"].map((name) => ({ name }));
const WIZARD = { game: "wizard", phase: "play", turn: 0, round: 5, dealer: 0, tricks: [0, 1, 1], tricks_left: 3, trick: [], totals: [10, 20, 30] };
const EXTREME = { ...WIZARD, game: "extreme", seals: [{}, {}, {}], magician: null };

/** A table with three seats, of which the first is to move. */
function table(game: object, kind: object = {}, more: object = {}): TableView {
  return { kind: { game: { game: "wizard", ...kind } }, seats: SEATS, status: "playing", sheet: [], game, ...more } as unknown as TableView;
}
const moodOf = (bid: number | "?" | null, tricks: number, left: number, kind: object = {}): Mood =>
  mood(table({ ...WIZARD, bids: [0, bid, 0], tricks: [0, tricks, 1], tricks_left: left }, kind), 1);

describe("moods", () => {
  test("before the game nobody is moved; who is to move thinks, unless the game is stopped", () => {
    expect(mood({ ...table(WIZARD), game: null }, 0)).toBe("content");
    expect(mood(table({ ...WIZARD, bids: [0, 1, 1] }), 0)).toBe("thinking");
    expect(mood(table({ ...WIZARD, bids: [0, 1, 1] }, {}, { paused: true }), 0)).toBe("content");
  });

  test.each([
    ["what is needed can be had", 1, 0, 4, "content"],
    ["much is needed", 3, 0, 4, "worried"],
    ["the bid is met, with tricks to come", 1, 1, 2, "content"],
    ["the bid is met, at the end", 1, 1, 0, "gloating"],
    ["too many tricks", 1, 2, 2, "sad"],
    ["too few tricks are left", 3, 0, 2, "sad"],
    ["the bid cannot be seen", "?", 3, 1, "content"],
  ] as const)("A7: %s", (_, bid, tricks, left, expected) => {
    expect(moodOf(bid, tricks, left)).toBe(expected);
  });

  test("V3: a secret bid changes no face, not even for the reader who knows it", () => {
    const kind = { bidding: "secret" };
    for (const [tricks, left] of [[0, 3], [2, 1], [1, 0], [5, 0]] as const) expect(moodOf(1, tricks, left, kind)).toBe("content");
  });

  test("V2: a hidden bid counts when the bids are shown", () => {
    const kind = { bidding: "hidden" };
    expect(moodOf(1, 2, 2, kind)).toBe("sad");
    const bids = { ...WIZARD, phase: "bid", tricks: [0, 0, 0], bids: ["?", 9, "?"] };
    expect(mood(table(bids, kind), 1)).toBe("content");
  });

  test("after a round its result shows, until the seat bids again", () => {
    const row = { round: 4, dealer: 0, bids: [1, 0, 2], tricks: [1, 1, 2], points: [30, -10, 40], totals: [30, -10, 40], seals: null, magician: null };
    const next = { ...WIZARD, turn: null, phase: "bid", bids: [null, null, 1], tricks: [0, 0, 0] };
    const seen = table(next, {}, { sheet: [row] });
    expect([0, 1, 2].map((seat) => mood(seen, seat))).toEqual(["gloating", "sad", "content"]);
  });

  test("B6: seals that the tricks left can still be enough for, and others", () => {
    const seen = (seals: object, left: number): Mood =>
      mood(table({ ...EXTREME, seals: [{}, seals, {}], tricks_left: left }, { game: "extreme" }), 1);
    expect(seen({ R: 1 }, 5)).toBe("content");
    expect(seen({ R: 2, B: 1 }, 4)).toBe("worried");
    expect(seen({ R: 2, B: 1 }, 2)).toBe("sad");
    expect(seen({ black: 1 }, 9)).toBe("sad");
    expect(seen({}, 3)).toBe("content");
    expect(seen({}, 0)).toBe("gloating");
  });

  test("after the game the winners gloat, and the last are sad", () => {
    const over = { ...WIZARD, phase: "over", turn: null };
    expect([0, 1, 2].map((seat) => mood(table(over), seat))).toEqual(["sad", "content", "gloating"]);
    expect(mood(table(over, { game: "extreme" }), 0)).toBe("gloating");
  });

  test("cards change no face: neither those of a hand, nor those on the table", () => {
    const shown = { ...WIZARD, bids: [0, 1, 1], known_cards: [["B7"], ["W"], ["F"]], hand_sizes: [1, 1, 1] };
    const cards = { ...shown, known_cards: [["?"], ["?"], ["?"]], trick: [[0, "W"]], turned: "R1", passed: ["B1", "?", null] };
    for (const seat of [0, 1, 2]) expect(mood(table(shown), seat)).toBe(mood(table(cards), seat));
  });
});
