/** The plain card faces, which the first page needs only if its reader has chosen them. */

import type PlainFace from "./PlainFace.svelte";

let face = $state.raw<typeof PlainFace | null>(null);

/** The component; null until it has been fetched. */
export const plainFace = (): typeof PlainFace | null => face;

let coming: Promise<void> | null = null;

/** Fetch it once; offline it comes from the page's cache.  If that fails, the next card asks again. */
export function needPlainFace(): Promise<void> {
  return (coming ??= import("./PlainFace.svelte").then(
    (found) => void (face = found.default),
    () => void (coming = null),
  ));
}
