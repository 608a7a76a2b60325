import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { marked, tellTurn } from "../src/app/alerts.ts";
import { settings } from "../src/app/settings.svelte.ts";
import { sound } from "../src/app/sounds.ts";

// The settings ask a browser for its languages as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const made: FakeAudio[] = [];
const told: FakeNotification[] = [];

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
  for (const name of ["card", "sweep", "coin", "seal", "turn", "boom", "round", "win"] as const) {
    const before = made[0] ? sources(made[0]) : 0;
    sound(name);
    expect(sources(made[0] as FakeAudio), name).toBeGreaterThan(before);
  }
  expect(made).toHaveLength(1);
});

const sources = (audio: FakeAudio): number =>
  audio.createOscillator.mock.calls.length + audio.createBufferSource.mock.calls.length;

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
