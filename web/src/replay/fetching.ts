/** Replays and records of games, from the server or from this device. */

import { isDevice } from "../browser/ids.ts";
import type { Replay } from "../protocol/types.ts";
import { get } from "../server/http.ts";

/** The replay of a finished game; throws Refused. */
export async function fetchReplay(table: string): Promise<Replay> {
  if (!isDevice(table)) return get<Replay>(`/tables/${encodeURIComponent(table)}/replay`);
  const { replayHere } = await import("../device/replays.ts");
  return replayHere(table);
}

/** The record of a finished game; throws Refused. */
export async function fetchRecord(table: string): Promise<unknown> {
  if (!isDevice(table)) return get<unknown>(`/tables/${encodeURIComponent(table)}/record`);
  return (await fetchReplay(table)).record;
}
