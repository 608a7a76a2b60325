/** The browser's IndexedDB of games: a row for each game, and a row for each line of its log (`rows.ts`). */

import { inTime, opening, outcome } from "../browser/requests.ts";
import type { OwnTable } from "../protocol/types.ts";
import type { Kept } from "./log.ts";

const NAME = "foretell-games";
/** How long the browser may take to answer, in milliseconds; a busy computer needs seconds. */
export const PATIENCE = 10_000;

/** A kept game without its lines. */
export interface Head extends Omit<Kept, "entries"> {
  /** Its entry in the list of the reader's games. */
  shown: OwnTable;
}

let opened: Promise<GameStore> | null = null;

export class GameStore {
  private constructor(readonly database: IDBDatabase) {}

  /** The store, opened once; rejects if the browser has none. */
  static shared(): Promise<GameStore> {
    if (opened) return opened;
    const opening = GameStore.open();
    opening.catch(() => opened === opening && (opened = null));
    return (opened = opening);
  }

  /** Open the store again when it is next needed: the connection to it may be lost. */
  static forget(): void {
    opened?.then(({ database }) => database.close()).catch(() => undefined);
    opened = null;
  }

  /** Open the store; rejects if the browser has no space or does not answer. */
  static async open(): Promise<GameStore> {
    const request = opening(NAME, (database) => {
      database.createObjectStore("games", { keyPath: "id" });
      database.createObjectStore("lines", { keyPath: ["game", "seq"] });
    });
    const database = await inTime(outcome(request), PATIENCE, () => (request.onsuccess = () => request.result.close()));
    // another window wants a newer version, or the browser closed it
    database.onversionchange = database.onclose = () => GameStore.forget();
    return new GameStore(database);
  }

  heads(): Promise<Head[]> {
    return inTime(outcome<Head[]>(this.database.transaction("games").objectStore("games").getAll()), PATIENCE);
  }
}
