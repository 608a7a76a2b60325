/** Moments of a replay: one for each step that a person would want to stop at. */

import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import type { Event } from "../src/lines/fold_game.ts";
import type { Replay, ReplayLine } from "../src/protocol/types.ts";
import { keepLoaded, loadedReplay } from "../src/replay/loaded.ts";
import { cleanName, momentsOf, otherRound, portions, roundStarts } from "../src/replay/states.ts";

function line(seq: number, seat: number | null, turn: number | null, ...events: Event[]): ReplayLine {
  return { seq, seat, move: seat === null ? null : "…", events, turn, phase: "play", led: null };
}

const bid = (seat: number, tricks: number): Event => ({ event: "bid-made", seat, tricks, concealed: false });
const play = (seat: number, card: string): Event => ({ event: "card-played", seat, play: card });

/** The round of docs/record-format.md, and the next deal. */
const GAME = {
  players: ["Mira", "Tobias", "  "],
  bots: [null, "thumb", null],
  kind: { game: "wizard" },
  rounds: 20,
  record: {},
  proof: null,
  lines: [
    line(
      1,
      null,
      1,
      { event: "round-dealt", round: 1, dealer: 0, hands: [["B7"], ["W"], ["R2"]], turned: "R9", unseen: false },
      { event: "trump-set", suit: "R", seat: null },
    ),
    line(2, 1, 2, bid(1, 1)),
    line(3, 2, 0, bid(2, 0)),
    line(4, 0, 1, bid(0, 0)),
    line(5, 1, 2, play(1, "W")),
    line(6, 2, 0, play(2, "R2")),
    line(
      7,
      0,
      null,
      play(0, "B7"),
      { event: "trick-taken", seat: 1, plays: ["W", "R2", "B7"], leader: 1 },
      { event: "round-scored", round: 1, points: [20, 30, 20], totals: [20, 30, 20] },
    ),
    line(8, null, 2, {
      event: "round-dealt",
      round: 2,
      dealer: 1,
      hands: [
        ["F", "B2", "W"],
        ["R11", "B3", "R4"],
        ["G1", "Y9", "G10"],
      ],
      turned: "F",
      unseen: false,
    }),
  ],
} as unknown as Replay;

describe("a short game", () => {
  const moments = momentsOf(GAME);

  test("has one moment for every step", () =>
    expect(moments.map((moment) => moment.kind)).toEqual([
      ...["deal", "question", "question", "question", "play", "play", "trick", "scored", "deal"],
    ]));

  test("a complete trick stays on the table, won and not yet swept", () => {
    const trick = moments[6];
    expect(trick?.view.game?.trick).toEqual([
      [1, "W"],
      [2, "R2"],
      [0, "B7"],
    ]);
    expect(trick?.view.last_trick?.winner).toBe(1);
    expect(trick?.view.game?.tricks).toEqual([0, 1, 0]);
    expect(trick?.trick).toBe(1);
  });

  test("after it the points are on the sheet, and the table is empty", () => {
    expect(moments[7]?.view.game?.trick).toEqual([]);
    expect(moments[7]?.view.sheet).toMatchObject([{ round: 1, bids: [0, 1, 0], totals: [20, 30, 20] }]);
    expect(moments[6]?.view.sheet).toEqual([]);
  });

  test("hands are open, sorted, and shrink", () => {
    expect(moments[8]?.view.game?.known_cards[0]).toEqual(["B2", "W", "F"]);
    expect(moments[8]?.view.game?.known_cards[2]).toEqual(["G1", "G10", "Y9"]);
    expect(moments[4]?.view.game?.known_cards).toEqual([["B7"], [], ["R2"]]);
  });

  test("the turn is known when a step is complete", () =>
    expect(moments.map((moment) => moment.view.game?.turn)).toEqual([1, 2, 0, 1, 2, 0, null, null, 2]));

  test("rounds are found forwards and backwards", () => {
    expect(roundStarts(moments)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 8 },
    ]);
    expect([otherRound(moments, 3, 1), otherRound(moments, 8, 1)]).toEqual([8, 8]);
    expect([otherRound(moments, 8, -1), otherRound(moments, 3, -1), otherRound(moments, 0, -1)]).toEqual([0, 0, 0]);
  });

  test("the seats are those of the record", () => {
    expect(moments[0]?.view.seats.map((seat) => [seat.name, seat.bot])).toEqual([
      ["Mira", null],
      ["Tobias", "thumb"],
      ["3", null],
    ]);
    expect(moments[0]?.view.game?.rounds).toBe(20);
  });
});

test("a game without any deal is an empty table", () =>
  expect(momentsOf({ ...GAME, lines: [] }).map((moment) => moment.kind)).toEqual(["start"]));

test("each consequence of a trick is a moment of its own", () => {
  const names = ["card-played", "trick-taken", "black-seal-taken", "round-scored", "game-over"];
  const events = names.map((event) => ({ event }) as Event);
  expect(portions(events).map((part) => part.map((event) => event.event))).toEqual([
    ["card-played", "trick-taken"],
    ["black-seal-taken"],
    ["round-scored", "game-over"],
  ]);
});

test("names from a file are made safe", () => {
  expect(cleanName("a\u202eb\nc", 0)).toBe("a b c");
  expect(cleanName("x".repeat(200), 0)).toHaveLength(24);
  expect(cleanName("\u0000", 2)).toBe("3");
});

interface Kept {
  rounds: { result?: { bids?: number[]; tricks?: number[]; seals?: object[]; points: number[] } }[];
  totals: number[];
  finished: boolean;
}

const path = process.env["FORETELL_REPLAYS"];
const replays = path ? readFileSync(path, "utf8").trim().split("\n") : [];

test.skipIf(!path).each(replays.map((text, index) => [index, JSON.parse(text) as Replay] as const))(
  "game %i ends as its record does",
  (_, replay) => {
    const record = replay.record as Kept;
    const { view } = momentsOf(replay).at(-1) ?? {};
    const complete = record.rounds.flatMap((round) => (round.result ? [round.result] : []));
    expect(view?.sheet.map(({ points }) => points)).toEqual(complete.map(({ points }) => points));
    expect(view?.game?.totals).toEqual(record.totals);
    expect(view?.status === "over").toBe(record.finished);
    complete.forEach((result, index) => {
      if (result.bids) expect(view?.sheet[index]).toMatchObject({ bids: result.bids, tricks: result.tricks });
      else expect(view?.sheet[index]?.seals).toEqual(result.seals);
    });
  },
);

test("a replay from a file is shown where the browser stores nothing", () => {
  const no = (): never => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: no, setItem: no, removeItem: no });
  const replay = { players: [] } as unknown as Replay;
  keepLoaded(replay);
  expect(loadedReplay()).toBe(replay);
});
