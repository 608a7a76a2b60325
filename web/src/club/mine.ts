/** The clubs of this browser: opening one, and its pages. */

import { linkTo } from "../browser/address.ts";
import { OwnList } from "../browser/own_list.ts";
import type { ClubMade, ClubView, JoinedClub, NewClub } from "../protocol/types.ts";
import { documentIn, newEntry } from "../server/entries.ts";
import { get } from "../server/http.ts";
import { becomeNamed, postKnown } from "../words/guests.ts";
import { read, type Settings } from "./model.ts";
import { PRESETS, USUAL } from "./presets.ts";

export const clubs = new OwnList("foretell-clubs");

/** The page of a club for the organisers or for everybody, by its key. */
export const pathOf = (key: string, rest = ""): string => `/club/${encodeURIComponent(key)}${rest}`;
export const linkOf = (key: string, rest = ""): string => linkTo(pathOf(key, rest));
/** The address of a club, or of something about it, at the server. */
export const serverPath = (key: string, rest = ""): string => `/clubs/${encodeURIComponent(key)}${rest}`;

export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** The settings of a preset. */
export const presetOf = (preset: Preset): Settings => ({ ...USUAL, ...PRESETS[preset] });

/** Make a club whose first member, an organiser, is the reader; returns the organisers' key.  Throws Refused. */
export async function openNew(settings: Settings, name: string): Promise<string> {
  await becomeNamed(name);
  const { club: key, watch } = await known(await postKnown<ClubMade>("/clubs", { settings } satisfies NewClub));
  const member = await join(watch, name);
  await postKnown(serverPath(key, "/commands"), { type: "write", id: newEntry("", {}).id, entries: [newEntry("role", { member, role: "organiser" })] });
  return key;
}

/** Make a club from an exported file's text; returns the organisers' key.  Throws Refused. */
export async function openFile(text: string): Promise<string> {
  return (await known(await postKnown<ClubMade>("/clubs", { document: documentIn(text) }))).club;
}

/** Become a member under a name; returns the member's id.  Throws Refused. */
export async function join(watch: string, name: string): Promise<string> {
  await becomeNamed(name);
  return (await postKnown<JoinedClub>(serverPath(watch, "/join"), { id: newEntry("", {}).id, name })).member;
}

/** Remember the new club before anything else, since its key is nowhere else. */
async function known(made: ClubMade): Promise<ClubMade> {
  const { id, settings } = read(await get<ClubView>(serverPath(made.club)));
  clubs.remember({ key: made.club, id, name: settings.name, organiser: true, at: Date.now() });
  return made;
}
