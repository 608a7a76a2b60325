/** The saved pads of this browser, opened once. */

import { t } from "../words/words.svelte.ts";
import { openStore } from "./indexed_db.ts";
import type { PadDocument } from "./model.ts";
import { SavedPads } from "./saved_pads.ts";
import { MemoryStore } from "./store.ts";

export interface Device {
  saved: SavedPads;
  /** Whether pads are still there after the page is closed. */
  lasting: boolean;
}

let opened: Promise<Device> | null = null;

/** The saved pads; only in memory if the browser has no storage for them. */
export const device = (): Promise<Device> => (opened ??= open());

async function open(): Promise<Device> {
  try {
    return { saved: new SavedPads(await openStore()), lasting: true };
  } catch {
    return { saved: new SavedPads(new MemoryStore()), lasting: false };
  }
}

/** All readable pads outside the bin; rejects with a DOMException if the store fails. */
export async function documents(): Promise<PadDocument[]> {
  const { saved } = await device();
  return (await saved.list()).flatMap((kept) => ("document" in kept ? [kept.document] : []));
}

/** The sentence for a store that failed; throws other errors again. */
export function storeFault(fault: unknown): string {
  if (!(fault instanceof DOMException)) throw fault;
  return t("web-pad-forgetful");
}

/** Ask the browser not to delete the pads when it runs out of space; the browser decides. */
export async function keepForGood(): Promise<void> {
  await navigator.storage?.persist?.();
}
