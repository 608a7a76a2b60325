/** Which events are moments that matter to the reader. */

import { expect, test } from "vitest";
import { momentOf } from "../src/board/moments.ts";
import { PIECES, type Motif } from "../src/board/motifs.ts";
import type { Event } from "../src/lines/fold_game.ts";
import type { TableView } from "../src/protocol/types.ts";

const wizard = (bid: number | "?", tricks: number, left: number, you: number | null = 0): TableView =>
  ({ you, game: { game: "wizard", bids: [bid, 1, 1], tricks: [tricks, 0, 0], tricks_left: left } }) as unknown as TableView;
const taken = (seat: number): Event => ({ event: "trick-taken", seat, leader: 0, plays: [] }) as unknown as Event;

test("a trick that gives the reader what they bid, too much, or no more chance decides their bid", () => {
  const told = (winner: number, ...at: Parameters<typeof wizard>) => momentOf(taken(winner), wizard(...at))?.kind ?? null;
  expect(momentOf(taken(0), wizard(3, 2, 5))).toEqual({ kind: "made", seat: 0, bid: 3, tricks: 3 });
  expect(momentOf(taken(1), wizard(3, 1, 2))).toEqual({ kind: "missed", seat: 0, bid: 3, tricks: 1 });
  expect(momentOf(taken(0), wizard(0, 0, 4))).toEqual({ kind: "missed", seat: 0, bid: 0, tricks: 1 });
  expect([told(0, 3, 3, 2), told(0, 3, 4, 2), told(0, 0, 0, 4)]).toEqual(["missed", null, "missed"]);
  expect([told(1, 3, 2, 1), told(1, 3, 1, 2), told(1, 3, 1, 3), told(1, 3, 0, 2), told(1, 2, 2, 1)]).toEqual([
    "missed",
    "missed",
    null,
    null,
    null,
  ]);
  expect([told(0, "?", 0, 3), told(0, 3, 2, 5, null)]).toEqual([null, null]);
});

test("no trick decides the bid of a reader with the Cloud, which changes it", () => {
  const [view, withCloud] = [wizard(1, 0, 3), { event: "trick-taken", seat: 0, leader: 0, plays: ["R9", "R3", "cloud:R"] } as unknown as Event];
  const holder = (bid: number, tricks: number, cloud: number): TableView =>
    ({ ...wizard(bid, tricks, 2), game: { ...wizard(bid, tricks, 2).game, cloud } }) as unknown as TableView;
  expect(momentOf(withCloud, view)).toBeNull();
  expect(momentOf({ ...withCloud, seat: 1 } as Event, wizard(3, 1, 2))?.kind).toBe("missed");
  expect([0, 1].map((cloud) => momentOf(taken(0), holder(1, 1, cloud))?.kind)).toEqual([undefined, "missed"]);
});

test("what is drawn over the felt begins within its second, and is the same each time", () => {
  for (const kind of Object.keys(PIECES) as Motif[]) {
    const pieces = PIECES[kind]();
    expect(pieces.length, kind).toBeGreaterThan(6);
    expect(pieces.length, kind).toBeLessThan(30);
    expect(pieces.every(({ delay, size }) => delay >= 0 && delay <= 0.6 && size > 0), kind).toBe(true);
    expect(PIECES[kind](), kind).toEqual(pieces);
  }
});

test("the special cards, the Werewolf's exchange and the Magician are moments", () => {
  const view = wizard(1, 0, 3);
  const extreme = { you: 0, game: { game: "extreme", magician: 2 } } as unknown as TableView;
  expect(momentOf({ event: "card-played", seat: 1, play: "dragon" }, view)).toEqual({ kind: "dragon", seat: 1 });
  for (const kind of ["fairy", "cloud", "juggler"])
    expect(momentOf({ event: "card-played", seat: 2, play: kind === "fairy" ? kind : `${kind}:B` }, view)).toEqual({ kind, seat: 2 });
  expect(momentOf({ event: "card-played", seat: 1, play: "W" }, view)).toBeNull();
  const bombed = { event: "trick-bombed", seat: 1, leader: 0, plays: [] } as unknown as Event;
  const trick = [[0, "B2"], [1, "bomb"], [2, "dragon"]];
  expect(momentOf(bombed, { ...view, game: { ...view.game, trick } } as TableView)).toEqual({ kind: "bomb", seat: 1 });
  expect(momentOf({ event: "werewolf-exchanged", seat: 1, card: "R5" }, view)).toEqual({ kind: "werewolf", seat: 1, card: "R5" });
  expect(momentOf({ event: "magician-taken", seat: 1 } as Event, extreme)).toEqual({ kind: "magician", seat: 1, from: 2 });
});
