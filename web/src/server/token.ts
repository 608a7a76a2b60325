/**
 * The reader's token.  A page at its own server has it in a cookie that scripts cannot read; a page of another host keeps
 * it itself, as no cookie of the server is sent from there, and sends it as a bearer token.
 */

import { SERVER } from "../browser/address.ts";
import { keep, kept } from "../browser/storage.ts";

/** Whether the page keeps the token itself. */
const isOurs = Boolean(SERVER);
const KEY = isOurs ? `foretell-token ${SERVER}` : "foretell-known";
/** What the server's sockets speak; a token may follow it, as scripts can give a socket no other header. */
const SUBPROTOCOL = "foretell";

/** Whether the reader has a token: without one there is no need to ask the server for a name. */
export const hasToken = (): boolean => kept(KEY) !== null;

/** How often the reader has become somebody else to the server. */
let changes = 0;
export const tokenChanges = (): number => changes;

/** Keep the reader's new token; null: the server does not know it. */
export function keepToken(token: string | null): void {
  changes++;
  keep(KEY, token === null || isOurs ? token : true);
}

function token(): string | null {
  const found = isOurs ? kept(KEY) : null;
  return typeof found === "string" ? found : null;
}

/** A request with the token. */
export function withToken(init: RequestInit): RequestInit {
  if (!isOurs) return { credentials: "same-origin", ...init };
  const bearer = token();
  const headers = new Headers(init.headers);
  if (bearer !== null) headers.set("authorization", `Bearer ${bearer}`);
  return { ...init, credentials: "omit", headers };
}

/** The subprotocols of a socket, with the token. */
export function subprotocols(): string[] {
  const bearer = token();
  if (!isOurs) return [];
  return bearer === null ? [SUBPROTOCOL] : [SUBPROTOCOL, `bearer.${bearer}`];
}
