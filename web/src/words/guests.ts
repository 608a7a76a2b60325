/** Names for guests who have not said theirs. */

import { oneOf } from "../server/chance.ts";
import { t } from "./words.svelte.ts";

/** A friendly name in the reader's language. */
export function guestName(): string {
  const [first = "", ...others] = t("web-guest-names").split(/\s*,\s*/);
  return oneOf([first, ...others]);
}
