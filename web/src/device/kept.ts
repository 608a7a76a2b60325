/** The reader's games on this device: listed, loaded, kept. */

import type { OwnTable } from "../protocol/types.ts";
import type { Kept } from "./log.ts";
import { GameStore, type Head } from "./store.ts";

const MOST_FINISHED = 100;

/** Games that the browser does not keep; they end with this page. */
const held = new Map<string, Kept>();
/** New games that are being kept. */
const coming = new Map<string, Promise<void>>();
let opened: Promise<GameStore> | null = null;

/** The store; rejects where the browser has none. */
function store(): Promise<GameStore> {
  opened ??= GameStore.open();
  opened.catch(() => (opened = null));
  return opened;
}

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
    const games = await store();
    await tidy(games);
    await games.append(first, kept.entries);
    held.delete(kept.id);
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

/** Whether this page holds the game because the browser does not keep it. */
export const isHeld = (id: string): boolean => held.has(id);

/** Hold a game that the browser does not keep, as far as it was played. */
export function hold(kept: Kept): void {
  held.set(kept.id, kept);
}

/** The game with this id; null if there is none. */
export async function load(id: string): Promise<Kept | null> {
  await coming.get(id)?.catch(() => undefined);
  const here = held.get(id);
  if (here) return here;
  try {
    return await (await store()).load(id);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
    return null;
  }
}

/** The reader's games on this device; none where the browser keeps none. */
export async function listed(): Promise<OwnTable[]> {
  try {
    return (await (await store()).heads()).map((head) => head.shown);
  } catch {
    return [];
  }
}
