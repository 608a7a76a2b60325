/** Sharing a pad: starting, joining and leaving. */

import { linkTo } from "../browser/address.ts";
import type { PadMade, PadView } from "../protocol/types.ts";
import { get } from "../server/http.ts";
import { become, becomeAnew, postKnown } from "../words/guests.ts";
import { LivePad } from "./live.svelte.ts";
import type { PadDocument } from "./model.ts";
import type { OpenPad } from "./open.svelte.ts";
import { FORMAT, readDocument } from "./reading.ts";
import type { SavedPads } from "./saved_pads.ts";
import { keepRoom, newRoom, roomOf, type Room } from "./shared_pads.ts";
import { isMasked, token } from "./writing.ts";

/** The link to a pad; its key allows either writing or watching. */
export const linkOf = (key: string): string => linkTo(`/pad/together#${key}`);

function sitDown(pad: OpenPad, room: Room): void {
  keepRoom(pad.document.id, room);
  if (pad.isClosed) return; // the next time that it is open here
  pad.live?.close();
  pad.live = new LivePad(pad, room, becomeAnew);
}

/** Reconnect a pad that was shared when it was last open on this device. */
export function goOn(pad: OpenPad): void {
  const room = roomOf(pad.document.id);
  if (room) sitDown(pad, room);
}

/** Share a pad; throws Refused. */
export async function putOnTable(pad: OpenPad): Promise<void> {
  sitDown(pad, (await shared(pad.document)).room);
}

/** The room of a pad that was shared, and its key for watching; throws Refused. */
async function shared(document: PadDocument): Promise<{ room: Room; watch: string }> {
  const entries = document.entries.filter((entry) => !isMasked(entry));
  const { pad: key, watch } = await postKnown<PadMade>("/pads", { ...document, entries });
  return { room: newRoom(key, { host: true }), watch };
}

/** Share a pad before it is opened; returns its key for watching; throws Refused. */
export async function shareFirst(document: PadDocument): Promise<string> {
  const { room, watch } = await shared(document);
  keepRoom(document.id, room);
  return watch;
}

/** Stop sharing on this device; the entries stay. */
export function leave(pad: OpenPad): void {
  pad.live?.close();
  pad.live = null;
  keepRoom(pad.document.id, null);
}

/** A shared pad found by its link. */
export interface Found {
  key: string;
  view: PadView;
  document: PadDocument;
}

/** The pad that a link leads to; throws Refused, and PadFault if it is unreadable here. */
export async function find(key: string): Promise<Found> {
  const view = await get<PadView>(`/pads/${encodeURIComponent(key)}`);
  const { document: id, game, entries } = view;
  return { key, view, document: readDocument({ format: FORMAT, id, game, entries }) };
}

/** Save a shared pad here as a player's phone (null: nobody's), and follow it; throws Refused. */
export async function join({ key, view, document }: Found, saved: SavedPads, player: string | null): Promise<void> {
  if (view.writes) await become();
  if (player !== null) await postKnown(`/pads/${encodeURIComponent(key)}/commands`, { type: "take", id: token(8), player });
  await saved.import([document]);
  keepRoom(document.id, newRoom(key, { writes: view.writes }));
}
