/** Opening a tournament on the server. */

import type { NewTournament, TournamentMade, TournamentView } from "../protocol/types.ts";
import { get, Refused } from "../server/http.ts";
import { postKnown } from "../words/guests.ts";
import { remember } from "./mine.ts";
import { read, type Settings } from "./model.ts";

const made = (what: NewTournament): Promise<TournamentMade> => postKnown<TournamentMade>("/tournaments", what);

/** Open a new tournament; returns the organisers' key.  Throws Refused. */
export async function openNew(settings: Settings): Promise<string> {
  return known(await made({ settings }));
}

/** Open a tournament from an exported file's text; returns the organisers' key.  Throws Refused. */
export async function openFile(text: string): Promise<string> {
  let document: object | null = null;
  try {
    document = JSON.parse(text) as object | null;
  } catch {
    throw new Refused(0, "not-json", "the file is not JSON");
  }
  return known(await made({ document }));
}

/** Store the new tournament's key first, since it exists nowhere else. */
async function known({ tournament: key }: TournamentMade): Promise<string> {
  const { id, settings } = read(await get<TournamentView>(`/tournaments/${encodeURIComponent(key)}`));
  remember({ key, id, name: settings.name, organiser: true, at: Date.now() });
  return key;
}
