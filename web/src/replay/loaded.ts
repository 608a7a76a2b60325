/** Keeps the replay of a file that the reader loaded in their browser, while the tab is open. */

import type { Replay } from "../protocol/types.ts";

const KEY = "foretell-replay";
let loaded: Replay | null = null;

export function keepLoaded(replay: Replay): void {
  loaded = replay;
  try {
    sessionStorage.removeItem(KEY);
    sessionStorage.setItem(KEY, JSON.stringify(replay));
  } catch {
    return; // too large to survive a reload, or this browser stores nothing
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
