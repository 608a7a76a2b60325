import { expect, test } from "vitest";
import type { ExtremeView, TableView } from "../src/protocol/types.ts";
import { asked, awaited, bidSum, followed, forms, objects } from "../src/questions/question.ts";
import { stepped, TOGETHER, typed } from "../src/questions/bid.ts";
import { Draft } from "../src/questions/draft.svelte.ts";
import { heaps, isNothingLeft, prediction } from "../src/questions/seals.ts";

test("the question follows from the legal moves", () => {
  expect(asked([])).toBeNull();
  expect(asked(["bid 0", "bid 1"])).toBe("bid");
  expect(asked(["trump B", "trump none"])).toBe("trump");
  expect(asked(["play ?"])).toBe("unseen");
  expect(asked(["play B5"])).toBe("play");
  expect(asked(["pass W"])).toBe("pass");
  expect(asked(["cloud +1"])).toBe("cloud");
  expect(asked(["seal B", "magician", "done"])).toBe("predict");
  expect(asked(["done"])).toBe("predict");
  expect(asked(["return white"])).toBe("return");
});

test("the arguments of moves", () => {
  expect(objects(["trump G", "trump none"], "trump")).toEqual(["G", "none"]);
  expect(objects(["seal B", "seal B<2", "done"], "seal")).toEqual(["B", "B<2"]);
  expect(forms(["play B5", "play juggler:G", "play juggler:R"], "juggler")).toEqual([
    { as: "G", move: "play juggler:G" },
    { as: "R", move: "play juggler:R" },
  ]);
  expect(forms(["play dragon"], "dragon")).toEqual([]);
});

test("a suit binds only if it forbids a card that is shown", () => {
  expect(followed(["play G3", "play W"], ["G3", "B7", "W"], "G")).toBe("G");
  expect(followed(["play B11", "play B7"], ["B7"], "G")).toBe(null); // the blue 11 flies to the trick
  expect(followed(["pass G3"], ["G3", "B7"], "G")).toBe(null);
  expect(followed([], ["B7"], "G")).toBe(null);
});

test("the player that the table waits for", () => {
  const seats = [{ owned: true, bot: null }, { owned: true, bot: null }, { owned: false, bot: "thumb" }];
  const at = (turn: number | null, status = "playing", kind: object = {}): TableView =>
    ({ status, paused: false, seats, present: [0], kind, game: { turn, phase: "bid" } }) as unknown as TableView;
  expect(awaited(at(2), 0)).toEqual({ seat: 2, phase: "bid" });
  expect(awaited(at(2), null)).toEqual({ seat: 2, phase: "bid" });
  expect(awaited(at(0), null)).toEqual({ seat: 0, phase: "bid" });
  expect(awaited(at(1), 0)).toEqual({ seat: 1, phase: "absent" });
  expect(awaited(at(1, "playing", { pace: { clock: "days", amount: 1 } }), 0)).toEqual({ seat: 1, phase: "bid" });
  expect(awaited(at(0), 0)).toBeNull();
  expect(awaited(at(null), 0)).toBeNull();
  expect(awaited(at(2, "over"), 0)).toBeNull();
  expect(awaited({ ...at(2), paused: true }, 0)).toBeNull();
});

test("the sum of the others' bids, without one's own and the hidden ones", () => {
  expect(bidSum([2, 1, null], 0)).toBe(1);
  expect(bidSum([null, "?", 3], 0)).toBe(3);
});

test("digits form a number while it can be bid", () => {
  const one = typed({ text: "", at: 0 }, "1", 12, 100);
  expect(one.text).toBe("1");
  expect(typed(one, "2", 12, 200).text).toBe("12");
  expect(typed(one, "3", 12, 200).text).toBe("3");
  expect(typed(one, "2", 12, 100 + TOGETHER).text).toBe("2");
  expect(typed(typed({ text: "", at: 0 }, "0", 12, 0), "5", 12, 1).text).toBe("5");
});

