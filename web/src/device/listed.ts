/** The reader's games on this device, as the first page lists them. */

import type { OwnTable } from "../protocol/types.ts";
import { GameStore } from "./store.ts";

/** All of them; none if the browser keeps none. */
export async function listed(): Promise<OwnTable[]> {
  try {
    return (await (await GameStore.shared()).heads()).map((head) => head.shown);
  } catch {
    return [];
  }
}
