/** The files of the lessons (docs/lessons.md); each is fetched when its lesson is taken. */

import path from "../../../../src/foretell/lessons/path.json";
import type { Replay } from "../../protocol/types.ts";
import { Refused } from "../../server/http.ts";

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

/** Lessons about one subject. */
interface Group {
  name: string;
  lessons: readonly string[];
}

const FOLDER = "../../../../src/foretell/lessons/";
const FILES = import.meta.glob<{ default: LessonFile }>("../../../../src/foretell/lessons/*.json");

/** All lessons, in the order in which they are best taken. */
export const GROUPS: readonly Group[] = path.groups;
export const NAMES: readonly string[] = GROUPS.flatMap(({ lessons }) => lessons);

/** The file of the lesson with this name; null if there is none; throws Refused if it cannot be fetched. */
export async function fileOf(name: string): Promise<LessonFile | null> {
  if (!NAMES.includes(name)) return null;
  const file = FILES[`${FOLDER}${name}.json`]?.().catch((fault: unknown) => {
    throw new Refused(0, "page", String(fault));
  });
  return (await file)?.default ?? null;
}
