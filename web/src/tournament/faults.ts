/** Why the server refused something of a tournament, in the reader's language. */

import { Refused } from "../server/http.ts";
import { faultText } from "../words/faults.ts";
import { t, words } from "../words/words.svelte.ts";

/** The sentence for a refusal; throws other errors again. */
export function tournamentFault(fault: unknown): string {
  const id = fault instanceof Refused ? `web-tournament-fault-${fault.code}` : "";
  return words.has(id) ? t(id) : faultText(fault);
}
