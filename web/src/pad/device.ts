/** The shelf of this browser, opened once. */

import { openStore } from "./indexed_db.ts";
import { Shelf } from "./saved_pads.ts";
import { MemoryStore } from "./store.ts";

export interface Device {
  shelf: Shelf;
  /** Whether pads are still there when the page is closed. */
  lasting: boolean;
}

let opened: Promise<Device> | null = null;

/** The shelf; where the browser lends no room, one that forgets. */
export const device = (): Promise<Device> => (opened ??= open());

async function open(): Promise<Device> {
  try {
    return { shelf: new Shelf(await openStore()), lasting: true };
  } catch {
    return { shelf: new Shelf(new MemoryStore()), lasting: false };
  }
}

/** Ask the browser not to clear the pads away when it needs room; it decides by itself. */
export async function keepForGood(): Promise<void> {
  await navigator.storage?.persist?.();
}
