/** A tournament in the page: lists of people, tables, clocks, results, and following the server. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import { listed, peopleIn, withoutDoubles } from "../src/parts/names_list.ts";
import type { FromTournament, ToTournament } from "../src/protocol/types.ts";
import { handful, handfuls, newEntry } from "../src/server/entries.ts";
import { Refused } from "../src/server/http.ts";
import type { Hearer } from "../src/server/reconnecting_socket.ts";
import { clockText, hurry, leftAt } from "../src/tournament/clock.ts";
import { LiveTournament } from "../src/tournament/live.svelte.ts";
import { tournaments } from "../src/tournament/mine.ts";
import { withChange, type RoundTable, type RoundView, type TournamentView } from "../src/tournament/model.ts";
import { momentIn, momentWords, textOf } from "../src/tournament/moments.ts";
import { bySeat, isOnline, isSealed, overIn, seatsOf } from "../src/tournament/online.ts";
import { USUAL } from "../src/tournament/presets.ts";
import { absent, filled, pointsIn } from "../src/tournament/result.ts";
import { inOrder, penaltiesIn, penaltyText, wantedNext } from "../src/tournament/rounds.ts";
import { changed, falls, lengthOf, numbersIn, numbersText, presetOf, presetsFor, signIn } from "../src/tournament/settings.ts";
import { tablesFor } from "../src/tournament/tables.ts";
import { tenthsIn } from "../src/words/numbers.ts";

const memory = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
});
beforeEach(() => memory.clear());

const table = (number: number, status: RoundTable["status"] = "playing", points: RoundTable["points"] = null): RoundTable => ({
  ...{ number, seats: ["a", "b", "c"], status, points, result: null, round: 0, rounds: 0, dispute: null, code: null, pad: null },
});
const round = (number: number, tables: RoundTable[] = []): RoundView => ({
  ...{ number, stage: "preliminary", tables, byes: [], closed: false, clock: { running: false, left_ms: 0, at: 0 }, seed: "", word: "" },
});
const VIEW: TournamentView = {
  ...{ id: "t", seq: 1, now: 1000, organiser: true, watch: "w", settings: presetOf("qualifier"), people: [], rounds: [], standings: [] },
  ...{ next: { do: "people", round: 1, stage: "preliminary", why: null }, chain: "", log: [], over: false },
};

describe("a list of people", () => {
  test("has a name a line, and a group in the second column", () => {
    const text = "Ada\tSmith\r\n  Ben   Brown ;Chess club\n\n\"Cleo \"\"C\"\" Day\"\nDan";
    expect(peopleIn(text)).toEqual([
      { name: "Ada", group: "Smith" },
      { name: "Ben Brown", group: "Chess club" },
      { name: 'Cleo "C" Day', group: null },
      { name: "Dan", group: null },
    ]);
  });

  test("leaves out who is there already", () => {
    const list = peopleIn("Ada\nada\nBen\nCleo");
    const { fresh, doubles } = withoutDoubles(list, [{ name: "BEN" }]);
    expect(fresh.map(({ name }) => name)).toEqual(["Ada", "Cleo"]);
    expect(doubles).toEqual(["ada", "Ben"]);
  });

  test("comes back before what was typed since", () => {
    const people = [{ name: "Ada", group: "Smith" }, { name: "Ben", group: null }];
    expect(peopleIn(listed(people, "Cleo"))).toEqual([...people, { name: "Cleo", group: null }]);
    expect(peopleIn(listed(people, ""))).toEqual(people);
  });

  test("is sent in parts that a message may have", () => {
    for (const name of ["x", "Ü".repeat(40), "👑".repeat(20)]) {
      const entries = Array.from({ length: 230 }, () => newEntry("person", { name, group: null }));
      const parts = [...handfuls(entries)];
      expect(parts.flat()).toEqual(entries);
      const sizes = parts.map((some) => new TextEncoder().encode(JSON.stringify({ type: "write", id: some[0].id, entries: some })).length);
      expect(Math.max(...sizes)).toBeLessThan(4096); // `message_bytes` of the server
      expect(sizes[0]).toBeGreaterThan(2800);
    }
    expect(handful([newEntry("person", { name: "x".repeat(5000) })])).toHaveLength(1);
    expect(handful([])).toEqual([]);
  });
});

describe("tables", () => {
  const sizes = (people: number, odd: "threes" | "fives"): string =>
    [tablesFor(people, { ...USUAL, odd })]
      .map(({ tables, byes }) => [...tables.map(({ size, count }) => `${count}x${size}`), ...(byes ? [`${byes} out`] : [])].join(" "))
      .join("");

  test.each([
    [16, "4x4", "4x4"],
    [17, "2x4 3x3", "1x5 3x4"],
    [18, "3x4 2x3", "2x5 2x4"],
    [19, "4x4 1x3", "3x5 1x4"],
    [9, "3x3", "1x5 1x4"],
    [6, "2x3", "2x3"],
    [5, "1x4 1 out", "1x5"],
    [2, "2 out", "2 out"],
    [3, "1x3", "1x3"],
  ])("for %i people", (people, threes, fives) => {
    expect([sizes(people, "threes"), sizes(people, "fives")]).toEqual([threes, fives]);
  });

  test("are of one size with the same deals, filled by bots", () => {
    expect(tablesFor(9, presetOf("duplicate"))).toEqual({ tables: [{ size: 4, count: 3 }], byes: 0, bots: 3 });
    expect(tablesFor(8, presetOf("duplicate"))).toEqual({ tables: [{ size: 4, count: 2 }], byes: 0, bots: 0 });
  });

  test("are shown with disputes first, then what is to be confirmed", () => {
    const order = inOrder([table(1, "confirmed"), table(2), table(3, "handed-in"), table(4, "disputed")]);
    expect(order.map(({ number }) => number)).toEqual([4, 3, 1, 2]);
  });
});

describe("settings", () => {
  test("are written only where they differ", () => {
    const from = presetOf("club");
    expect(changed(from, { ...from, rounds: 4, knockout: [] })).toEqual({ rounds: 4 });
  });

  test("say how long it takes", () => {
    expect(lengthOf(presetOf("qualifier"))).toEqual({ games: 4, minutes: 210 });
    expect(lengthOf(presetOf("club")).minutes).toBe(155);
    expect(lengthOf(presetOf("duplicate")).minutes).toBe(145);
    expect(lengthOf({ ...presetOf("duplicate"), pace: { clock: "days", amount: 1 } }).minutes).toBeNull();
    expect([presetsFor("cards").length, presetsFor("online").length]).toEqual([3, 2]);
  });

  test("take numbers with commas or spaces", () => {
    expect(numbersIn("64, 16 4")).toEqual([64, 16, 4]);
    expect(numbersIn("2.5")).toEqual([2.5]);
    expect([numbersIn("4 x"), numbersIn("-1"), numbersIn("2.55")]).toEqual([null, null, null]);
    expect(numbersIn("4, 2,5; 1", ",")).toEqual([4, 2.5, 1]);
    expect(numbersIn("4,3,2,1", ",")).toEqual([4, 3, 2, 1]);
    expect(numbersIn("16,4")).toEqual([16, 4]);
    expect([falls([4, 3, 3]), falls([3, 4])]).toEqual([true, false]);
  });

  test("are written with the decimal sign of the language", () => {
    const row = [2.5, 2, 1];
    expect(["en", "de", "nl"].map((language) => numbersText(row, language))).toEqual(["2.5, 2, 1", "2,5; 2; 1", "2,5; 2; 1"]);
    expect(numbersText([4, 3, 2, 1], "de")).toBe("4, 3, 2, 1");
    expect(numbersIn(numbersText(row, "de"), signIn("de"))).toEqual(row);
    expect(["2.5", "2,5", "3", "2,55", "x", "1000", ""].map(tenthsIn)).toEqual([2.5, 2.5, 3, null, null, null, null]);
  });

  test("say how many the next round is for", () => {
    const person = (id: string, left: number | null): TournamentView["people"][number] => ({ id, name: id, group: null, left });
    const view = { ...VIEW, people: [person("a", null), person("b", 1), person("c", 2)] };
    expect(wantedNext(view)).toBe(2);
    const people = [..."abcdefgh"].map((id) => person(id, null));
    const last = round(3, [table(1)]);
    expect(wantedNext({ ...view, people, rounds: [last], next: { do: "draw", round: 4, stage: "final", why: null } })).toBe(4);
  });
});

test("penalties count until they are undone", () => {
  const penalty = (person: string, points: number, number = 1) => newEntry("penalty", { round: number, person, points, why: "late" });
  const mistaken = penalty("b", 5);
  const log = [penalty("a", 10), mistaken, penalty("a", 3), penalty("a", 9, 2), newEntry("undo", { entry: mistaken.id })];
  expect([...penaltiesIn({ ...VIEW, log }, 1)]).toEqual([["a", [10, 3]]]);
  expect([penaltyText(10, { ...VIEW.settings, game: "wizard" }), penaltyText(10, { ...VIEW.settings, game: "extreme" })]).toEqual(["−10", "+10"]);
});

describe("the same cards", () => {
  const settings = presetOf("duplicate");
  const tables = [
    { ...table(1, "confirmed", [120, 60, null]), game: "g", bots: [1] },
    { ...table(2, "confirmed", [90, 60, 10]), seats: ["d", "e", "f"] },
    { ...table(3, "confirmed", [90]), seats: ["g"], bots: [1, 2, 3] },
  ];

  test("are compared by seat, where bots have seats between", () => {
    expect(tables.map(seatsOf)).toEqual([[0, 2, 3], [0, 1, 2], [0]]);
    const lines = bySeat({ settings }, round(1, tables));
    expect(lines.map((seat) => seat.map(({ person, against }) => [person, against]))).toEqual([
      [["a", 30], ["d", -15], ["g", -15]],
      [["e", null]],
      [["b", 50], ["f", -50]],
    ]);
    const shares = bySeat({ settings: { ...settings, score: "seats", game: "extreme" } }, round(1, tables));
    expect(shares[0]?.map(({ person, against }) => [person, against])).toEqual([["d", 75], ["g", 75], ["a", 0]]);
    expect(bySeat({ settings: { ...settings, score: "places" } }, round(1, tables))[0]?.[0]?.against).toBeNull();
  });

  test("stay hidden until their secret is shown", () => {
    expect([isSealed({ settings }, round(1)), isSealed({ settings }, { ...round(1), deals: "ab" })]).toEqual([true, false]);
    expect(isSealed({ settings: presetOf("online-evening") }, round(1))).toBe(false);
    expect([isOnline({ settings }, round(1)), isOnline(VIEW, round(1, tables)), isOnline(VIEW, round(1))]).toEqual([true, true, false]);
    expect(overIn(round(1, [...tables, table(4), { ...table(5), over: true }]))).toBe(4);
  });
});

test("moments go through a field, and have a date when they are far away", () => {
  const at = new Date(2026, 10, 26, 20, 15).getTime();
  expect([textOf(at), textOf(null)]).toEqual(["2026-11-26T20:15", ""]);
  expect([momentIn("2026-11-26T20:15"), momentIn("")]).toEqual([at, null]);
  expect(momentWords(at, at)).not.toContain("2026");
  expect(momentWords(at, at + 200_000_000)).toContain("2026");
});

describe("the clock", () => {
  test("goes on by the server's clock while it runs", () => {
    expect(leftAt({ running: true, left_ms: 60_000, at: 1000 }, 11_000)).toBe(50_000);
    expect(leftAt({ running: false, left_ms: 60_000, at: 1000 }, 11_000)).toBe(60_000);
  });

  test("shows minutes and seconds, also after the end", () => {
    expect([clockText(2_699_001), clockText(500), clockText(0), clockText(-30_000)]).toEqual(["45:00", "0:01", "0:00", "−0:30"]);
    expect([hurry(400_000, { warning: 5 }), hurry(300_000, { warning: 5 }), hurry(0, { warning: 5 })]).toEqual(["plenty", "warning", "out"]);
  });
});

describe("a typed result", () => {
  test("has whole numbers, and nothing for who did not play", () => {
    expect(pointsIn([" 120", "−40", "", "+10"])).toEqual([120, -40, null, 10]);
    expect([pointsIn(["1.5"]), pointsIn(["10000"]), pointsIn(["x"])]).toEqual([null, null, null]);
    expect(absent(["1", " ", ""])).toBe(2);
    expect(filled(table(1, "handed-in", [10, null, -20]))).toEqual(["10", "", "-20"]);
  });
});

test("this device's tournaments keep the organisers' key", () => {
  tournaments.remember({ key: "key", id: "t", name: "Cup", organiser: true, at: 1 });
  tournaments.remember({ key: "watch", id: "t", name: "New cup", organiser: false, at: 3 });
  tournaments.remember({ key: "other", id: "u", name: "Other", organiser: false, at: 2 });
  expect(tournaments.all().map(({ key, name, organiser }) => [key, name, organiser])).toEqual([
    ["key", "New cup", true],
    ["other", "Other", false],
  ]);
  tournaments.forget("t");
  expect(tournaments.all().map(({ id }) => id)).toEqual(["u"]);
});

/** A server's end of the socket. */
class FakeWire {
  readonly sent: Exclude<ToTournament, { type: "ping" }>[] = [];
  isOpen = true;
  close = vi.fn();
  again = vi.fn();

