/** The files of the lessons (docs/lessons.md); each is fetched when it is taken. */

import path from "../../../../src/foretell/lessons/path.json";
import type { Lesson, LessonStep } from "../../protocol/types.ts";
import { Refused } from "../../server/http.ts";

/** The file of a lesson: its replay is made from the record. */
export interface LessonFile extends Pick<Lesson, "name" | "seat" | "steps"> {
  record: object;
  judge?: Lesson["judge"];
}

/** A step with everything that its file leaves out. */
export type Step = Required<LessonStep>;

/** A lesson with such steps. */
export interface Course extends Omit<Lesson, "steps"> {
  steps: readonly Step[];
}

/** Lessons on one subject. */
export interface Group {
  name: string;
  lessons: readonly string[];
}

const FOLDER = "../../../../src/foretell/lessons/";
const FILES = import.meta.glob<{ default: LessonFile }>("../../../../src/foretell/lessons/*.json");

/** All lessons, in the order in which they are best taken. */
export const GROUPS: readonly Group[] = path.groups;
export const NAMES: readonly string[] = GROUPS.flatMap(({ lessons }) => lessons);

/** The file of the lesson of this name; null if there is none; raises Refused where it cannot be fetched. */
export async function fileOf(name: string): Promise<LessonFile | null> {
  if (!NAMES.includes(name)) return null;
  const file = FILES[`${FOLDER}${name}.json`]?.().catch((fault: unknown) => {
    throw new Refused(0, "page", String(fault));
  });
  return (await file)?.default ?? null;
}
