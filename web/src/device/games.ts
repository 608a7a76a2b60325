/** The reader's games on this device: begun, listed, loaded, deleted. */

import type { OwnTable } from "../protocol/types.ts";
import { fetchEngine } from "./files.ts";
import { headOf } from "./host.ts";
import type { Kept } from "./log.ts";
import { newGame, newId, type Wanted } from "./opening.ts";
import { GameStore } from "./store.ts";
import { Table } from "./table.ts";

/** Games that the browser does not keep; they end with this page. */
const unkept = new Map<string, Kept>();
let opened: Promise<GameStore> | null = null;

/** The store; rejects where the browser has none. */
function store(): Promise<GameStore> {
  opened ??= GameStore.open();
  opened.catch(() => (opened = null));
  return opened;
}

/** Begin a game; returns its id. */
export async function begin(wanted: Omit<Wanted, "at">): Promise<string> {
  const kept = newGame(newId(), { ...wanted, at: Date.now() });
  await keep(kept);
  return kept.id;
}

/** Keep a whole new game, in the browser if it allows that, else in this page. */
export async function keep(kept: Kept): Promise<void> {
  hold(kept);
  const table = new Table(await fetchEngine(kept.kind.game.game), { ...kept, entries: [] });
  for (const entry of kept.entries) table.apply(entry);
  try {
    await (await store()).append(headOf(table), kept.entries);
    unkept.delete(kept.id);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
  }
}

/** Hold a game that the browser does not keep, as far as it was played. */
export function hold(kept: Kept): void {
  unkept.set(kept.id, kept);
}

/** The kept game with this id; null if there is none. */
export async function load(id: string): Promise<Kept | null> {
  const here = unkept.get(id);
  if (here) return here;
  try {
    return await (await store()).load(id);
  } catch {
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

/** The table of a kept game; null if there is none. */
export async function tableOf(id: string): Promise<Table | null> {
  const kept = await load(id);
  return kept && new Table(await fetchEngine(kept.kind.game.game), kept);
}
