/** Moving through a replay: by steps, by rounds, automatically, and by address. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { momentNamed, Player } from "../src/pages/replay/player.svelte.ts";
import type { Kind, Moment } from "../src/replay/states.ts";

const KINDS: Kind[] = ["deal", "question", "play", "trick", "scored", "deal", "play"];
const moments = KINDS.map((kind, at) => ({ kind, round: at < 5 ? 1 : 2 }) as Moment);

describe("step by step", () => {
  test("steps stay inside the game", () => {
    const player = new Player(moments);
    player.step(-1);
    expect(player.at).toBe(0);
    player.go(99);
    expect(player.at).toBe(6);
    player.go(Number.NaN);
    expect(player.at).toBe(0);
  });

  test("by rounds: first to the beginning of this one, then to the one before", () => {
    const player = new Player(moments, 6);
    player.round(-1);
    expect(player.at).toBe(5);
    player.round(-1);
    expect(player.at).toBe(0);
    player.round(1);
    player.round(1);
    expect(player.at).toBe(6);
  });
});

describe("automatic play", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("plays to the end and stops there, sooner at a higher speed", () => {
    const player = new Player(moments);
    player.speed = 4;
    player.toggle();
    vi.advanceTimersByTime(500);
    expect([player.at, player.playing]).toEqual([1, true]);
    vi.advanceTimersByTime(20_000);
    expect([player.at, player.playing]).toEqual([6, false]);
  });

  test("starts again from the end", () => {
    const player = new Player(moments, 6);
    player.toggle();
    expect([player.at, player.playing]).toEqual([0, true]);
  });

  test("stops at a manual step", () => {
    const player = new Player(moments);
    player.toggle();
    player.step(2);
    vi.advanceTimersByTime(20_000);
    expect([player.at, player.playing]).toEqual([2, false]);
  });
});

describe("an address names a moment, counted from 1", () => {
  test.each([
    ["#m12", "", 11],
    ["", "?at=3", 2],
    ["#m12", "?at=3", 11],
    ["", "", null],
    ["#A9", "?at=x", null],
    ["#m1234567890", "", null],
  ])("%s %s", (hash, search, at) => expect(momentNamed(hash, search)).toBe(at));
});
