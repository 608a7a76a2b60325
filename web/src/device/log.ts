/** The log of a game on this device: the actions at its table, as a server's log has them. */

import type { FromClient, Line, TableKind } from "../protocol/types.ts";

export type Action = Line["action"];
export type Command = Extract<FromClient, { type: "do" }>["command"];
export type Created = Extract<Action, { action: "created" }>;

/** A line of the log; its number, its time (milliseconds since 1970), and the action. */
export interface Entry {
  seq: number;
  at: number;
  action: Action;
  /** Of a move: the move in notation, which readers learn from the events. */
  move?: string;
  /** The command that the reader has sent. */
  command?: string;
}

/** Everything that is kept of a game: its deals follow from the seed. */
export interface Kept {
  id: string;
  kind: TableKind;
  /** As text: 0 to 2^63 - 1. */
  seed: string;
  /** The reader's seat. */
  you: number;
  entries: Entry[];
}

export const STATUS = { waiting: "waiting", playing: "playing", over: "over", closed: "closed" } as const;
export type Status = keyof typeof STATUS;
