/** What players show instead of words. */

import type { React } from "../protocol/types.ts";

export type Reaction = React["reaction"];
export const REACTIONS: readonly Reaction[] = ["laugh", "wow", "sad", "heart", "star", "clover"];

/** What a player is saying and showing now. */
export interface Saying {
  text?: string;
  /** Has its own number, so that repeating a reaction shows it again. */
  reaction?: { name: Reaction; number: number };
}
