/** Loads the game for a look back: from a table, from this device, or from a file. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { isDevice } from "../../browser/ids.ts";
import type { Replay } from "../../protocol/types.ts";
import { fetchReplay, FILE } from "../../replay/fetching.ts";

export interface Game {
  /** The key under which its look back is kept. */
  key: string;
  replay: Replay;
  /** The reader's seat; null if unknown. */
  you: number | null;
  at: number;
  isOver: boolean;
}

/** The game with this id; `seat`: the reader's, if the address has one that exists.  Throws Refused. */
export async function gameOf(id: string, seat: number | null): Promise<Game> {
  if (isDevice(id)) return { key: id, ...(await (await import("../../device/replays.ts")).playedHere(id)) };
  const at = Date.now();
  const replay = await fetchReplay(id);
  const key = id === FILE ? `file-${bytesToHex(sha256(utf8ToBytes(JSON.stringify(replay.record)))).slice(0, 32)}` : id;
  const isKnown = id !== FILE && seat !== null && seat < replay.players.length;
  return { key, replay, you: isKnown ? seat : null, at, isOver: true };
}

/** The initial seat: the reader's, otherwise the first one without a bot. */
export function firstSeat({ you, replay }: Game): number {
  return you ?? Math.max(0, replay.bots?.indexOf(null) ?? 0);
}

/** The seat in an address, `?seat=2`; null if it has none. */
export function seatNamed(search: string): number | null {
  const text = new URLSearchParams(search).get("seat") ?? "";
  return /^\d$/.test(text) ? Number(text) : null;
}
