/** Opening a tournament on the server. */

import { get, post, Refused } from "../server/http.ts";
import { remember } from "./mine.ts";
import type { Settings, TournamentView } from "./model.ts";

interface Made {
  /** The organisers' key, and everybody's. */
  tournament: string;
  watch: string;
}

/** Open a new tournament; returns the organisers' key.  Throws Refused. */
export async function openNew(settings: Settings): Promise<string> {
  return known(await post<Made>("/tournaments", { settings }));
}

/** Open a tournament from an exported file's text; returns the organisers' key.  Throws Refused. */
export async function openFile(text: string): Promise<string> {
  let document: unknown = null;
  try {
    document = JSON.parse(text);
  } catch {
    throw new Refused(0, "not-json", "the file is not JSON");
  }
  return known(await post<Made>("/tournaments", { document }));
}

/** Remember the new tournament before anything else, since its key is nowhere else. */
async function known({ tournament: key }: Made): Promise<string> {
  const { id, settings } = await get<TournamentView>(`/tournaments/${encodeURIComponent(key)}`);
  remember({ key, id, name: settings.name, organiser: true, at: Date.now() });
  return key;
}
