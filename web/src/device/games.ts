/** Starts games on this device, and opens them for records and replays. */

import { newId } from "../browser/ids.ts";
import type { Engine, GameName } from "../engine/engine.ts";
import { fetchEngine } from "../engine/files.ts";
import { Refused } from "../server/http.ts";
import { headOf } from "./head.ts";
import { keep, load } from "./kept.ts";
import { Newer, type Kept } from "./log.ts";
import { newGame, type Wanted } from "./opening.ts";
import { Table } from "./table.ts";

/** Start a game; returns its id.  Throws Refused if the rules cannot be fetched. */
export async function begin(wanted: Omit<Wanted, "at">): Promise<string> {
  const kept = newGame(newId(), { ...wanted, at: Date.now() });
  await take(kept);
  return kept.id;
}

/** Keep a whole new game. */
export function take(kept: Kept): Promise<void> {
  return keep(kept, async () => headOf(new Table(await engineFor(kept.kind.game.game), structuredClone(kept))));
}

/** The table of a game; throws Refused if there is none, or if a newer page kept it. */
export async function tableOf(id: string): Promise<Table> {
  const kept = await load(id).catch((fault: unknown) => {
    if (fault instanceof Newer) throw new Refused(409, "newer", "a newer page has kept this game");
    throw fault;
  });
  if (!kept) throw new Refused(404, "unknown-table", "this device has no such game");
  return new Table(await engineFor(kept.kind.game.game), structuredClone(kept));
}

/** A new engine of a game; throws Refused if the rules cannot be fetched. */
async function engineFor(game: GameName): Promise<Engine> {
  try {
    return await fetchEngine(game);
  } catch (fault) {
    if (fault instanceof TypeError) throw new Refused(0, "no-rules", "the rules cannot be fetched");
    throw fault;
  }
}

/** By game: a browser has room for about a hundred engines, and Svelte keeps all that `{#await}` ever showed. */
const shared = new Map<GameName, Promise<Engine>>();

/** The engine of all who set a position before they ask about it; throws Refused if the rules cannot be fetched. */
export function sharedEngine(game: GameName): Promise<Engine> {
  const engine = shared.get(game) ?? engineFor(game);
  shared.set(game, engine);
  engine.catch(() => shared.delete(game)); // who asks next tries again
  return engine;
}
