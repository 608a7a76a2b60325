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
  return new LastingStore(opening);
}

async function connected(): Promise<IndexedStore> {
  const database = await outcome(opening(NAME, lay));
  // Another window wants a newer version: allow it.
  database.onversionchange = () => database.close();
  return new IndexedStore(database);
}

/** The store through connections that browsers and other windows may close: what fails is done again on a new one. */
class LastingStore implements Store {
  #opening: Promise<IndexedStore>;

  constructor(opening: Promise<IndexedStore>) {
    this.#opening = opening;
  }

  heads = (): Promise<Head[]> => this.#do((store) => store.heads());
  entries = (id: string): Promise<unknown[]> => this.#do((store) => store.entries(id));
  append = (...what: Parameters<Store["append"]>): Promise<void> => this.#do((store) => store.append(...what));
  arrange = (...what: Parameters<Store["arrange"]>): Promise<void> => this.#do((store) => store.arrange(...what));
  mark = (...what: Parameters<Store["mark"]>): Promise<void> => this.#do((store) => store.mark(...what));
  destroy = (id: string): Promise<void> => this.#do((store) => store.destroy(id));

  async #do<T>(act: (store: IndexedStore) => Promise<T>): Promise<T> {
    const before = this.#opening;
    try {
      return await act(await before);
    } catch {
      if (this.#opening === before) this.#opening = connected();
      before.then((store) => store.close(), () => undefined);
      return act(await this.#opening);
    }
  }
}

class IndexedStore implements Store {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  close(): void {
    this.#database.close();
  }

  async heads(): Promise<Head[]> {
    return outcome<Head[]>(this.#database.transaction("pads").objectStore("pads").getAll());
  }

  async entries(id: string): Promise<unknown[]> {
    const index = this.#database.transaction("entries").objectStore("entries").index("pad");
    return (await outcome<Row[]>(index.getAll(id))).map((row) => row.entry);
  }

  async append(id: string, game: GameName, entries: readonly Entry[]): Promise<void> {
    const [transaction, done] = this.#writing();
    const pads = transaction.objectStore("pads");
    if (!(await outcome(pads.getKey(id)))) pads.add({ id, game, deleted: null } satisfies Head);
    const rows = transaction.objectStore("entries");
    const once = rows.index("once");
    for (const entry of entries) {
      if ((await outcome(once.getKey([id, entry.id]))) === undefined) rows.add({ pad: id, id: entry.id, entry } satisfies Row);
    }
    await done;
  }

  async arrange(id: string, entries: readonly Entry[], without: readonly string[]): Promise<void> {
    const [transaction, done] = this.#writing();
    const rows = transaction.objectStore("entries");
    const index = rows.index("pad");
    const [keys, kept] = await Promise.all([outcome(index.getAllKeys(id)), outcome<Row[]>(index.getAll(id))]);
    const left = new Set([...without, ...entries.map((entry) => entry.id)]);
    for (const key of keys) rows.delete(key);
    for (const entry of entries) rows.add({ pad: id, id: entry.id, entry } satisfies Row);
    for (const row of kept) if (!left.has(row.id)) rows.add(row);
    await done;
  }

  async mark(id: string, deleted: number | null): Promise<void> {
    const [transaction, done] = this.#writing();
    const pads = transaction.objectStore("pads");
    const head = await outcome<Head | undefined>(pads.get(id));
    if (head) pads.put({ ...head, deleted });
    await done;
  }

  async destroy(id: string): Promise<void> {
    const [transaction, done] = this.#writing();
    transaction.objectStore("pads").delete(id);
    const rows = transaction.objectStore("entries");
    for (const key of await outcome(rows.index("pad").getAllKeys(id))) rows.delete(key);
    await done;
  }

  /** A transaction over both tables, and a promise that resolves once it is on disk. */
  #writing(): [IDBTransaction, Promise<void>] {
    const transaction = this.#database.transaction(["pads", "entries"], "readwrite", { durability: "strict" });
    const done = committed(transaction);
    // The caller of a failed request learns of the failure; this avoids that it is also reported as unhandled.
    done.catch(() => undefined);
    return [transaction, done];
  }
}
