/** Games in the browser's IndexedDB: a row for each game, and a row for each line of its log. */

import { committed, outcome } from "../app/requests.ts";
import type { OwnTable } from "../protocol/types.ts";
import type { Entry, Kept } from "./log.ts";

const NAME = "foretell-games";
const VERSION = 1;

/** A kept game without its lines. */
export interface Head extends Omit<Kept, "entries"> {
  /** As it stands in the list of the reader's games. */
  shown: OwnTable;
}

interface Row {
  game: string;
  seq: number;
  entry: Entry;
}

const linesOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game, 0], [game, Number.MAX_SAFE_INTEGER]);

let opened: Promise<GameStore> | null = null;

export class GameStore {
  private constructor(private readonly database: IDBDatabase) {}

  /** The store, opened once; rejects where the browser has none. */
  static shared(): Promise<GameStore> {
    opened ??= GameStore.open();
    opened.catch(() => (opened = null));
    return opened;
  }

  /** Open the store anew when it is needed next: the connection to it may be lost. */
  static forget(): void {
    opened?.then(({ database }) => database.close()).catch(() => undefined);
    opened = null;
  }

  /** Open the store; rejects where the browser has no room. */
  static async open(): Promise<GameStore> {
    if (typeof indexedDB === "undefined") throw new DOMException("this browser has no store", "NotSupportedError");
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("lines", { keyPath: ["game", "seq"] });
    };
    const database = await outcome(request);
    database.onversionchange = () => database.close();
    return new GameStore(database);
  }

  heads(): Promise<Head[]> {
    return outcome<Head[]>(this.database.transaction("games").objectStore("games").getAll());
  }

  /** A whole game; null if none is kept under this id. */
  async load(id: string): Promise<Kept | null> {
    const transaction = this.database.transaction(["games", "lines"]);
    const [head, rows] = await Promise.all([
      outcome<Head | undefined>(transaction.objectStore("games").get(id)),
      outcome<Row[]>(transaction.objectStore("lines").getAll(linesOf(id))),
    ]);
    if (!head) return null;
    const { shown: _, ...kept } = head;
    return { ...kept, entries: rows.map((row) => row.entry) };
  }

  /**
   * Write a game's head and new lines.  Rejects if the browser refuses, if another window has written these lines
   * (ConstraintError), and if the game was deleted (NotFoundError).
   */
  async append(head: Head, entries: readonly Entry[]): Promise<void> {
    const [transaction, done] = this.#writing();
    const games = transaction.objectStore("games");
    if (entries[0]?.seq !== 1 && (await outcome(games.getKey(head.id))) === undefined) {
      throw new DOMException("the game was deleted", "NotFoundError");
    }
    games.put(head);
    const lines = transaction.objectStore("lines");
    for (const entry of entries) lines.add({ game: head.id, seq: entry.seq, entry } satisfies Row);
    await done;
  }

  async remove(id: string): Promise<void> {
    const [transaction, done] = this.#writing();
    transaction.objectStore("games").delete(id);
    transaction.objectStore("lines").delete(linesOf(id));
    await done;
  }

  #writing(): [IDBTransaction, Promise<void>] {
    const transaction = this.database.transaction(["games", "lines"], "readwrite");
    return [transaction, committed(transaction)];
  }
}
