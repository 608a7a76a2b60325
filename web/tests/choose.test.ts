import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AUTOPLAY_AFTER, Choice } from "../src/questions/choose.svelte.ts";

/** A player at a table that accepts every move. */
function player(hand: string[], legal: string[] = []) {
  const made: string[] = [];
  const why: string[] = [];
  const at = {
    legal,
    hand,
    early: true,
    confirm: false,
    autoplay: false,
    onmove(move: string) {
      made.push(move);
      at.legal = [];
    },
    onwhy: (move: string) => void why.push(move),
  };
  const choice = new Choice(at);
  /** The server's question. */
  const ask = (moves: string[]) => {
    at.legal = moves;
    choice.follow();
  };
  return { at, choice, made, why, ask };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a tap plays", () => {
  const { choice, made } = player(["B5", "W"], ["play B5", "play W"]);
  choice.touch("W");
  expect(made).toEqual(["play W"]);
  expect(choice.chosen).toBeNull();
});

test("a card that can't be played asks why", () => {
  const { choice, made, why } = player(["B5", "R2"], ["play B5"]);
  choice.touch("R2");
  expect([made, why]).toEqual([[], ["play R2"]]);
  expect(choice.stage).toBeNull();
});

test("with confirmation, the first tap raises and the second plays", () => {
  const { at, choice, made } = player(["B5", "B6"], ["play B5", "play B6"]);
  at.confirm = true;
  choice.touch("B5");
  expect([choice.chosen, choice.stage, made]).toEqual(["B5", "raised", []]);
  choice.touch("B6");
  expect(choice.chosen).toBe("B6");
  choice.touch("B6");
  expect(made).toEqual(["play B6"]);
});

test("of two Wizards the tapped one is raised; a tap on the other raises that one instead", () => {
  const { at, choice, made } = player(["W", "W"], ["play W"]);
  at.confirm = true;
  choice.touch("W", 1);
  expect(choice.place).toBe(1);
  choice.touch("W", 0);
  expect([choice.place, made]).toEqual([0, []]);
  choice.confirm();
  expect(made).toEqual(["play W"]);
});

test("a card with a choice asks for its declaration", () => {
  const { choice, made } = player(["juggler"], ["play juggler:B", "play juggler:G"]);
  choice.touch("juggler");
  expect(choice.stage).toBe("declaring");
  choice.confirm();
  expect(made).toEqual([]);
  choice.choose("play juggler:G");
  expect([made, choice.chosen]).toEqual([["play juggler:G"], null]);
});

test("a declaration can be cancelled, also by another tap", () => {
  const { choice, made } = player(["shapeshifter"], ["play shapeshifter:W", "play shapeshifter:F"]);
  choice.touch("shapeshifter");
  choice.cancel();
  expect(choice.stage).toBeNull();
  choice.touch("shapeshifter");
  choice.touch("shapeshifter");
  expect([choice.stage, made]).toEqual([null, []]);
});

test("dragging plays at once, without confirmation, but asks for a declaration", () => {
  const { at, choice, made } = player(["B5", "cloud"], ["play B5", "play cloud:B", "play cloud:R"]);
  at.confirm = true;
  choice.drop("cloud");
  expect(choice.stage).toBe("declaring");
  choice.drop("B5");
  expect(made).toEqual(["play B5"]);
});

test("a card chosen early is played as soon as possible", () => {
  const { choice, made, ask } = player(["B5", "R2"]);
  choice.touch("B5");
  expect([choice.stage, made]).toEqual(["early", []]);
  ask([]);
  expect(choice.stage).toBe("early");
  ask(["play B5"]);
  expect([made, choice.chosen]).toEqual([["play B5"], null]);
});

test("a second tap cancels a card chosen early", () => {
  const { choice, made, ask } = player(["B5"]);
  choice.touch("B5");
  choice.touch("B5");
  ask(["play B5"]);
  expect([choice.chosen, made]).toEqual([null, []]);
});

test("a card chosen early that cannot be played is dropped, with a message", () => {
  const { choice, made, why, ask } = player(["B5", "R2"]);
  choice.touch("R2");
  ask(["play B5"]);
  expect([made, why, choice.chosen, choice.dropped]).toEqual([[], ["play R2"], null, "R2"]);
  choice.touch("B5");
  expect([made, choice.dropped]).toEqual([["play B5"], null]);
});

test("with confirmation, a card chosen early is raised, not played", () => {
  const { at, choice, made, ask } = player(["B5", "B6"]);
  at.confirm = true;
  choice.touch("B5");
  ask(["play B5", "play B6"]);
  expect([choice.stage, made]).toEqual(["raised", []]);
});

