/** Guests of the server who did not give a name. */

import { oneOf } from "../browser/chance.ts";
import { keep, kept } from "../browser/storage.ts";
import { post, Refused } from "../server/http.ts";
import { me } from "../server/me.svelte.ts";
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

/** Become a guest, as everyone who writes, without an account; throws Refused. */
export const become = (): Promise<void> => me.need(guestName());

/** The same under a name that the reader has just typed, if the server takes it for a player too; throws Refused. */
export const becomeNamed = (name: string): Promise<void> => me.need(name).catch(become);

/** The same for a guest whom the server has forgotten; throws Refused. */
export async function becomeAnew(): Promise<void> {
  if (me.name === null) await become();
  else await post("/players", { name: me.name });
}

/** Send a request as a guest of the server; throws Refused. */
export async function postKnown<T>(path: string, value: unknown): Promise<T> {
  await become();
  try {
    return await post<T>(path, value);
  } catch (fault) {
    if (!(fault instanceof Refused) || fault.code !== "stranger") throw fault;
    await becomeAnew();
    return post<T>(path, value);
  }
}
