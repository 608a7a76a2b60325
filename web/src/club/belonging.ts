/** A new pad, tournament or table that belongs to a club: its page was opened from the club, which its address names. */

import { here } from "../browser/address.ts";
import { keep, kept } from "../browser/storage.ts";
import { newEntry } from "../server/entries.ts";
import { Refused } from "../server/http.ts";
import { isUnreachable } from "../words/faults.ts";
import { postKnown } from "../words/guests.ts";
import { dayOf } from "./days.ts";
import { serverPath } from "./mine.ts";

const WAITING = "foretell-club-games";

/** For what something new is made: the club's key, its evening, and the names of those who come. */
interface ForClub {
  key: string;
  evening: string | null;
  title: string;
  names: string[];
}

/** What the page's address says; null: nothing is made for a club. */
export function forClub(asked: URLSearchParams = here().searchParams): ForClub | null {
  const key = asked.get("club");
  if (!key) return null;
  return { key, evening: asked.get("evening"), title: asked.get("title") ?? "", names: asked.getAll("name") };
}

/** The path of a page on which something is made for a club. */
export function pathFor(page: string, { key, evening, title, names }: ForClub): string {
  const asked = new URLSearchParams([
    ["club", key],
    ...(evening === null ? [] : [["evening", evening]]),
    ...(title ? [["title", title]] : []),
    ...names.map((name) => ["name", name]),
  ]);
  return `${page}${page.includes("?") ? "&" : "?"}${asked.toString()}`;
}

interface Waiting {
  club: string;
  entry: ReturnType<typeof newEntry>;
}

const isWaiting = (one: unknown): one is Waiting => typeof (one as Waiting | null)?.club === "string" && typeof (one as Waiting).entry === "object";
const waiting = (): Waiting[] => [kept(WAITING)].flat().filter(isWaiting);

/** Let a game belong to a club; it is told when the server can be reached. */
export async function belongs({ key, evening }: ForClub, from: "pad" | "tournament" | "table", game: string): Promise<void> {
  const entry = newEntry("game", { from, key: game, evening, day: dayOf(new Date()) });
  keep(WAITING, [...waiting(), { club: key, entry }]);
  await tellClubs();
}

/** Tell the clubs of all games that wait; what a club refuses is forgotten, unless the server only can't do it now. */
export async function tellClubs(): Promise<void> {
  for (const { club, entry } of waiting()) {
    try {
      await postKnown(serverPath(club, "/commands"), { type: "write", id: entry.id, entries: [entry] });
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      if (isUnreachable(fault) || fault.status === 429 || fault.status >= 500) return;
    }
    keep(WAITING, waiting().filter((one) => one.entry.id !== entry.id));
  }
}
