/**
 * The page's own fonts.  They delay nothing and move nothing: they are fetched when the first page is shown, and used from
 * the next one on; where this browser has had them before, from the first one on.
 */

import { router } from "./router.svelte.ts";
import { keep, kept } from "./storage.ts";

const KEY = "foretell-fonts";
const FACES = ['1em "Fraunces"', '1em "Nunito Sans"'];
/** How long the first page waits for fonts that this browser has had before, in milliseconds. */
const SOON = 100;

const use = (): void => document.documentElement.classList.add("own-fonts");

/** Load the fonts, and use them when nothing moves; without the network the device's fonts stay. */
export async function loadFonts(): Promise<void> {
  const loaded = await Promise.all(FACES.map((face) => document.fonts.load(face))).catch(() => null);
  if (loaded === null) return;
  keep(KEY, true);
  if (router.page === null) use();
  else router.beforeNext(use);
}

/** Wait a moment for fonts that this browser has had before. */
export async function fontsHadBefore(): Promise<void> {
  if (kept(KEY) === true) await Promise.race([loadFonts(), new Promise((done) => setTimeout(done, SOON))]);
}
