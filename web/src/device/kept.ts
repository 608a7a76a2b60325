/** The reader's games on this device: loaded, kept, deleted. */

import { checkVersion, Newer, type Kept } from "./log.ts";
import * as rows from "./rows.ts";
import { GameStore, type Head } from "./store.ts";

/** How many finished games are kept, and how many others; beyond that the oldest are deleted. */
export const MOST_KEPT = 100;

/** Games that the browser does not keep; they are gone when this page is closed. */
const held = new Map<string, Kept>();
/** New games that are being kept. */
const coming = new Map<string, Promise<void>>();

/** Keep a new game with its entry in the list; the page holds a game that the browser refuses. */
export function keep(kept: Kept, head: () => Promise<Head>): Promise<void> {
  const done = keepAll(kept, head).finally(() => coming.delete(kept.id));
  coming.set(kept.id, done);
  return done;
}

async function keepAll(kept: Kept, head: () => Promise<Head>): Promise<void> {
  const first = await head();
  hold(kept);
  try {
    const games = await GameStore.shared();
    await tidy(games);
    await rows.append(games, first, kept.entries);
    release(kept.id);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
  }
}

/** Delete the oldest games if there are too many, to make room for one more. */
async function tidy(games: GameStore): Promise<void> {
  const heads = (await games.heads()).sort((one, other) => other.shown.at - one.shown.at);
  for (const isOver of [true, false]) {
    const alike = heads.filter(({ shown }) => (shown.status === "over") === isOver);
    for (const { id } of alike.slice(MOST_KEPT - 1)) await rows.remove(games, id);
  }
}

/** Hold a game that the browser does not keep, up to its latest move. */
export function hold(kept: Kept): void {
  held.set(kept.id, kept);
}

/** Stop holding a game: the browser keeps it now. */
export function release(id: string): void {
  held.delete(id);
}

/** The game if this page holds it because the browser does not keep it; otherwise null. */
export async function heldGame(id: string): Promise<Kept | null> {
  await coming.get(id)?.catch(() => undefined);
  return held.get(id) ?? null;
}

/** The game with this id; null if there is none.  Throws Newer if a newer page kept it. */
export async function load(id: string): Promise<Kept | null> {
  const here = await heldGame(id);
  if (here) return here;
  try {
    return await stored(id);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
    return null;
  }
}

/** The game that the browser keeps under this id; null if there is none.  Throws Newer, and a DOMException if there is no store. */
export async function stored(id: string): Promise<Kept | null> {
  try {
    const kept = await rows.read(await GameStore.shared(), id);
    if (kept) checkVersion(kept);
    return kept;
  } catch (fault) {
    throw fault instanceof DOMException && fault.name === "VersionError" ? new Newer("the store is that of a newer page") : fault;
  }
}

/** Delete a game; returns a function that restores it.  Rejects with a DOMException if the browser refuses. */
export async function remove(id: string): Promise<() => Promise<void>> {
  const games = await GameStore.shared();
  const [heads, kept] = await Promise.all([games.heads(), rows.read(games, id)]);
  const head = heads.find((each) => each.id === id);
  await rows.remove(games, id);
  return async () => {
    if (head && kept) await rows.append(games, head, kept.entries);
  };
}
