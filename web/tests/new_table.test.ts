/** The form for a new table: the kind of table that it makes, and its conflicts. */

import { describe, expect, test } from "vitest";
import {
  biddingHindrance,
  modeHindrance,
  plusMinusHindrance,
  raiseHindrance,
  seatsHindrance,
  specialsHindrance,
  withGame,
} from "../src/newgame/conflicts.ts";
import { formOf, kindOf, plainForm, SPECIALS, type Form } from "../src/newgame/form.ts";
import { firstCommands } from "../src/newgame/open.ts";
import { saneForm } from "../src/newgame/saved_form.ts";
import { sizesOf, usualSizes } from "../src/newgame/sizes.ts";
import { sizesText } from "../src/words/kinds.ts";

const form = (change: Partial<Form>): Form => ({ ...plainForm(), ...change });

describe("the kind of table", () => {
  test("of the default form", () => {
    expect(kindOf(plainForm())).toEqual({
      game: { game: "wizard", specials: [], mode: "standard", bidding: "open", plus_minus_one: false },
      seats: 4,
      pace: { clock: "none" },
      listed: false,
      spectators: true,
    });
  });

  test("S8: the Fairy comes with the Dragon, in the order of the rules", () => {
    const { game } = kindOf(form({ specials: ["cloud", "dragon"] }));
    expect(game).toMatchObject({ specials: ["dragon", "fairy", "cloud"] });
    expect(kindOf(form({ specials: [...SPECIALS] })).game).toHaveProperty("specials.length", 7);
  });

  test("B15, B16: a Magician that is dear from the start is not raised", () => {
    const game = (change: Partial<Form>) => kindOf(form({ game: "extreme", ...change })).game;
    expect(game({})).toEqual({ game: "extreme", rounds: null, magician: 4, raise_magician: false });
    expect(game({ raised: true, rounds: 8 })).toEqual({ game: "extreme", rounds: 8, magician: 4, raise_magician: true });
    expect(game({ raised: true, dear: true })).toEqual({ game: "extreme", rounds: null, magician: 5, raise_magician: false });
  });

  test.each<Partial<Form>>([
    {},
    { seats: 3, mode: "single-suit", bidding: "secret", listed: true },
    { seats: 6, specials: ["dragon", "juggler"], plusMinusOne: "always", clock: "seconds", amount: 15 },
    { seats: 4, plusMinusOne: "not-one-card" },
    { seats: 4, plusMinusOne: "zero-allowed", dealer: 2 },
    { game: "extreme", seats: 5, rounds: 10, raised: true, clock: "days", amount: 7, spectators: false },
    { game: "extreme", seats: 3, dear: true },
  ])("leads back to the form: %o", (change) => {
    expect(formOf(kindOf(form(change)))).toEqual(form(change));
  });
});

describe("conflicts", () => {
  test("V4 to V6: special cards and a special mode", () => {
    expect(modeHindrance(form({ specials: ["bomb"] }), "maximus")).toMatchObject({ rule: "V6" });
    expect(modeHindrance(form({ specials: ["bomb"] }), "standard")).toBeNull();
    expect(modeHindrance(form({}), "clairvoyance")).toBeNull();
    expect(specialsHindrance(form({ mode: "clairvoyance" }))).toMatchObject({ rule: "V4" });
    expect(specialsHindrance(form({}))).toBeNull();
  });

  test("V5: a single suit for more than four", () => {
    expect(modeHindrance(form({ seats: 5 }), "single-suit")).toMatchObject({ rule: "V5" });
    expect(seatsHindrance(form({ mode: "single-suit" }), 5)).toMatchObject({ rule: "V5" });
    expect(seatsHindrance(form({ mode: "single-suit" }), 4)).toBeNull();
  });

  test("V1: plus/minus one and bids that are not open", () => {
    expect(biddingHindrance(form({ plusMinusOne: "always" }), "secret")).toMatchObject({ rule: "V1" });
    expect(biddingHindrance(form({ plusMinusOne: "zero-allowed" }), "secret")).toMatchObject({ rule: "V9" });
    expect(biddingHindrance(form({ plusMinusOne: "always" }), "open")).toBeNull();
    expect(plusMinusHindrance(form({ bidding: "hidden" }))).toMatchObject({ rule: "V1" });
    expect(plusMinusHindrance(form({}))).toBeNull();
  });

  test("B3: Wizard Extreme for six; a change to it leaves five", () => {
    expect(seatsHindrance(form({ game: "extreme" }), 6)).toMatchObject({ rule: "B3" });
    expect(withGame(form({ seats: 6 }), "extreme").seats).toBe(5);
    expect(withGame(form({ seats: 4 }), "extreme").seats).toBe(4);
    expect(raiseHindrance(form({ dear: true }))).toMatchObject({ rule: "B16" });
  });
});

