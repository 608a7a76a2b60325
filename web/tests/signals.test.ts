import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../src/lines/fold_game.ts";
import { hear, soundOf } from "../src/pages/table/event_sounds.ts";
import { marked, tellTurn } from "../src/settings/alerts.ts";
import { scoreOf, SOUNDS, type Score } from "../src/settings/scores.ts";
import { settings } from "../src/settings/settings.svelte.ts";
import { sound } from "../src/settings/sounds.ts";
import type { ShownStep } from "../src/table/shown.ts";

// The settings ask a browser for its languages as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const made: FakeAudio[] = [];
const told: FakeNotification[] = [];
const resumed: (() => void)[] = [];
/** What the page hears of the reader: by kind of event. */
const heard = new Map<string, () => void>();

class FakeParam {
  value = 0;
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
}

const node = () => ({
  gain: new FakeParam(),
  frequency: new FakeParam(),
  connect: (to: unknown) => to,
  start: vi.fn(),
  stop: vi.fn(),
});

class FakeAudio {
  state = "running";
  /** Resolves when the audio runs. */
  resume = vi.fn(() => new Promise<void>((done) => resumed.push(done)));
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  createGain = vi.fn(node);
  createOscillator = vi.fn(node);
  createBufferSource = vi.fn(node);
  createBiquadFilter = vi.fn(node);
  createBuffer = vi.fn(() => ({ getChannelData: () => new Float32Array(8) }));
  constructor() {
    made.push(this);
  }
}

class FakeNotification {
  static permission = "granted";
  close = vi.fn();
  onclick: (() => void) | null = null;
  constructor(readonly title: string) {
    told.push(this);
  }
}

let touched: boolean;

beforeEach(() => {
  touched = true;
  told.length = 0;
  Object.assign(settings, { sounds: true, notify: true, vibrate: true });
  vi.stubGlobal("addEventListener", (kind: string, listener: () => void) => heard.set(kind, listener));
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("document", { title: "foretell", visibilityState: "hidden" });
  vi.stubGlobal("navigator", { userActivation: { get hasBeenActive() { return touched; } }, vibrate: vi.fn() });
});

afterEach(() => vi.unstubAllGlobals());

test("nothing sounds, and no audio is made, before the first click or when the reader has muted the page", () => {
  touched = false;
  sound("card");
  expect(made).toHaveLength(0);
  touched = true;
  settings.sounds = false;
  sound("card");
  expect(made).toHaveLength(0);
});

test("all sounds share one audio context, and each of them is audible", () => {
  for (const name of SOUNDS) {
    const before = made[0] ? sources(made[0]) : 0;
    sound(name);
    expect(sources(made[0] as FakeAudio), name).toBeGreaterThan(before);
  }
  expect(made).toHaveLength(1);
});

test("a phone's audio runs after a click, at first and after a call, and what has waited long is left out", async () => {
  vi.useFakeTimers();
  sound("card");
  const audio = made[0] as FakeAudio;
  for (const [state, kind] of [["suspended", "click"], ["interrupted", "keydown"]] as const) {
    audio.state = state;
    const before = sources(audio);
    sound("card");
    vi.advanceTimersByTime(60_000);
    const asked = audio.resume.mock.calls.length;
    heard.get(kind)?.();
    expect(audio.resume).toHaveBeenCalledTimes(asked + 1);
    sound("lift");
    expect(sources(audio)).toBe(before);
    audio.state = "running";
    for (const done of resumed.splice(0)) done();
    await vi.advanceTimersByTimeAsync(0);
    const now = sources(audio);
    sound("lift");
    expect(sources(audio) - now).toBe(now - before);
  }
  heard.get("click")?.();
  expect(audio.resume).toHaveBeenCalledTimes(6);
  vi.useRealTimers();
});

/** How loud a sound is where most of its parts sound together, with parts that fade evenly; more than 1 would be distorted. */
function loudness({ tones = [], rushes = [] }: Score): number {
  const parts = [...tones, ...rushes].map(({ after = 0, length, loud }) => ({ from: after, length, loud }));
  const at = (time: number): number =>
    parts.reduce((sum, { from, length, loud }) => sum + (from <= time ? Math.max(0, loud * (1 - (time - from) / length)) : 0), 0);
  return Math.max(...parts.map(({ from }) => at(from)));
}

test("no sound is distorted, or lost beside the others", () => {
  for (const name of SOUNDS)
    for (const height of [0, 1, 3, 20]) {
      expect(loudness(scoreOf(name, height)), `${name} ${height}`).toBeGreaterThanOrEqual(0.15);
      expect(loudness(scoreOf(name, height)), `${name} ${height}`).toBeLessThanOrEqual(1);
    }
});

