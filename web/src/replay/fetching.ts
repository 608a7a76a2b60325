/** Replays and records of games, from the server or from this device. */

import { isDevice } from "../browser/ids.ts";
import type { Replay } from "../protocol/types.ts";
import { get, Refused } from "../server/http.ts";
import { loadedReplay } from "./loaded.ts";

/** Stands for a table where a replay was loaded from a file. */
export const FILE = "file";

/** The replay of a finished game, or (`FILE`) the loaded one; throws Refused. */
export async function fetchReplay(table: string): Promise<Replay> {
  if (table === FILE) {
    const replay = loadedReplay();
    if (!replay) throw new Refused(404, "not-loaded", "nothing is loaded");
    return replay;
  }
  if (!isDevice(table)) return get<Replay>(`/tables/${encodeURIComponent(table)}/replay`);
  const { replayHere } = await import("../device/replays.ts");
  return replayHere(table);
}

/** The record of a finished game; throws Refused. */
export async function fetchRecord(table: string): Promise<unknown> {
  if (!isDevice(table)) return get<unknown>(`/tables/${encodeURIComponent(table)}/record`);
  return (await fetchReplay(table)).record;
}
