/** Lessons and the reasons in them: asked of the server, or read from files where the page is a folder. */

import { fileOf, isSite } from "../../app/address.ts";
import type { Lesson, MoveReason } from "../../protocol/types.ts";
import { get, getFile } from "../../server/http.ts";

/** A lesson's file: why a move is not allowed, by the number of the line before it. */
interface File {
  lesson: Lesson;
  reasons: Record<string, Record<string, MoveReason>>;
}

/** The lesson of this name; raises Refused. */
export async function fetchLesson(name: string): Promise<Lesson> {
  return isSite ? (await fileNamed(name)).lesson : get<Lesson>(`/lessons/${encodeURIComponent(name)}`);
}

/** Why a move is not allowed after a line of a lesson; raises Refused. */
export async function fetchReason(name: string, after: number, move: string): Promise<MoveReason | null> {
  if (isSite) return (await fileNamed(name)).reasons[after]?.[move] ?? null;
  return get<MoveReason>(`/lessons/${encodeURIComponent(name)}/why?after=${after}&move=${encodeURIComponent(move)}`);
}

const fileNamed = (name: string): Promise<File> => getFile<File>(fileOf(`lessons/${encodeURIComponent(name)}.json`));