  constructor(readonly hearer: Hearer<FromTournament>) {}

  send = (message: ToTournament | { type: "ping" }): void => {
    if (this.isOpen && message.type !== "ping") this.sent.push(message);
  };

  open(view: TournamentView = VIEW): void {
    this.isOpen = true;
    this.hearer.health("open");
    this.hearer.message({ type: "tournament", version: 1, tournament: view as never });
  }

  cut(): void {
    this.isOpen = false;
    this.hearer.health("waiting");
  }

  change(seq: number, more: object = {}): void {
    const { now, next, over, chain } = VIEW;
    this.hearer.message({ type: "changed", seq, now, next, over, chain, rounds: [], ...more });
  }
}

function joined(become: () => Promise<void> = () => Promise.resolve()): { live: LiveTournament; wire: FakeWire } {
  let wire: FakeWire | null = null;
  const live = new LiveTournament("key", (_, hearer) => (wire = new FakeWire(hearer)), become);
  if (!wire) throw new Error("nobody dialled");
  return { live, wire: wire as FakeWire };
}

describe("a tournament that follows the server", () => {
  test("takes over what changed", () => {
    const view = withChange({ ...VIEW, rounds: [round(1), round(2)], log: [newEntry("end", {})] }, {
      ...{ type: "changed", seq: 5, now: 2000, next: VIEW.next, over: true, chain: "c", rounds: [round(1, [table(7)])], gone: [2] },
      log: [newEntry("undo", { entry: "x" })],
    });
    expect(view.rounds.map(({ number, tables }) => [number, tables.length])).toEqual([[1, 1]]);
    expect([view.seq, view.over, view.log.map((entry) => entry.do)]).toEqual([5, true, ["end", "undo"]]);
    expect(view.settings).toBe(VIEW.settings);
  });

  test("is done with a command when the page shows it", async () => {
    const { live, wire } = joined();
    wire.open();
    const done = vi.fn();
    const writing = live.write("end", {}).then(done);
    wire.hearer.message({ type: "ack", id: wire.sent[0]?.id ?? "", seq: 2 });
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    wire.change(2, { over: true });
    await writing;
    expect([live.view?.over, live.sign]).toEqual([true, "live"]);
  });

  test("says what the server refuses", async () => {
    const { live, wire } = joined();
    wire.open();
    const drawing = live.draw(1, "");
    wire.hearer.message({ type: "refused", id: wire.sent[0]?.id ?? "", code: "people-few", message: "no" });
    await expect(drawing).rejects.toMatchObject({ code: "people-few" });
  });

  test("sends again what was not answered before a break, under the same id", async () => {
    const { live, wire } = joined();
    wire.open();
    const closing = live.close(1);
    wire.cut();
    expect(live.sign).toBe("offline");
    const drawing = live.draw(2, "moon");
    wire.open();
    const [first, again, second] = wire.sent;
    expect([first?.id, first?.type, second?.type]).toEqual([again?.id, "close", "draw"]);
    wire.hearer.message({ type: "ack", id: first?.id ?? "", seq: 1 });
    wire.hearer.message({ type: "ack", id: second?.id ?? "", seq: 1 });
    await Promise.all([closing, drawing]);
  });

  test("registers if the server does not know this device, and sends again", async () => {
    const { live, wire } = joined();
    wire.open();
    const ending = live.write("end", {});
    const id = wire.sent[0]?.id ?? "";
    wire.hearer.message({ type: "refused", id, code: "stranger", message: "say who you are" });
    await vi.waitFor(() => expect(wire.again).toHaveBeenCalled());
    wire.open();
    expect(wire.sent.map((message) => message.id)).toEqual([id, id]);
    wire.hearer.message({ type: "ack", id, seq: 1 });
    await ending;
  });

  test("refuses what is written once it is gone", async () => {
    const { live, wire } = joined();
    wire.open();
    wire.hearer.health("missing");
    const failed = vi.fn();
    void live.write("end", {}).catch(failed);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: "offline" })));
  });

  test("says why it cannot register", async () => {
    const { live, wire } = joined(() => Promise.reject(new Refused(429, "too-fast", "later")));
    wire.open();
    const ending = live.write("end", {});
    wire.hearer.message({ type: "refused", id: wire.sent[0]?.id ?? "", code: "stranger", message: "say who you are" });
    await expect(ending).rejects.toMatchObject({ code: "too-fast" });
  });

  test("sends again what came too fast", async () => {
    vi.useFakeTimers();
    const { live, wire } = joined();
    wire.open();
    const ending = live.write("end", {});
    for (const code of ["too-fast", "too-fast"]) wire.hearer.message({ type: "refused", id: null, code, message: "slow down" });
    await vi.advanceTimersByTimeAsync(5000);
    const ids = wire.sent.map(({ id }) => id);
    expect(ids).toEqual([ids[0], ids[0]]);
    wire.hearer.message({ type: "ack", id: ids[0] ?? "", seq: 1 });
    await ending;
    vi.useRealTimers();
  });

  test("gives up when the tournament is gone", async () => {
    const { live, wire } = joined();
    const writing = live.write("end", {});
    wire.hearer.health("missing");
    await expect(writing).rejects.toBeInstanceOf(Refused);
    expect(live.sign).toBe("gone");
    live.leave();
    expect(wire.close).toHaveBeenCalled();
  });
});
