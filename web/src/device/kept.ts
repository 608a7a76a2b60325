/** The reader's games on this device: listed, loaded, kept. */

import type { OwnTable } from "../protocol/types.ts";
import type { Kept } from "./log.ts";
import { GameStore, type Head } from "./store.ts";

const MOST_FINISHED = 100;

/** Games that the browser does not keep; they end with this page. */
const held = new Map<string, Kept>();
/** New games that are being kept. */
const coming = new Map<string, Promise<void>>();

/** Keep a new game, with its place in the list; a game that the browser refuses is held by this page. */
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
    await games.append(first, kept.entries);
    release(kept.id);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
  }
}

/** Delete the oldest of very many finished games. */
async function tidy(games: GameStore): Promise<void> {
  const over = (await games.heads()).filter(({ shown }) => shown.status === "over");
  over.sort((one, other) => other.shown.at - one.shown.at);
  for (const { id } of over.slice(MOST_FINISHED)) await games.remove(id);
}

/** Hold a game that the browser does not keep, as far as it was played. */
export function hold(kept: Kept): void {
  held.set(kept.id, kept);
}

/** Hold a game no longer: the browser keeps it now. */
export function release(id: string): void {
  held.delete(id);
}

/** The game that this page holds because the browser does not keep it; null if there is none. */
export async function heldGame(id: string): Promise<Kept | null> {
  await coming.get(id)?.catch(() => undefined);
  return held.get(id) ?? null;
}

/** The game with this id; null if there is none. */
export async function load(id: string): Promise<Kept | null> {
  const here = await heldGame(id);
  if (here) return here;
  try {
    return await (await GameStore.shared()).load(id);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
    return null;
  }
}

/** The reader's games on this device; none where the browser keeps none. */
export async function listed(): Promise<OwnTable[]> {
  try {
    return (await (await GameStore.shared()).heads()).map((head) => head.shown);
  } catch {
    return [];
  }
}
