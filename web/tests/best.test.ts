/** The card that wins a trick so far; tests/web/test_fold.py compares it with the winner of every trick of every game. */

import { expect, test } from "vitest";
import { bestSeat } from "../src/board/best.ts";
import type { TableKind, TableView } from "../src/protocol/types.ts";

/** The card that is best after each one of a trick; null: nobody would get the trick. */
function best(plays: string, trump: string | null = "R", mode = "standard", game = "wizard"): (string | null)[] {
  const trick = plays.split(" ").map((play, seat) => [seat, play]);
  return trick.map((_, last) => {
    const view = { game, trump, trick: trick.slice(0, last + 1) } as unknown as NonNullable<TableView["game"]>;
    const seat = bestSeat(view, { game, mode } as TableKind["game"]);
    return seat === null ? null : String(trick[seat]?.[1]);
  });
}

test("a higher card of the suit led is better, and trump is better than that (A11)", () => {
  expect(best("B3 B9 Y13 R1")).toEqual(["B3", "B9", "B9", "R1"]);
  expect(best("B3 Y13", null)).toEqual(["B3", "B3"]);
});

test("the first Wizard wins, and of Fools alone the first; after a Fool the next card leads (A10, A11)", () => {
  expect(best("B3 W R13 W")).toEqual(["B3", "W", "W", "W"]);
  expect(bestSeat({ game: "wizard", trump: null, trick: [[2, "F"], [0, "F"]] } as unknown as NonNullable<TableView["game"]>, { game: "wizard" })).toBe(2);
  expect(best("F Y1 B13", null)).toEqual(["F", "Y1", "Y1"]);
});

test("where all have one suit only the value counts (V5)", () => {
  expect(best("B3 Y4 G4", null, "single-suit")).toEqual(["B3", "Y4", "Y4"]);
});

test("special cards count as their rules say (S1 to S7)", () => {
  expect(best("R13 shapeshifter:W W dragon")).toEqual(["R13", "shapeshifter:W", "shapeshifter:W", "dragon"]);
  expect(best("dragon W fairy")).toEqual(["dragon", "dragon", "fairy"]);
  expect(best("fairy F")).toEqual(["fairy", "F"]);
  expect(best("B3 bomb W")).toEqual(["B3", null, null]);
  expect(best("B7 juggler:B B8 cloud:B B10")).toEqual(["B7", "juggler:B", "B8", "cloud:B", "B10"]);
  expect(best("B7 cloud:G juggler:R")).toEqual(["B7", "B7", "juggler:R"]);
  expect(best("shapeshifter:F Y2")).toEqual(["shapeshifter:F", "Y2"]);
});

test("in Wizard Extreme red beats the suit led, purple too (B8)", () => {
  expect(best("P2 P5 G15 R1", null, "", "extreme")).toEqual(["P2", "P5", "P5", "R1"]);
});

test("without a card nobody is ahead", () => {
  expect(bestSeat({ game: "wizard", trump: null, trick: [] } as unknown as NonNullable<TableView["game"]>, { game: "wizard" })).toBeNull();
});
