/** Why the server refused something of a tournament, in the reader's language. */

import { faultsOf } from "../words/faults.ts";

/** The sentence for a refusal; throws other errors again. */
export const tournamentFault = faultsOf("web-tournament-fault");
