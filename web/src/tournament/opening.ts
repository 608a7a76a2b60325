/** Opening a tournament on the server. */

import type { NewTournament, TournamentMade, TournamentView } from "../protocol/types.ts";
import { documentIn, handfuls, newEntry } from "../server/entries.ts";
import { get } from "../server/http.ts";
import { postKnown } from "../words/guests.ts";
import { tournaments } from "./mine.ts";
import { read, type Settings } from "./model.ts";

const made = (what: NewTournament): Promise<TournamentMade> => postKnown<TournamentMade>("/tournaments", what);

/** Open a new tournament, in which these people take part; returns the organisers' key.  Throws Refused. */
export async function openNew(settings: Settings, people: readonly string[] = []): Promise<string> {
  const key = await known(await made({ settings }));
  for (const entries of handfuls(people.map((name) => newEntry("person", { name, group: null })))) {
    await postKnown(`/tournaments/${encodeURIComponent(key)}/commands`, { type: "write", id: entries[0].id, entries });
  }
  return key;
}

/** Open a tournament from an exported file's text; returns the organisers' key.  Throws Refused. */
export const openFile = async (text: string): Promise<string> => known(await made({ document: documentIn(text) }));

/** Store the new tournament's key first, since it exists nowhere else. */
async function known({ tournament: key }: TournamentMade): Promise<string> {
  const { id, settings } = read(await get<TournamentView>(`/tournaments/${encodeURIComponent(key)}`));
  tournaments.remember({ key, id, name: settings.name, organiser: true, at: Date.now() });
  return key;
}
