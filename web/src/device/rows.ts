/** Reads and writes the games in the store; the first page needs only their list, which is elsewhere. */

import { committed, inTime, outcome } from "../browser/requests.ts";
import type { Entry, Kept } from "./log.ts";
import { PATIENCE, type GameStore, type Head } from "./store.ts";

interface Row {
  game: string;
  seq: number;
  entry: Entry;
}

const linesOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game, 0], [game, Number.MAX_SAFE_INTEGER]);

/** The whole game with this id; null if none is kept. */
export async function read({ database }: GameStore, id: string): Promise<Kept | null> {
  const transaction = database.transaction(["games", "lines"]);
  const both = Promise.all([
    outcome<Head | undefined>(transaction.objectStore("games").get(id)),
    outcome<Row[]>(transaction.objectStore("lines").getAll(linesOf(id))),
  ]);
  const [head, rows] = await inTime(both, PATIENCE);
  if (!head) return null;
  const { shown: _, ...kept } = head;
  return { ...kept, entries: rows.map((row) => row.entry) };
}

/**
 * Write a game's head and new lines.  Rejects if the browser refuses or does not answer (TimeoutError), if another window
 * has written these lines (ConstraintError), and if the game was deleted (NotFoundError).
 */
export function append(store: GameStore, head: Head, entries: readonly Entry[]): Promise<void> {
  return written(store, async (games, lines) => {
    if (entries[0]?.seq !== 1 && (await outcome(games.getKey(head.id))) === undefined) {
      throw new DOMException("the game was deleted", "NotFoundError");
    }
    games.put(head);
    for (const entry of entries) lines.add({ game: head.id, seq: entry.seq, entry } satisfies Row);
  });
}

/** Delete a game.  Rejects if the browser refuses or does not answer. */
export function remove(store: GameStore, id: string): Promise<void> {
  return written(store, async (games, lines) => {
    games.delete(id);
    lines.delete(linesOf(id));
  });
}

/** Write in a transaction, which is rolled back if it takes too long. */
async function written({ database }: GameStore, work: (games: IDBObjectStore, lines: IDBObjectStore) => Promise<void>): Promise<void> {
  const transaction = database.transaction(["games", "lines"], "readwrite");
  const done = committed(transaction);
  const worked = work(transaction.objectStore("games"), transaction.objectStore("lines"));
  await inTime(Promise.all([done, worked]), PATIENCE, () => abort(transaction));
}

/** Roll back a transaction, unless it is over. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    return; // it is over, but its event has not arrived yet
  }
}
