/** Lessons step by step: every one to its end, and what wrong moves do. */

import { describe, expect, test } from "vitest";
import { judgedBid, shownBids } from "../src/pages/learn/chances.ts";
import { NAMES, prepared } from "../src/pages/learn/files.ts";
import { bestBid, Walk } from "../src/pages/learn/lesson.svelte.ts";
import { engineOf } from "./device_engine.ts";

async function walkOf(name: string, from = 0): Promise<Walk> {
  const { lesson, why } = await prepared(name, engineOf);
  return new Walk(lesson, why, from);
}

/** Let the table come to where the step is told. */
function settle(walk: Walk): void {
  while (walk.look !== null) walk.next();
}

/** Read a step, or make its moves as the lesson does. */
function takeStep(walk: Walk): void {
  const { number } = walk;
  while (walk.number === number) {
    settle(walk);
    if (walk.best === null) walk.forward();
    else expect(walk.make(walk.best)).toBe(true);
  }
  settle(walk);
}

test("every lesson is taken to its end, step by step, and back", async () => {
  for (const name of NAMES) {
    const walk = await walkOf(name);
    const places = [walk.at];
    while (!walk.isOver) {
      takeStep(walk);
      places.push(walk.at);
    }
    expect(places).toHaveLength(walk.lesson.steps.length);
    for (const at of places.toReversed()) {
      expect(walk.at).toBe(at);
      walk.back();
    }
    expect(walk.isFirst).toBe(true);
  }
});

describe("a move that is not the lesson's", () => {
  test("is answered by the lesson's text, or by the rules, and changes nothing", async () => {
    const walk = await walkOf("trick", 2);
    const { at } = walk;
    expect(walk.make("play B5")).toBe(false);
    expect(walk.answer).toEqual({ move: "play B5", text: "follow-low", reason: null });
    walk.why("play G3");
    expect(walk.answer).toMatchObject({ move: "play G3", text: null, reason: { key: "follow", rule: "A9" } });
    expect([walk.at, walk.number, walk.misses]).toEqual([at, 2, 2]);
    expect(walk.make("play B11")).toBe(true);
    expect([walk.answer, walk.number]).toEqual([null, 3]);
  });

  test("has a text of its own where the lesson has one", async () => {
    const walk = await walkOf("bids", 1);
    for (const [bid, text] of [[0, "one-none"], [2, "one-two"]] as const) {
      walk.make(`bid ${bid}`);
      expect(walk.answer?.text).toBe(text);
    }
  });

  test("is no move at all while the table moves, or a sentence is read", async () => {
    const walk = await walkOf("trick");
    expect([walk.legal, walk.best, walk.make("play B5"), walk.answer]).toEqual([[], null, false, null]);
  });
});

test("seals are taken in any order, and the prediction ends last", async () => {
  const walk = await walkOf("seals", 3);
  expect([walk.make("seal Y"), walk.make("done")]).toEqual([true, false]);
  expect(walk.answer?.text).toBe("take-more");
  expect([walk.make("seal P"), walk.make("seal R"), walk.make("seal B"), walk.make("done")]).toEqual([false, true, true, true]);
  expect(walk.isOver).toBe(true);
});

test("the learner sees no more than their seat does", async () => {
  const secret = await walkOf("secret", 1);
  expect(secret.view.game).toMatchObject({ bids: [null, "?", "?"], known_cards: [["R9"], [], []] });
  const forehead = await walkOf("clairvoyance", 2);
  expect(forehead.view.game).toMatchObject({ known_cards: [[], [], []], hand_sizes: [1, 0, 0] });
  expect([forehead.legal, forehead.best]).toEqual([["play ?"], "play ?"]);
});

test("before the learner leads, the last trick is gone", async () => {
  const walk = await walkOf("trick", 3);
  expect(walk.view.game?.trick).toHaveLength(3);
  walk.forward();
  expect(walk.view.game).toMatchObject({ trick: [], phase: "play", turn: 0 });
});

test("every bid is an answer to a judged hand, and the next hand follows at once", async () => {
  const walk = await walkOf("ten-hands", 1);
  const worst = walk.legal.length - 1;
  expect(walk.make(`bid ${worst}`)).toBe(true);
  expect([walk.bid, walk.legal, walk.best, walk.isTold]).toEqual([worst, [], null, true]);
  const { points, most } = judgedBid(walk.step, worst);
  expect(walk.lost.get(1)).toBeCloseTo(most - points);
  walk.forward();
  expect([walk.bid, walk.look, walk.view.game?.round]).toEqual([null, null, 2]);
  expect(walk.make(walk.best ?? "")).toBe(true);
  expect(walk.lost.get(2)).toBe(0);
});

test("columns are few, in order, with the best bid and the reader's own", () => {
  const bids: [number, number][] = Array.from({ length: 16 }, (_, bid) => [30 - 8 * Math.abs(bid - 5), 0.5]);
  const bars = shownBids({ bids }, 14);
  expect(bars.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 14]);
  expect(bars.map(({ part }) => part)).toEqual(bars.map(({ part }) => Math.min(1, Math.max(0.04, part))));
  expect(Math.max(...bars.map(({ part }) => part))).toBe(1);
  expect(bestBid({ bids })).toBe(5);
  expect(["best", "less"]).toEqual([judgedBid({ bids }, 5).kind, judgedBid({ bids }, 4).kind]);
  expect(judgedBid({ bids: [[1.5, 0.1], [2, 0.2], null] }, 0).kind).toBe("fine");
});
