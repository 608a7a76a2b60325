/** Passkeys: made and used by the browser (WebAuthn), kept by the server; docs/protocol.md describes the requests. */

import type { CeremonyOptions, PasskeyList, PasskeyView, PlayerView } from "../protocol/types.ts";
import { get, post } from "./http.ts";

const PATH = "/me/passkeys";

/** Why passkeys cannot be offered here: the page came by http, the browser has none, or the server says why. */
export type Lack = "http" | "browser" | "extra" | "address";

/** Why this page and this browser have no passkeys, whatever the server has; null: they have. */
export function lackHere(): Lack | null {
  if (!isSecureContext) return "http";
  return typeof PublicKeyCredential === "function" && "credentials" in navigator ? null : "browser";
}

/** The reader's passkeys, and whether the server offers any; raises Refused. */
export const passkeys = (): Promise<PasskeyList> => get<PasskeyList>(PATH);

/** Make a passkey on this device; raises Refused, and DOMException from the browser. */
export async function makePasskey(): Promise<PasskeyView> {
  const { challenge, user, excludeCredentials, ...rest } = await options(`${PATH}/options`);
  const exclude = (excludeCredentials as Known[] | undefined) ?? [];
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...(user as { id: string }), id: bytesOf((user as { id: string }).id) },
    excludeCredentials: exclude.map((known) => ({ ...known, id: bytesOf(known.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  const credential = {
    id: textOf(made.rawId),
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
  };
  return post<PasskeyView>(PATH, { name: deviceName(navigator.userAgent), credential });
}

/** Sign in with a passkey; raises Refused, and DOMException from the browser. */
export async function signIn(): Promise<PlayerView> {
  const { challenge, ...rest } = await options(`${PATH}/sign-in/options`);
  const publicKey = { ...rest, challenge: bytesOf(challenge) } as PublicKeyCredentialRequestOptions;
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = found.response as AuthenticatorAssertionResponse;
  const credential = {
    id: textOf(found.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    user_handle: response.userHandle?.byteLength ? textOf(response.userHandle) : null,
  };
  return post<PlayerView>(`${PATH}/sign-in`, { credential });
}

/** Remove one of the reader's passkeys; raises Refused. */
export const removePasskey = (id: string): Promise<unknown> => post(`${PATH}/${id}`, {}, "DELETE");

interface Known {
  id: string;
}
type Options = Record<string, unknown> & { challenge: string };

const options = async (path: string): Promise<Options> => (await post<CeremonyOptions>(path, {})).public_key as Options;

/** The bytes of base64url without padding. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Bytes in base64url, without padding. */
export function textOf(data: ArrayBuffer): string {
  const letters = [...new Uint8Array(data)].map((byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** In this order, as browsers name their forerunners too. */
const BROWSERS = { Firefox: "Firefox/|FxiOS/", Edge: "Edg", Opera: "OPR/", Chrome: "Chrome/|CriOS/", Safari: "Safari/" };
const SYSTEMS = {
  iPhone: "iPhone",
  iPad: "iPad",
  Android: "Android",
  Windows: "Windows",
  Mac: "Macintosh",
  ChromeOS: "CrOS",
  Linux: "Linux",
};

/** A name for the device by which its owner knows it again, from what the browser says about itself. */
export function deviceName(agent: string): string {
  const named = [SYSTEMS, BROWSERS].map((names) => Object.entries(names).find(([, sign]) => new RegExp(sign).test(agent)));
  return named.flatMap((found) => (found ? [found[0]] : [])).join(", ") || "?";
}
