/** Look backs in the browser's IndexedDB: each result, compressed, and a small row for the statistics. */

import { piped } from "../browser/bytes.ts";
import { committed, opening, outcome } from "../browser/requests.ts";
import type { Found } from "./by_deals.ts";
import type { LookBack } from "./lookback.ts";
import type { GameRow } from "./rows.ts";

const NAME = "foretell-coach";
/** How many look backs (about 20 kB each) and rows are kept; beyond that the oldest are deleted. */
export const MOST_KEPT = 100;
export const MOST_ROWS = 2000;

/** A look back, and what is needed to resume it. */
export interface Kept {
  found: LookBack;
  /** The seats of which all decisions were judged by more deals. */
  deep: number[];
  /** The verdicts of whole rounds; null before they were asked. */
  verdicts: readonly Found[] | null;
}

interface Packed {
  id: string;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  bytes: ArrayBuffer;
  again?: Pick<Kept, "deep" | "verdicts">;
}

function lay(database: IDBDatabase): void {
  for (const name of ["lookbacks", "rows"]) database.createObjectStore(name, { keyPath: "id" }).createIndex("at", "at");
}

/** Do something with the store; null if the browser has none, or refuses. */
async function using<T>(what: (database: IDBDatabase) => Promise<T>): Promise<T | null> {
  try {
    const database = await outcome(opening(NAME, lay));
    try {
      return await what(database);
    } finally {
      database.close();
    }
  } catch (fault) {
    if (fault instanceof DOMException) return null;
    throw fault;
  }
}

/** Change both tables; nothing happens if the browser has no store, or refuses. */
async function change(act: (lookbacks: IDBObjectStore, rows: IDBObjectStore) => Promise<void>): Promise<void> {
  await using(async (database) => {
    const transaction = database.transaction(["lookbacks", "rows"], "readwrite");
    const done = committed(transaction);
    await act(transaction.objectStore("lookbacks"), transaction.objectStore("rows"));
    await done;
  });
}

/** Keep a look back, and its row if it is about the reader's own seat; this replaces what was kept of the game. */
export async function keepLookBack(id: string, { found, ...again }: Kept, row: GameRow | null): Promise<void> {
  const bytes = await piped(new Blob([JSON.stringify(found)]), new CompressionStream("gzip"));
  await change(async (lookbacks, rows) => {
    lookbacks.put({ id, at: Date.now(), bytes, again } satisfies Packed);
    if (row) rows.put(row);
    for (const [store, most] of [[lookbacks, MOST_KEPT], [rows, MOST_ROWS]] as const) {
      const keys = await outcome(store.index("at").getAllKeys());
      for (const key of keys.slice(0, Math.max(0, keys.length - most))) store.delete(key);
    }
  });
}

/** The look back at a game as it was kept; null if there is none. */
export async function keptLookBack(id: string): Promise<Kept | null> {
  const packed = await using((database) => outcome<Packed | undefined>(database.transaction("lookbacks").objectStore("lookbacks").get(id)));
  if (!packed) return null;
  try {
    const text = new TextDecoder().decode(await piped(new Blob([packed.bytes]), new DecompressionStream("gzip")));
    return { found: JSON.parse(text) as LookBack, ...(packed.again ?? { deep: [], verdicts: null }) };
  } catch {
    return null; // damaged: it is judged again
  }
}

/** The rows of all games with a look back, oldest first. */
export const keptRows = async (): Promise<GameRow[]> =>
  (await using((database) => outcome<GameRow[]>(database.transaction("rows").objectStore("rows").index("at").getAll()))) ?? [];

/** Forget the look back at a game, but not its row in the statistics. */
export const forgetLookBack = (id: string): Promise<void> => change(async (lookbacks) => void lookbacks.delete(id));

/** Forget all look backs and rows. */
export const forgetAll = (): Promise<void> => change(async (...stores) => stores.forEach((store) => void store.clear()));
