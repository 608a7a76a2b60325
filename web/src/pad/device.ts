/** The pads saved in this browser, opened once. */

import { openStore } from "./indexed_db.ts";
import { SavedPads } from "./saved_pads.ts";
import { MemoryStore } from "./store.ts";

export interface Device {
  saved: SavedPads;
  /** Whether pads are still there when the page is closed. */
  lasting: boolean;
}

let opened: Promise<Device> | null = null;

/** The saved pads; where the browser gives no storage, they are kept in memory. */
export const device = (): Promise<Device> => (opened ??= open());

async function open(): Promise<Device> {
  try {
    return { saved: new SavedPads(await openStore()), lasting: true };
  } catch {
    return { saved: new SavedPads(new MemoryStore()), lasting: false };
  }
}

/** Ask the browser not to clear the pads away when it needs room; it decides by itself. */
export async function keepForGood(): Promise<void> {
  await navigator.storage?.persist?.();
}
