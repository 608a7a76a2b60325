/** Opens a viewing of a game. */

import { isDevice } from "../../../browser/ids.ts";
import type { Replay, ViewingMade } from "../../../protocol/types.ts";
import { post } from "../../../server/http.ts";
import { me } from "../../../server/me.svelte.ts";
import { guestName } from "../../../words/guests.ts";

let opened: string | null = null;

/** Open a viewing of a table's game, or (null) of a record; returns its key.  Throws Refused. */
export async function openViewing(table: string | null, replay: Replay): Promise<string> {
  await me.need(guestName());
  const path = table === null || isDevice(table) ? "/viewings" : `/tables/${encodeURIComponent(table)}/viewings`;
  opened = (await post<ViewingMade>(path, path === "/viewings" ? replay.record : {})).viewing;
  return opened;
}

/** Whether this page has just opened the viewing; true only the first time. */
export function isFresh(key: string): boolean {
  const fresh = opened === key;
  opened = null;
  return fresh;
}
