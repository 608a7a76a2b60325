/** What this device or its reader has played, and a club can be given. */

import { dayOf } from "../../club/days.ts";
import { titleOf } from "../../pad/descriptions.ts";
import { documents } from "../../pad/device.ts";
import { fold } from "../../pad/fold.ts";
import { roomOf } from "../../pad/shared_pads.ts";
import { shareFirst } from "../../pad/together.ts";
import type { OwnTables } from "../../protocol/types.ts";
import { get } from "../../server/http.ts";
import { me } from "../../server/me.svelte.ts";
import { tournaments } from "../../tournament/mine.ts";
import { listed } from "../../words/names.ts";

/** As many are shown. */
const MOST = 12;

/** The icon of each source of a club's games, and the beginning of the path to its games. */
export const ICONS = { pad: "sheet", tournament: "crown", table: "cards", typed: "pen" } as const;
export const PATHS = { pad: "/pad/together#", tournament: "/tournament/", table: "/table/", typed: "" } as const;

export interface PlayedHere {
  from: "pad" | "tournament" | "table";
  id: string;
  title: string;
  day: string;
  /** Its key; a pad that this device alone has is shared first.  Throws Refused. */
  key: () => Promise<string>;
}

/** The games that are over, shared pads, whose end may be elsewhere, and tournaments; the newest first. */
export async function playedHere(): Promise<PlayedHere[]> {
  const theirs = tournaments.all().map(({ key, id, name, at }) => ({ from: "tournament" as const, id, title: name, at, key: () => Promise.resolve(key) }));
  const all = [...(await pads()), ...(await tables()), ...theirs].sort((one, other) => other.at - one.at);
  return all.slice(0, MOST).map(({ at, ...one }) => ({ ...one, day: dayOf(new Date(at)) }));
}

async function pads() {
  return (await documents()).flatMap((document) => {
    const state = fold(document);
    const key = async (): Promise<string> => roomOf(document.id)?.key ?? (await shareFirst(document));
    const at = document.entries.findLast((entry) => entry.at)?.at;
    return state.over || roomOf(document.id) ? [{ from: "pad" as const, id: document.id, title: titleOf(state), at: at ? Date.parse(at) : Date.now(), key }] : [];
  });
}

async function tables() {
  await me.know();
  const found = me.name === null ? [] : (await get<OwnTables>("/me/tables")).tables;
  const over = found.filter(({ status }) => status === "over");
  return over.map(({ table, names, at }) => ({ from: "table" as const, id: table, title: listed(names), at, key: () => Promise.resolve(table) }));
}

/** The pad, tournament or table to which a link leads; null: to none. */
export function gameAt(link: string): { from: PlayedHere["from"]; key: string } | null {
  const [, from, key] = /\/(pad\/together#|tournament\/|table\/|replay\/)([\w-]+)/.exec(link) ?? [];
  if (from === undefined || key === undefined) return null;
  return { from: from.startsWith("pad") ? "pad" : from === "tournament/" ? "tournament" : "table", key };
}
