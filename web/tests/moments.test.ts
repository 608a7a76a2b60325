/** Which events are moments that matter to the reader. */

import { expect, test } from "vitest";
import { momentOf } from "../src/board/moments.ts";
import type { Event } from "../src/lines/fold_game.ts";
import type { TableView } from "../src/protocol/types.ts";

const wizard = (bid: number | "?", tricks: number, left: number, you: number | null = 0): TableView =>
  ({ you, game: { game: "wizard", bids: [bid, 1, 1], tricks: [tricks, 0, 0], tricks_left: left } }) as unknown as TableView;
const taken = (seat: number): Event => ({ event: "trick-taken", seat, leader: 0, plays: [] }) as unknown as Event;

test("a trick that gives the reader what they bid, too much, or no more chance decides their bid", () => {
  const told = (winner: number, ...at: Parameters<typeof wizard>) => momentOf(taken(winner), wizard(...at))?.kind ?? null;
  expect(momentOf(taken(0), wizard(3, 2, 5))).toEqual({ kind: "made", seat: 0, bid: 3 });
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

test("the Dragon, the Bomb, the Werewolf's exchange and the Magician are moments", () => {
  const view = wizard(1, 0, 3);
  const extreme = { you: 0, game: { game: "extreme", magician: 2 } } as unknown as TableView;
  expect(momentOf({ event: "card-played", seat: 1, play: "dragon" }, view)).toEqual({ kind: "dragon", seat: 1 });
  expect(momentOf({ event: "card-played", seat: 1, play: "W" }, view)).toBeNull();
  const bombed = { event: "trick-bombed", seat: 1, leader: 0, plays: [] } as unknown as Event;
  const trick = [[0, "B2"], [1, "bomb"], [2, "dragon"]];
  expect(momentOf(bombed, { ...view, game: { ...view.game, trick } } as TableView)).toEqual({ kind: "bomb", seat: 1 });
  expect(momentOf({ event: "werewolf-exchanged", seat: 1, card: "R5" }, view)).toEqual({ kind: "werewolf", seat: 1, card: "R5" });
  expect(momentOf({ event: "magician-taken", seat: 1 } as Event, extreme)).toEqual({ kind: "magician", seat: 1, from: 2 });
});
