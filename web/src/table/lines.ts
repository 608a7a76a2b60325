/** The lines of a table's log, as a server or this device sends them. */

import type { Line as ServersLine, ToClient } from "../protocol/types.ts";

/** A player has taken back their latest move; only in games on this device. */
export interface Undone {
  action: "undone";
  seat: number;
}

export type Line = Omit<ServersLine, "action"> & { action: ServersLine["action"] | Undone };

/** What a page hears of a table. */
export type Heard = Exclude<ToClient, ServersLine> | Line;