test("a special card chosen early asks for its declaration when the turn comes", () => {
  const { choice, made, ask } = player(["shapeshifter"]);
  choice.touch("shapeshifter");
  ask(["play shapeshifter:W", "play shapeshifter:F"]);
  expect([choice.stage, made]).toEqual(["declaring", []]);
});

test("a card chosen early for a trick is never passed to a neighbour", () => {
  const { choice, made, why, ask } = player(["W", "B5"]);
  choice.touch("W");
  ask(["pass W", "pass B5"]);
  expect([choice.chosen, made, why]).toEqual([null, [], []]);
});

test("passing always takes two taps, even after dragging", () => {
  const { choice, made } = player(["W", "B5"], ["pass W", "pass B5"]);
  choice.drop("W");
  expect([choice.stage, made]).toEqual(["raised", []]);
  choice.touch("B5");
  choice.touch("B5");
  expect(made).toEqual(["pass B5"]);
});

test("no card is chosen early outside a trick", () => {
  const { at, choice, why } = player(["W"]);
  at.early = false;
  choice.touch("W");
  expect([choice.chosen, why]).toEqual([null, ["play W"]]);
});

test("an early choice ends with the round, or when the card is gone", () => {
  const { at, choice } = player(["B5", "W"]);
  choice.touch("B5");
  at.hand = ["W"];
  choice.follow();
  expect(choice.chosen).toBeNull();
  choice.touch("W");
  at.early = false;
  choice.follow();
  expect(choice.chosen).toBeNull();
});

test("a card chosen early stays chosen when others leave the hand", () => {
  const { at, choice } = player(["B5", "R2", "W"]);
  choice.touch("W");
  at.hand = ["R2", "W"];
  choice.follow();
  expect([choice.chosen, choice.place]).toEqual(["W", 1]);
});

test("the only legal card is played automatically after a pause, if the setting is on", () => {
  const { at, made, ask } = player(["B5", "R2"]);
  ask(["play B5"]);
  vi.advanceTimersByTime(AUTOPLAY_AFTER);
  expect(made).toEqual([]);
  at.autoplay = true;
  ask(["play B5"]);
  vi.advanceTimersByTime(AUTOPLAY_AFTER - 1);
  expect(made).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(made).toEqual(["play B5"]);
});

test("the only matching seal is returned automatically, if the setting is on", () => {
  const { at, made, ask } = player([]);
  at.autoplay = true;
  ask(["return white"]);
  vi.advanceTimersByTime(AUTOPLAY_AFTER);
  expect(made).toEqual(["return white"]);
});

test("nothing else is automatic, and nothing that leaves a choice", () => {
  const { at, made, ask } = player(["B5", "R2"]);
  at.autoplay = true;
  for (const legal of [["pass B5"], ["bid 0"], ["play B5", "play R2"], ["return R", "return white"], ["done"]]) {
    ask(legal);
    vi.advanceTimersByTime(AUTOPLAY_AFTER * 2);
  }
  expect(made).toEqual([]);
});

test("a manual play cancels the automatic one", () => {
  const { at, choice, made, ask } = player(["B5"]);
  at.autoplay = true;
  ask(["play B5"]);
  choice.touch("B5");
  vi.advanceTimersByTime(AUTOPLAY_AFTER * 2);
  expect(made).toEqual(["play B5"]);
});

test("arrows wrap around the hand, letters go to the next card of a kind", () => {
  const { at, choice } = player(["B5", "R2", "R9"]);
  choice.step(1);
  expect(choice.cursor).toBe(0);
  choice.step(-1);
  expect(choice.cursor).toBe(2);
  choice.step(1);
  expect(choice.cursor).toBe(0);
  choice.seek((card) => card.startsWith("R"));
  expect(choice.cursor).toBe(1);
  choice.seek((card) => card.startsWith("R"));
  choice.seek((card) => card === "W");
  expect(choice.cursor).toBe(2);
  at.hand = ["B5"];
  choice.follow();
  expect(choice.cursor).toBe(0);
  at.hand = [];
  choice.follow();
  choice.step(1);
  expect(choice.cursor).toBeNull();
});

test("a double tap before the reader's turn chooses the card, and two slow taps lower it again", () => {
  const { choice, made, ask } = player(["B5", "W"]);
  choice.touch("B5");
  choice.touch("B5", 0, true);
  expect(choice.stage).toBe("early");
  choice.touch("B5");
  expect(choice.stage).toBeNull();
  choice.touch("W");
  choice.touch("W", 1, true);
  ask(["play B5", "play W"]);
  expect(made).toEqual(["play W"]);
});
