/** A room code that the reader has typed. */

import { router } from "../../browser/router.svelte.ts";
import type { CodeFound } from "../../protocol/types.ts";
import { post } from "../../server/http.ts";
import { faultText } from "../../words/faults.ts";
import { words } from "../../words/words.svelte.ts";

/** Open the table with this code; returns why there is none, or nothing. */
export async function follow(code: string): Promise<string> {
  try {
    router.go(`/table/${(await post<CodeFound>("/codes", { code })).table}`);
    return "";
  } catch (raised) {
    await words.whole();
    return faultText(raised);
  }
}
