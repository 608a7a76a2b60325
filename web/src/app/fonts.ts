/** The page's own fonts.  They are applied before the first page is shown or when the next one is, so that the layout never shifts. */

import "./fonts.css";
import { router } from "../browser/router.svelte.ts";
import { keep } from "../browser/storage.ts";

const FACES = ['1em "Fraunces"', '1em "Nunito Sans"'];

const use = (): void => document.documentElement.classList.add("own-fonts");

/** Load the fonts, and apply them when nothing shifts; without a connection the device's fonts stay. */
export async function loadFonts(): Promise<void> {
  const loaded = await Promise.all(FACES.map((face) => document.fonts.load(face))).catch(() => null);
  if (loaded === null) return;
  keep("foretell-fonts", true);
  if (router.page === null) use();
  else router.beforeNext(use);
}