test("a higher bid that was met sounds grander: more of it, and longer", () => {
  const parts = [0, 1, 2, 3, 4, 5].map((bid) => scoreOf("exact", bid).tones ?? []);
  const ends = parts.map((tones) => Math.max(...tones.map(({ after = 0, length }) => after + length)));
  for (let bid = 1; bid <= 5; bid++) {
    expect(parts[bid]?.length).toBeGreaterThan(parts[bid - 1]?.length ?? 0);
    expect(ends[bid]).toBeGreaterThan(ends[bid - 1] ?? 0);
  }
  expect(Math.max(...ends)).toBeLessThan(3);
});

const EVENTS: [string, Record<string, unknown>, unknown][] = [
  ["deal", { event: "round-dealt", hands: [["?", "?"], ["B1", "B2"]] }, ["deal", 2]],
  ["card", { event: "card-played", seat: 1, play: "B7" }, ["card"]],
  ["dragon", { event: "card-played", seat: 1, play: "dragon" }, ["dragon"]],
  ["bomb", { event: "trick-bombed" }, ["boom"]],
  ["trick", { event: "trick-taken", seat: 2, plays: [] }, ["sweep"]],
  ["bid made", { event: "trick-taken", seat: 0, plays: [] }, ["made"]],
  ["exact bid", { event: "round-scored", points: [40, -10, 20] }, ["exact", 1]],
  ["missed bid", { event: "round-scored", points: [-10, 30, 20] }, ["round"]],
  ["won", { event: "game-over", winners: [0] }, ["win"]],
  ["lost", { event: "game-over", winners: [2] }, ["over"]],
  ["the last round", { event: "round-dealt", round: 15, hands: [["?"], ["B1"]] }, ["last"]],
  ["juggler", { event: "card-played", seat: 1, play: "juggler:B" }, ["juggler"]],
  ["trump", { event: "trump-set", seat: null, suit: "B" }, ["trump"]],
  ["nothing", { event: "trump-set", seat: null, suit: null }, null],
];

test.each(EVENTS)("what is heard: %s", (_, event, expected) => {
  const game = { game: "wizard", rounds: 15, bids: [2, 0, 0], tricks: [1, 0, 0], tricks_left: 3, trick: [] };
  const before = { game, kind: { game: { game: "wizard" } }, you: 0 } as unknown as ShownStep["before"];
  expect(soundOf(event as unknown as Event, before, 0)).toEqual(expected);
});

const sources = (audio: FakeAudio): number =>
  audio.createOscillator.mock.calls.length + audio.createBufferSource.mock.calls.length;

test("a phone trembles with what matters to its reader, after the first click, and not if they do not want it", () => {
  Object.assign(document, { visibilityState: "visible" });
  const game = { game: "wizard", rounds: 15, bids: [2, 0, 0], tricks: [1, 0, 0], tricks_left: 3, trick: [] };
  const before = { game, kind: { game: { game: "wizard" } }, you: 0 };
  const taken = { event: { event: "trick-taken", seat: 0, plays: [] }, before } as unknown as ShownStep;
  const card = { event: { event: "card-played", seat: 0, play: "B7" }, before } as unknown as ShownStep;
  vi.useFakeTimers();
  hear(card, 0, 1);
  touched = false;
  hear(taken, 0, 1);
  vi.runAllTimers();
  [touched, settings.vibrate] = [true, false];
  hear(taken, 0, 1);
  vi.runAllTimers();
  settings.vibrate = true;
  hear(taken, 0, 1);
  vi.advanceTimersByTime(1000); // the trick is still on its way
  expect(navigator.vibrate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  expect(navigator.vibrate).toHaveBeenCalledExactlyOnceWith([20, 70, 35]);
});

test("the title has one mark while it is the reader's turn", () => {
  expect(marked("foretell", true)).toBe("● foretell");
  expect(marked("● foretell", true)).toBe("● foretell");
  expect(marked("● foretell", false)).toBe("foretell");
});

test("a reader in another window gets a notification, which disappears with their turn", () => {
  tellTurn(true, "It is your turn");
  expect(document.title).toBe("● foretell");
  expect(told.map((each) => each.title)).toEqual(["It is your turn"]);
  expect(navigator.vibrate).toHaveBeenCalledOnce();
  tellTurn(false);
  expect(told[0]?.close).toHaveBeenCalled();
  expect(document.title).toBe("foretell");
});

test("no notification for readers who see the page, or have not allowed or wanted it", () => {
  Object.assign(document, { visibilityState: "visible" });
  tellTurn(true, "now");
  Object.assign(document, { visibilityState: "hidden" });
  FakeNotification.permission = "default";
  tellTurn(true, "now");
  FakeNotification.permission = "granted";
  settings.notify = false;
  tellTurn(true, "now");
  expect(told).toHaveLength(0);
});
