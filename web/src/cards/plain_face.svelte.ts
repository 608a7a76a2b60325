/** The plain faces of cards: the first page does without them, unless its reader has chosen them. */

import type PlainFace from "./PlainFace.svelte";

let face = $state.raw<typeof PlainFace | null>(null);

/** The component; null until it was fetched. */
export const plainFace = (): typeof PlainFace | null => face;

/** Fetch it, once; offline it comes from the page's cache. */
export async function needPlainFace(): Promise<void> {
  face ??= (await import("./PlainFace.svelte")).default;
}
