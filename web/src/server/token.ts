/**
 * The reader's token.  On its own server's origin it is in a cookie that scripts cannot read; a page from another host keeps
 * it itself, since no cookie of the server is sent from there, and sends it as a bearer token.
 */

import { SERVER } from "../browser/address.ts";
import { keep, kept } from "../browser/storage.ts";

/** Whether the page keeps the token itself. */
const isOurs = Boolean(SERVER);
const KEY = isOurs ? `foretell-token ${SERVER}` : "foretell-known";
/** The subprotocol of the server's sockets; a token may follow it, since scripts can set no other header of a socket. */
const SUBPROTOCOL = "foretell";

/** Whether the reader has a token: without one there is no need to ask the server for the name. */
export const hasToken = (): boolean => kept(KEY) !== null;

/** How often the reader's identity at the server has changed. */
let changes = 0;
export const tokenChanges = (): number => changes;

/** Keep the reader's new token; null: the server does not know the old one. */
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
