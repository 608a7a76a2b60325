/** Names for guests who did not give one. */

import { oneOf } from "../browser/chance.ts";
import { keep, kept } from "../browser/storage.ts";
import { t } from "./words.svelte.ts";

const KEY = "foretell-guest";

/** All names in the reader's language, each with an animal. */
export const guestNames = (): string[] => t("web-guest-names").split(/\s*,\s*/);

/** A friendly name in the reader's language that is not in `taken`; if possible the one that this browser got before. */
export function guestName(taken: readonly string[] = []): string {
  const [first = "", ...others] = guestNames().filter((name) => !taken.includes(name));
  const names = [first, ...others] as const;
  const before = kept(KEY);
  const name = names.find((each) => each === before) ?? oneOf(names);
  if (name !== before) keep(KEY, name); // asked for with every portrait of the reader: writing takes time
  return name;
}
