/** Look backs in the browser's IndexedDB: each result, compressed, and a small row for the statistics. */

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

/** Keep a look back, and its row if it is about the reader's own seat; this replaces what was kept of the game. */
export async function keepLookBack(id: string, { found, ...again }: Kept, row: GameRow | null): Promise<void> {
  const bytes = await piped(new Blob([JSON.stringify(found)]), new CompressionStream("gzip"));
  await using(async (database) => {
    const transaction = database.transaction(["lookbacks", "rows"], "readwrite");
    const done = committed(transaction);
    transaction.objectStore("lookbacks").put({ id, at: Date.now(), bytes, again } satisfies Packed);
    if (row) transaction.objectStore("rows").put(row);
    for (const [name, most] of [["lookbacks", MOST_KEPT], ["rows", MOST_ROWS]] as const) {
      const store = transaction.objectStore(name);
      const keys = await outcome(store.index("at").getAllKeys());
      for (const key of keys.slice(0, Math.max(0, keys.length - most))) store.delete(key);
    }
    await done;
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
export async function forgetLookBack(id: string): Promise<void> {
  await using(async (database) => {
    const transaction = database.transaction("lookbacks", "readwrite");
    const done = committed(transaction);
    transaction.objectStore("lookbacks").delete(id);
    await done;
  });
}

/** Forget all look backs and rows. */
export async function forgetAll(): Promise<void> {
  await using(async (database) => {
    const transaction = database.transaction(["lookbacks", "rows"], "readwrite");
    const done = committed(transaction);
    for (const name of ["lookbacks", "rows"]) transaction.objectStore(name).clear();
    await done;
  });
}

function piped(bytes: Blob, through: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  const stream = bytes.stream().pipeThrough(through as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  return new Response(stream).arrayBuffer();
}