test("arrows go to the next number that can be bid", () => {
  const allowed = [0, 1, 3];
  expect(stepped(null, 1, allowed)).toBe(0);
  expect(stepped(null, -1, allowed)).toBe(3);
  expect(stepped(1, 1, allowed)).toBe(3);
  expect(stepped(3, -1, allowed)).toBe(1);
  expect(stepped(3, 1, allowed)).toBe(3);
  expect(stepped(0, -1, allowed)).toBe(0);
  expect(stepped(null, 1, [])).toBeNull();
});

function extreme(pool: Record<string, number>, seals: Record<string, number>[]): ExtremeView {
  return { game: "extreme", pool, seals, magician: null } as unknown as ExtremeView;
}

test("if nothing is left to take, the prediction can only end", () => {
  expect(isNothingLeft(["done"], [])).toBe(true);
  expect(isNothingLeft(["done"], ["seal B"])).toBe(false);
  expect(isNothingLeft(["magician", "done"], [])).toBe(false);
  expect(isNothingLeft([], [])).toBe(false);
});

test("seals are in the pool, with players, or nowhere", () => {
  const game = extreme({ Y: 3, P: 0, R: 1, B: 0, G: 2, white: 4 }, [{ R: 1 }, { P: 3 }, { B: 1 }]);
  const legal = ["seal Y", "seal R", "seal G", "seal P<1", "done"];
  const all = heaps(game, 0, legal, ["seal R"]);
  expect(all.map(({ suit, touch }) => [suit, touch])).toEqual([
    ["Y", "lay"],
    ["P", "from"],
    ["R", "why"], // all are selected; nobody else has one
    ["B", "why"], // the server does not offer it
    ["G", "lay"],
  ]);
  expect(all[1]?.victims).toEqual(["seal P<1"]);
  expect(all[3]?.move).toBe("seal B<2");
  expect(prediction(all)).toEqual([["R", 2]]);
});

test("selected seals are taken before one is taken from a player", () => {
  const game = extreme({ Y: 1, P: 0, R: 0, B: 0, G: 0 }, [{}, { Y: 2 }, {}]);
  expect(heaps(game, 0, ["seal Y"], ["seal Y"])[0]?.touch).toBe("first");
  const after = extreme({ Y: 0, P: 0, R: 0, B: 0, G: 0 }, [{ Y: 1 }, { Y: 2 }, {}]);
  expect(heaps(after, 0, ["seal Y<1"], ["seal Y<1", "seal Y<1"])[0]?.touch).toBe("why"); // the player has no third one
});

test("a draft is taken seal by seal, as the server offers", () => {
  const made: string[] = [];
  const draft = new Draft((move) => made.push(move), () => made.push("refused"));
  for (const move of ["seal R", "seal R", "seal B"]) draft.add(move);
  draft.remove("seal R");
  expect(draft.laid).toEqual(["seal R", "seal B"]);
  draft.take(true, ["seal R", "seal B", "done"]);
  expect(made).toEqual(["seal R"]);
  draft.follow([]);
  expect(made).toEqual(["seal R"]);
  draft.follow(["seal B", "done"]);
  draft.follow(["seal B", "done"]);
  expect(made).toEqual(["seal R", "seal B", "done"]);
  expect(draft.queue).toEqual([]);
});

test("a draft ends at a seal that is not legal any more", () => {
  const refused: string[] = [];
  const made: string[] = [];
  const draft = new Draft((move) => made.push(move), (move) => refused.push(move));
  draft.add("seal P<1");
  draft.add("seal B");
  draft.take(true, ["seal B", "done"]);
  expect(refused).toEqual(["seal P<1"]);
  expect(draft.laid).toEqual(["seal B"]);
  expect(made).toEqual([]);
  draft.follow(["done"]);
  expect(made).toEqual([]);
});
