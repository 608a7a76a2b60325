/** Refusals by the server, in the reader's language. */

import { SERVER } from "../browser/address.ts";
import { Refused } from "../server/http.ts";
import { t, words } from "./words.svelte.ts";

interface Fault {
  code: string;
  message: string;
}

/** Whether the server did not answer, or only a proxy did. */
export const isUnreachable = (fault: unknown): boolean =>
  fault instanceof Refused && (fault.code === "offline" || (fault.status >= 500 && fault.code === "unknown"));

/** Why a server at another address may not answer: browsers do not tell a page whether the server refuses it. */
export const elsewhere = (): string | null =>
  SERVER ? t("web-fault-elsewhere", { server: SERVER, page: location.origin }) : null;

/** The sentence for a refusal's code; without a translation, `other`, by default the server's own sentence. */
export function refusalText({ code, message }: Fault, other?: string): string {
  if (code === "options") return t("error-options", { error: message });
  const id = `web-fault-${code}`;
  return words.has(id) ? t(id) : (other ?? t("web-fault-other", { error: message || code }));
}

/** A function for the sentences of refusals; the ids of some begin with this prefix.  It throws other errors again. */
export const faultsOf =
  (prefix: string) =>
  (fault: unknown): string => {
    const id = fault instanceof Refused ? `${prefix}-${fault.code}` : "";
    return words.has(id) ? t(id) : faultText(fault);
  };

/** The sentence for any refusal of an HTTP request; throws other errors again. */
export function faultText(fault: unknown): string {
  if (!(fault instanceof Refused)) throw fault;
  return isUnreachable(fault) ? (elsewhere() ?? t("web-fault-offline")) : refusalText(fault);
}
