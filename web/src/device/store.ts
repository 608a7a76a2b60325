/** Games in the browser's IndexedDB: a row for each game, and a row for each line of its log. */

import { committed, inTime, outcome } from "../app/requests.ts";
import type { OwnTable } from "../protocol/types.ts";
import type { Entry, Kept } from "./log.ts";

const NAME = "foretell-games";
const VERSION = 1;
/** How long the browser may take to answer, in milliseconds; a busy computer needs seconds. */
export const PATIENCE = 10_000;

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

/** Undo what a transaction has written, unless it is over. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    return; // it is over, and nobody has told us yet
  }
}

let opened: Promise<GameStore> | null = null;

export class GameStore {
  private constructor(private readonly database: IDBDatabase) {}

  /** The store, opened once; rejects where the browser has none. */
  static shared(): Promise<GameStore> {
    if (opened) return opened;
    const opening = GameStore.open();
    opening.catch(() => opened === opening && (opened = null));
    return (opened = opening);
  }

  /** Open the store anew when it is needed next: the connection to it may be lost. */
  static forget(): void {
    opened?.then(({ database }) => database.close()).catch(() => undefined);
    opened = null;
  }

  /** Open the store; rejects where the browser has no room, or does not answer. */
  static async open(): Promise<GameStore> {
    if (typeof indexedDB === "undefined") throw new DOMException("this browser has no store", "NotSupportedError");
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("lines", { keyPath: ["game", "seq"] });
    };
    const database = await inTime(outcome(request), PATIENCE, () => (request.onsuccess = () => request.result.close()));
    database.onversionchange = () => database.close();
    return new GameStore(database);
  }

  heads(): Promise<Head[]> {
    return inTime(outcome<Head[]>(this.database.transaction("games").objectStore("games").getAll()), PATIENCE);
  }

  /** A whole game; null if none is kept under this id. */
  async load(id: string): Promise<Kept | null> {
    const transaction = this.database.transaction(["games", "lines"]);
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
   * Write a game's head and new lines.  Rejects if the browser refuses, or does not answer (TimeoutError), if another
   * window has written these lines (ConstraintError), and if the game was deleted (NotFoundError).
   */
  append(head: Head, entries: readonly Entry[]): Promise<void> {
    return this.#written((transaction) => this.#append(transaction, head, entries));
  }

  remove(id: string): Promise<void> {
    return this.#written(async (transaction) => {
      transaction.objectStore("games").delete(id);
      transaction.objectStore("lines").delete(linesOf(id));
    });
  }

  async #append(transaction: IDBTransaction, head: Head, entries: readonly Entry[]): Promise<void> {
    const games = transaction.objectStore("games");
    if (entries[0]?.seq !== 1 && (await outcome(games.getKey(head.id))) === undefined) {
      throw new DOMException("the game was deleted", "NotFoundError");
    }
    games.put(head);
    const lines = transaction.objectStore("lines");
    for (const entry of entries) lines.add({ game: head.id, seq: entry.seq, entry } satisfies Row);
  }

  /** Write in a transaction, which is undone if it takes too long. */
  async #written(work: (transaction: IDBTransaction) => Promise<void>): Promise<void> {
    const transaction = this.database.transaction(["games", "lines"], "readwrite");
    await inTime(Promise.all([committed(transaction), work(transaction)]), PATIENCE, () => abort(transaction));
  }
}