describe("the saved form", () => {
  test("comes back as it was", () => {
    const chosen = form({ specials: ["cloud"], seats: 5, clock: "days", amount: 3, others: ["thumb", null, null, null, null] });
    expect(saneForm(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  test.each([null, 7, "x", {}, { seats: 9, specials: "all", clock: "hours", others: 3, rounds: "many" }])(
    "is the plain form where it cannot be read: %o",
    (value) => expect(saneForm(value)).toEqual(plainForm()),
  );

  test("is the default form if its parts conflict", () => {
    expect(saneForm(form({ mode: "maximus", specials: ["bomb"] }))).toEqual(plainForm());
  });
});

test("the reader sits down first, then the bots", () => {
  const others = ["thumb", null, "random", "thumb", "thumb"];
  expect(firstCommands(form({ seats: 4, others }), "abc", "fox")).toEqual([
    { do: "sit", seat: 0, commitment: "abc", portrait: "fox" },
    { do: "seat-bot", seat: 1, bot: "thumb" },
    { do: "seat-bot", seat: 3, bot: "random" },
  ]);
});

describe("V7: the rounds of the form", () => {
  const usual = { from: 2, to: 5, own: [] };
  test("are the first, every second, the last, or those from one size to another", () => {
    expect(sizesOf({ ...usual, way: "usual" }, 4)).toBeNull();
    expect(sizesOf({ ...usual, way: "first" }, 4)).toEqual([1, 2, 3, 4, 5]);
    expect(sizesOf({ ...usual, way: "second" }, 5)).toEqual([1, 3, 5, 7, 9, 11]);
    expect(sizesOf({ ...usual, way: "last" }, 6)).toEqual([6, 7, 8, 9, 10]);
    expect(sizesOf({ ...usual, way: "between" }, 3)).toEqual([2, 3, 4, 5]);
    expect(sizesOf({ way: "between", from: 3, to: 1, own: [] }, 3)).toEqual([3, 2, 1]);
  });

  test("are never larger than the cards allow", () => {
    expect(sizesOf({ way: "last", from: 1, to: 20, own: [] }, 6)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(sizesOf({ way: "between", from: 20, to: 19, own: [] }, 4)).toEqual([15]);
    expect(sizesOf({ way: "own", from: 1, to: 1, own: [20, 1] }, 6)).toEqual([10, 1]);
  });

  test("belong to the standard mode, and are found again in a kind of table", () => {
    for (const way of ["first", "second", "last", "between"] as const) {
      const chosen = form({ sizes: { way, from: 4, to: 2, own: [] }, dealer: 3 });
      const kind = kindOf(chosen);
      expect(kindOf(formOf(kind))).toEqual(kind);
      expect(formOf(kind).sizes.way).toBe(way);
      expect(kindOf({ ...chosen, mode: "maximus" }).game).not.toHaveProperty("round_sizes");
    }
    const odd = kindOf(form({ sizes: { way: "own", from: 1, to: 1, own: [10, 1, 10] } }));
    expect(odd.game).toMatchObject({ round_sizes: [10, 1, 10] });
    expect(kindOf(formOf(odd))).toEqual(odd);
  });

  test("A14, B17: the first dealer is left out where it is seat 0, or sits there no more", () => {
    expect(kindOf(form({ dealer: 2 })).game).toMatchObject({ first_dealer: 2 });
    expect(kindOf(form({ game: "extreme", dealer: "drawn" })).game).toMatchObject({ first_dealer: "drawn" });
    expect(kindOf(form({ dealer: 5, seats: 4 })).game).not.toHaveProperty("first_dealer");
  });

  test("are kept with the form, and repaired", () => {
    const chosen = form({ sizes: { way: "between", from: 7, to: 3, own: [] }, dealer: "drawn" });
    expect(saneForm(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    expect(saneForm({ sizes: { way: "own", own: [99] }, dealer: 7 })).toMatchObject({ sizes: usualSizes(), dealer: 0 });
  });

  test("have a short text", () => {
    expect(sizesText([1, 2, 3, 4, 3, 2, 1])).toBe("1–4, 3–1");
    expect(sizesText([1, 3, 5, 5, 6])).toBe("1, 3, 5, 5, 6");
    expect(sizesText([1, 3, 5, 7, 9, 11, 13, 15])).toBe("1, 3 … 15");
    expect(sizesText([5, 5, 5, 5, 5, 5])).toBe("5, 5, 5, 5, 5, 5");
  });
});
