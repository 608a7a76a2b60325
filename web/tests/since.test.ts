/** A reader who comes back hears what has happened since their latest move, and only then. */

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { AWAY, Since, sinceTold } from "../src/board/since.svelte.ts";
import { whenBack } from "../src/browser/away.ts";
import type { Event } from "../src/lines/fold_game.ts";
import type { Line, TableView } from "../src/protocol/types.ts";
import { LANGUAGES, words } from "../src/words/words.svelte.ts";

const VIEW = { table: "t1", seq: 6, status: "playing", you: 0, seats: [{ name: "Ada" }, { name: "Mira" }] } as unknown as TableView;
const taken = (seat: number): Event => ({ event: "trick-taken", seat, plays: ["R2", "R1"], leader: 0 });
const scored = (round: number, points: number): Event => ({ event: "round-scored", round, points: [points, 0], totals: [points, 0] });
const BOMBED: Event = { event: "trick-bombed", seat: 1, plays: ["bomb", "R1"], leader: 0 };

/** A move of a seat at a time; `bot`: a bot makes it. */
const moved = (seq: number, seat: number, at: number, events: Event[] = [], bot: string | null = null): Line =>
  ({ type: "line", seq, at, action: { action: "moved", seat, bot, bot_failed: false }, events, turn: null, phase: null, led: null }) as Line;
const line = (action: string, seq: number): Line => ({ ...moved(seq, 0, 0), action: { action } }) as unknown as Line;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
});
afterAll(() => vi.unstubAllGlobals());

describe("what is told", () => {
  test.each<[Event[], string]>([
    [[], ""],
    [[taken(1)], "Mira took the trick"],
    [[taken(0)], "you took the trick"],
    [[BOMBED], "nobody got the trick"],
    [[taken(1), scored(3, -10)], "Mira took the trick · round 3 is over, −10 for you"],
    [[taken(1), taken(1), scored(3, 20), BOMBED, scored(4, 30)], "3 tricks were played · 2 rounds are over, +50 for you"],
  ])("%#", (events, told) => {
    expect(sinceTold(VIEW, [moved(5, 1, 0, events)])).toBe(told);
  });

  test.each(LANGUAGES)("in %s", async (language) => {
    await words.load(language);
    expect(sinceTold(VIEW, [moved(5, 1, 0, [taken(1), scored(3, 20)])])).toMatch(/^[^{}]*Mira[^{}]* · [^{}]*3[^{}]*\+20[^{}]*$/);
    await words.load("en");
  });
});

describe("who comes back", () => {
  let lines: Line[] = [];
  beforeEach(() => {
    vi.stubGlobal("fetch", (address: string) => {
      const asked = new URL(address, "http://foretell.test").searchParams;
      const after = Number(asked.get("after"));
      return Promise.resolve(new Response(JSON.stringify({ lines: lines.filter(({ seq }) => seq > after).slice(0, Number(asked.get("limit"))) })));
    });
    lines = [line("created", 1), line("started", 2), moved(3, 1, 0), moved(4, 0, 1000), moved(5, 1, 2000, [taken(1)]), moved(6, 1, 3000)];
  });

  async function came(now: number, view = VIEW): Promise<Since> {
    const since = new Since();
    await since.look(view, now);
    return since;
  }

  test("after a while", async () => {
    expect((await came(1000 + AWAY)).told).toEqual({ after: 4, text: "Since your last move: Mira took the trick" });
  });

  test("but not at once, as a spectator, or when nothing has ended", async () => {
    expect((await came(999 + AWAY)).told).toBeNull();
    expect((await came(1000 + AWAY, { ...VIEW, you: null })).told).toBeNull();
    lines[4] = moved(5, 1, 2000);
    expect((await came(1000 + AWAY)).told).toBeNull();
  });

  test("what a bot does for them is not their move, however long it plays", async () => {
    lines = [line("created", 1), line("started", 2), moved(3, 0, 0)];
    for (let seq = 4; seq < 400; seq++) lines.push(moved(seq, seq % 2, 10, seq % 2 ? [taken(1)] : [], seq % 2 ? null : "thumb"));
    expect((await came(AWAY, { ...VIEW, seq: 399 })).told?.text).toBe("Since your last move: 198 tricks were played");
  });

  test("hears more when more happens, and nothing once they have moved", async () => {
    const since = await came(1000 + AWAY);
    since.hear({ line: moved(7, 1, 4000, [scored(3, 20)]), event: null, before: VIEW });
    expect(since.told?.text).toMatch(/\+20 for you$/);
    since.hear({ line: moved(8, 0, 5000), event: null, before: VIEW });
    expect(since.told).toBeNull();
  });

  test("lines that are gone are asked for once", async () => {
    const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ lines: [] }))));
    vi.stubGlobal("fetch", asked);
    expect((await came(1000 + AWAY, { ...VIEW, seq: 100_000 })).told).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("a server that refuses says nothing", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
    expect((await came(1000 + AWAY)).told).toBeNull();
  });
});

test("a page that was hidden for a while is looked at again", () => {
  const listeners = new Set<() => void>();
  const page = { visibilityState: "visible", addEventListener: (_: string, see: () => void) => listeners.add(see), removeEventListener: (_: string, see: () => void) => listeners.delete(see) };
  vi.stubGlobal("document", page);
  vi.useFakeTimers();
  const back = vi.fn<() => void>();
  const stop = whenBack(AWAY, back);
  const away = (time: number): void => {
    for (const visibilityState of ["hidden", "visible"]) {
      page.visibilityState = visibilityState;
      listeners.forEach((see) => see());
      if (visibilityState === "hidden") vi.setSystemTime(Date.now() + time);
    }
  };
  away(AWAY - 1);
  expect(back).not.toHaveBeenCalled();
  away(AWAY);
  expect(back).toHaveBeenCalledOnce();
  stop();
  expect(listeners.size).toBe(0);
  vi.useRealTimers();
});
