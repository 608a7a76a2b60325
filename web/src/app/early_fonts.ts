/** Decides when the page's own fonts are fetched: after the first page, or with it if this browser has had them before. */

import { kept } from "../browser/storage.ts";

/** How long the first page waits for fonts that this browser had before, in milliseconds. */
const SOON = 100;

/** Fetch the fonts and use them; if that fails, the device's fonts stay. */
export const ownFonts = (): Promise<void> => import("./fonts.ts").then(({ loadFonts }) => loadFonts(), () => undefined);

/** Wait a moment for fonts that this browser had before. */
export async function fontsHadBefore(): Promise<void> {
  if (kept("foretell-fonts") === true) await Promise.race([ownFonts(), new Promise((done) => setTimeout(done, SOON))]);
}
