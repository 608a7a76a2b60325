/** Passkeys: created and used by the browser (WebAuthn), kept by the server; docs/protocol.md describes the requests. */

import { bytesOf, textOf } from "../browser/bytes.ts";
import type { CeremonyOptions, PasskeyList, PasskeyView, PlayerView } from "../protocol/types.ts";
import { get, post } from "./http.ts";

const PATH = "/me/passkeys";

/** Why passkeys are not offered: the page uses http, the browser does not support them, or the server's reason. */
export type Lack = "http" | "browser" | "extra" | "address";

/** Why this page or this browser does not support passkeys, whatever the server offers; null if they do. */
export function lackHere(): Lack | null {
  if (!isSecureContext) return "http";
  return typeof PublicKeyCredential === "function" && "credentials" in navigator ? null : "browser";
}

/** The reader's passkeys, and whether the server offers passkeys; throws Refused. */
export const passkeys = (): Promise<PasskeyList> => get<PasskeyList>(PATH);

/** Create a passkey on this device; throws Refused, and the browser's DOMException. */
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

/** Sign in with a passkey; throws Refused, and the browser's DOMException. */
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

/** Remove one of the reader's passkeys; throws Refused. */
export const removePasskey = (id: string): Promise<unknown> => post(`${PATH}/${id}`, {}, "DELETE");

interface Known {
  id: string;
}
type Options = Record<string, unknown> & { challenge: string };

const options = async (path: string): Promise<Options> => (await post<CeremonyOptions>(path, {})).public_key as Options;

/** The order matters, since browsers also name the browsers that they descend from. */
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

/** A name by which owners recognize the device, from what the browser says about itself. */
export function deviceName(agent: string): string {
  const named = [SYSTEMS, BROWSERS].map((names) => Object.entries(names).find(([, sign]) => new RegExp(sign).test(agent)));
  return named.flatMap((found) => (found ? [found[0]] : [])).join(", ") || "?";
}
