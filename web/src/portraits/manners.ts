/** The manners of the cast: what their faces do with a mood. */

import type { Mood } from "./mood.ts";

/** What a face does. */
export type Look = Mood | "smirk" | "wink" | "stern" | "dreamy" | "haughty" | "blank";

/** What a manner makes of moods; the others show as they are. */
const MANNERS = {
  open: {},
  sunny: { worried: "content", sad: "worried" },
  dreamy: { content: "dreamy", worried: "thinking" },
  nervous: { thinking: "worried", worried: "sad" },
  sly: { content: "smirk", gloating: "wink" },
  stern: { content: "stern", gloating: "smirk" },
  proud: { content: "haughty", sad: "stern" },
  blank: { content: "blank", thinking: "blank", worried: "blank", gloating: "blank", sad: "blank" },
} as const satisfies Record<string, Partial<Record<Mood, Look>>>;

export type Manner = keyof typeof MANNERS;

/** What somebody with this manner does in this mood. */
export const lookOf = (manner: Manner, mood: Mood): Look => (MANNERS[manner] as Partial<Record<Mood, Look>>)[mood] ?? mood;
