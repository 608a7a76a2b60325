/** What players show instead of words. */

import type { React } from "../protocol/types.ts";

export type Reaction = React["reaction"];
export const REACTIONS: readonly Reaction[] = ["laugh", "wow", "sad", "heart", "star", "clover"];

/** What a seat says and shows now. */
export interface Saying {
  text?: string;
  /** With a number of its own, so that the same one again is shown anew. */
  reaction?: { name: Reaction; number: number };
}
