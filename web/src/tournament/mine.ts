/** The tournaments that this browser has opened or followed. */

import { keep, kept } from "../browser/storage.ts";
import { linkTo } from "../browser/address.ts";

const KEY = "foretell-tournaments";
const MOST = 50;

/** A tournament on this device: its key, whether that is the organisers', its name, and when it was last seen here. */
export interface Mine {
  key: string;
  id: string;
  name: string;
  organiser: boolean;
  at: number;
}

function isMine(value: unknown): value is Mine {
  const one = value as Mine | null;
  return typeof one?.key === "string" && typeof one.id === "string" && typeof one.name === "string" && typeof one.at === "number";
}

/** This device's tournaments, the latest first. */
export function mine(): Mine[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter(isMine).sort((a, b) => b.at - a.at) : [];
}

/** Remember a tournament; a link for watching does not replace the organisers' key. */
export function remember(one: Mine): void {
  const others = mine();
  const before = others.find(({ id }) => id === one.id);
  const known = before?.organiser && !one.organiser ? { ...one, key: before.key, organiser: true } : one;
  keep(KEY, [known, ...others.filter(({ id }) => id !== one.id)].slice(0, MOST));
}

/** Take a tournament off this device's list. */
export const forget = (id: string): void => keep(KEY, mine().filter((one) => one.id !== id));

/** The page of a tournament for the organisers or for everybody, by its key. */
export const pathOf = (key: string, rest = ""): string => `/tournament/${encodeURIComponent(key)}${rest}`;

export const linkOf = (key: string, rest = ""): string => linkTo(pathOf(key, rest));
