/** Pads in the browser's IndexedDB: a row per pad, and a row per entry. */

import { committed, opening, outcome } from "../browser/requests.ts";
import type { Entry, GameName } from "./model.ts";
import type { Head, Store } from "./store.ts";

const NAME = "foretell-pad";

interface Row {
  pad: string;
  id: string;
  entry: Entry;
}

function lay(database: IDBDatabase): void {
  database.createObjectStore("pads", { keyPath: "id" });
  const entries = database.createObjectStore("entries", { autoIncrement: true });
  entries.createIndex("pad", "pad");
  entries.createIndex("once", ["pad", "id"], { unique: true });
}

/** Open the store; rejects if the browser has no space. */
export async function openStore(): Promise<Store> {
  const opening = connected();
  await opening;
  return new IndexedStore(opening);
}

async function connected(): Promise<IDBDatabase> {
  const database = await outcome(opening(NAME, lay));
  // Another window wants a newer version: allow it.
  database.onversionchange = () => database.close();
  return database;
}

/** The store through connections that browsers and other windows may close: what fails is done again on a new one. */
class IndexedStore implements Store {
  constructor(private opening: Promise<IDBDatabase>) {}

  heads(): Promise<Head[]> {
    return this.#do((database) => outcome<Head[]>(database.transaction("pads").objectStore("pads").getAll()));
  }

  entries(id: string): Promise<unknown[]> {
    return this.#do(async (database) => {
      const index = database.transaction("entries").objectStore("entries").index("pad");
      return (await outcome<Row[]>(index.getAll(id))).map((row) => row.entry);
    });
  }

  append(id: string, game: GameName, entries: readonly Entry[]): Promise<void> {
    return this.#write(async (pads, rows) => {
      if (!(await outcome(pads.getKey(id)))) pads.add({ id, game, deleted: null } satisfies Head);
      const once = rows.index("once");
      for (const entry of entries) {
        if ((await outcome(once.getKey([id, entry.id]))) === undefined) rows.add({ pad: id, id: entry.id, entry } satisfies Row);
      }
    });
  }

  arrange(id: string, entries: readonly Entry[], without: readonly string[]): Promise<void> {
    return this.#write(async (_, rows) => {
      const index = rows.index("pad");
      const [keys, kept] = await Promise.all([outcome(index.getAllKeys(id)), outcome<Row[]>(index.getAll(id))]);
      const left = new Set([...without, ...entries.map((entry) => entry.id)]);
      for (const key of keys) rows.delete(key);
      for (const entry of entries) rows.add({ pad: id, id: entry.id, entry } satisfies Row);
      for (const row of kept) if (!left.has(row.id)) rows.add(row);
    });
  }

  mark(id: string, deleted: number | null): Promise<void> {
    return this.#write(async (pads) => {
      const head = await outcome<Head | undefined>(pads.get(id));
      if (head) pads.put({ ...head, deleted });
    });
  }

  destroy(id: string): Promise<void> {
    return this.#write(async (pads, rows) => {
      pads.delete(id);
      for (const key of await outcome(rows.index("pad").getAllKeys(id))) rows.delete(key);
    });
  }

  async #do<T>(act: (database: IDBDatabase) => Promise<T>): Promise<T> {
    const before = this.opening;
    try {
      return await act(await before);
    } catch {
      if (this.opening === before) this.opening = connected();
      before.then((database) => database.close(), () => undefined);
      return act(await this.opening);
    }
  }

  /** Change both tables in a transaction; resolves once it is on disk. */
  #write(act: (pads: IDBObjectStore, entries: IDBObjectStore) => Promise<void>): Promise<void> {
    return this.#do(async (database) => {
      const transaction = database.transaction(["pads", "entries"], "readwrite", { durability: "strict" });
      const done = committed(transaction);
      // The caller of a failed request learns of the failure; this avoids that it is also reported as unhandled.
      done.catch(() => undefined);
      await act(transaction.objectStore("pads"), transaction.objectStore("entries"));
      await done;
    });
  }
}
