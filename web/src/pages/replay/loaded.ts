/** A replay that was made of a reader's file: it stays in his browser, and only as long as the tab is open. */

import type { Replay } from "../../protocol/types.ts";

const KEY = "foretell-replay";
let loaded: Replay | null = null;

export function keepLoaded(replay: Replay): void {
  loaded = replay;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(replay));
  } catch {
    sessionStorage.removeItem(KEY); // too long to outlive a reload
  }
}

export function loadedReplay(): Replay | null {
  if (loaded) return loaded;
  try {
    loaded = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Replay | null;
  } catch {
    return null;
  }
  return loaded;
}
