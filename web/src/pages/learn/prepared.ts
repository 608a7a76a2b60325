/** Lessons: prepared games, played by the rules on this device. */

import { sharedEngine } from "../../device/games.ts";
import { botsNamed } from "../../engine/cast.ts";
import { legalMoves, reasonOfMove } from "../../engine/names.ts";
import type { Reading } from "../../record/reading.ts";
import { readRecord, replayOf, type Engines } from "../../record/replaying.ts";
import type { Reason } from "../../table/live.svelte.ts";
import { fileOf, type Course, type Step } from "./files.ts";

/** A lesson, and a function for why its learner may not make a move after a line (null: they may). */
interface Prepared {
  lesson: Course;
  why: (after: number, move: string) => Reason | null;
}

/** No lesson has this name. */
export class UnknownLesson extends Error {}

/** The defaults of a step. */
const BLANK: Omit<Step, "at" | "text"> = { trick: false, lit: [], moves: [], answers: {}, bids: [] };

/** The lesson with this name; throws UnknownLesson, or Refused if the rules cannot be fetched. */
export async function prepared(name: string, engines: Engines = sharedEngine): Promise<Prepared> {
  const file = await fileOf(name);
  if (!file) throw new UnknownLesson(name);
  const { seat, record, judge = null } = file;
  const text = JSON.stringify(record);
  const game = await readRecord(text, engines);
  const replay = replayOf(game, text, seat);
  replay.bots = botsNamed(replay.players, seat);
  const legal = replay.lines.map(({ seq, turn }) => (turn === seat ? legalAfter(game, seq, seat) : []));
  const steps = file.steps.map((step) => ({ ...BLANK, ...step }));
  return { lesson: { name, seat, replay, legal, steps, judge }, why: (after, move) => reasonAfter(game, after, seat, move) };
}

function legalAfter(game: Reading, line: number, seat: number): string[] {
  game.goTo(line);
  return legalMoves(game.engine, seat);
}

function reasonAfter(game: Reading, line: number, seat: number, move: string): Reason | null {
  game.goTo(line);
  return reasonOfMove(game.engine, seat, move);
}
