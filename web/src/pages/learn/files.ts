/** The lessons (docs/lessons.md): prepared games, whose files are fetched when they are taken, played by the rules on this device. */

import path from "../../../../src/foretell/lessons/path.json";
import { sharedEngine } from "../../device/games.ts";
import { botsNamed } from "../../engine/cast.ts";
import { legalMoves, reasonOfMove } from "../../engine/names.ts";
import type { Replay } from "../../protocol/types.ts";
import type { Reading } from "../../record/reading.ts";
import { readRecord, replayOf, type Engines } from "../../record/replaying.ts";
import { Refused } from "../../server/http.ts";
import type { Reason } from "../../table/live.svelte.ts";

/** A sentence of a lesson, and the moves that it asks for. */
export interface Step {
  /** The line of the replay after which it is said. */
  at: number;
  /** The last part of the text's id: `web-learn-LESSON-TEXT`. */
  text: string;
  /** Whether it is said as soon as the trick is complete, before the line's points. */
  trick: boolean;
  /** What it speaks of: `hand`, `card B5`, `trump`, `follow`, `trick`, `played 1`, `seat 1`, `seats`, `question`, `pool`. */
  lit: readonly string[];
  /** The learner's moves that the step waits for: one, or the seals of a prediction in any order and its end. */
  moves: readonly string[];
  /** By legal move that is not wanted (`*`: any other), the text that answers it. */
  answers: Readonly<Record<string, string>>;
  /** What each bid from 0 on makes: points on average, and the chance to meet it; every bid is an answer then. */
  bids: readonly ([number, number] | null)[];
}

/** Who judged the bids of a lesson; `nets`: their file and the beginning of its SHA-256. */
export interface LessonJudge {
  bot: string;
  nets: string;
}

/** The file of a lesson: its replay is made from the record, and steps leave out what is empty. */
interface LessonFile {
  name: string;
  seat: number;
  record: object;
  steps: (Pick<Step, "at" | "text"> & Partial<Step>)[];
  judge?: LessonJudge;
}

/** A prepared game to learn from, seen from a seat; `legal`: its legal moves after each line. */
export interface Course {
  name: string;
  seat: number;
  replay: Replay;
  legal: readonly (readonly string[])[];
  steps: readonly Step[];
  judge: LessonJudge | null;
}

const FOLDER = "../../../../src/foretell/lessons/";
const FILES = import.meta.glob<{ default: LessonFile }>("../../../../src/foretell/lessons/*.json");

/** All lessons, in the order in which they are best taken. */
export const GROUPS: readonly { name: string; lessons: readonly string[] }[] = path.groups;
export const NAMES: readonly string[] = GROUPS.flatMap(({ lessons }) => lessons);

/** A lesson, and a function for why its learner may not make a move after a line (null: they may). */
interface Prepared {
  lesson: Course;
  why: (after: number, move: string) => Reason | null;
}

/** No lesson has this name. */
export class UnknownLesson extends Error {}

/** The defaults of a step. */
const BLANK: Omit<Step, "at" | "text"> = { trick: false, lit: [], moves: [], answers: {}, bids: [] };

/** The lesson with this name; throws UnknownLesson, or Refused if its file or the rules cannot be fetched. */
export async function prepared(name: string, engines: Engines = sharedEngine): Promise<Prepared> {
  const { seat, record, judge = null, steps } = await fileOf(name);
  const text = JSON.stringify(record);
  const game = await readRecord(text, engines);
  const replay = replayOf(game, text, seat);
  replay.bots = botsNamed(replay.players, seat);
  const legal = replay.lines.map(({ seq, turn }) => (turn === seat ? legalAfter(game, seq, seat) : []));
  const lesson = { name, seat, replay, legal, steps: steps.map((step) => ({ ...BLANK, ...step })), judge };
  return { lesson, why: (after, move) => reasonAfter(game, after, seat, move) };
}

async function fileOf(name: string): Promise<LessonFile> {
  const file = NAMES.includes(name) ? FILES[`${FOLDER}${name}.json`] : undefined;
  if (!file) throw new UnknownLesson(name);
  const found = await file().catch((fault: unknown) => {
    throw new Refused(0, "page", String(fault));
  });
  return found.default;
}

function legalAfter(game: Reading, line: number, seat: number): string[] {
  game.goTo(line);
  return legalMoves(game.engine, seat);
}

function reasonAfter(game: Reading, line: number, seat: number, move: string): Reason | null {
  game.goTo(line);
  return reasonOfMove(game.engine, seat, move);
}
