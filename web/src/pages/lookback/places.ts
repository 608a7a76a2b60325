/** Finds a decision in a replay, and continues the game from it. */

import type { Decision } from "../../coach/lookback.ts";
import { begin } from "../../device/games.ts";
import type { Given } from "../../device/log.ts";
import { moveText } from "../../engine/names.ts";
import { isLevel, usualLevel } from "../../engine/levels.ts";
import type { Replay } from "../../protocol/types.ts";
import { codeOf } from "../../record/moves.ts";
import type { Value } from "../../record/values.ts";
import { momentsOf } from "../../replay/states.ts";

type Place = Pick<Decision, "round" | "move">;

/** Finds the moment of a replay, from 0, before a decision. */
export function momentsBefore(replay: Replay): (place: Place) => number {
  const found = new Map<string, number>();
  const first = new Map<number, number>();
  momentsOf(replay).forEach(({ view }, at) => first.has(view.seq) || first.set(view.seq, at));
  let [round, number] = [0, 0];
  for (const { seq, move, events } of replay.lines) {
    if (move !== null) found.set(`${round} ${++number}`, (first.get(seq) ?? 1) - 1);
    if (events.some(({ event }) => event === "round-dealt")) [round, number] = [round + 1, 0];
  }
  return ({ round: wanted, move }) => Math.max(0, found.get(`${wanted} ${move}`) ?? 0);
}

interface Story {
  hands: string[][];
  turned: string | null;
  moves: [seat: number, ...Value[]][];
}

/** What was played before a decision. */
export function before({ record, kind }: Replay, { round, move }: Place): Given[] {
  const stories = (record as unknown as { rounds: Story[] }).rounds.slice(0, round);
  return stories.map(({ hands, turned, moves }, place) => ({
    hands,
    turned,
    moves: moves.slice(0, place + 1 < round ? moves.length : move - 1).map(([, ...values]) => moveText(kind.game, codeOf(kind.game, values) ?? -1)),
  }));
}

/** Start a game on this device from a decision, with bots at the other seats (the usual ones for people and for bots of other servers); returns its id.  Throws Refused. */
export async function playOn(replay: Replay, decision: Pick<Decision, "round" | "move" | "seat">): Promise<string> {
  const { seat } = decision;
  const { players } = replay;
  const botAt = (number: number): string => replay.bots?.[number] ?? "";
  const others = players.map((_, number) => number).filter((number) => number !== seat);
  const bots = others.map((number, place) => (isLevel(botAt(number)) ? botAt(number) : usualLevel(place)));
  const kind = { game: replay.kind, seats: players.length };
  return begin({ kind, bots, name: players[seat] ?? "", names: players, seat, given: before(replay, decision) });
}
