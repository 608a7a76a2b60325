/** All pads saved on this device. */

import type { Entry, PadDocument } from "./model.ts";
import { FORMAT, PadFault, readDocument, type Fault } from "./reading.ts";
import type { Head, Store } from "./store.ts";

/** A saved pad: its document, or its fault and its raw data. */
export type Kept = { head: Head; document: PadDocument } | { head: Head; fault: Fault; raw: string };

/** The result of importing a document: whether the pad existed before, and how many entries are new. */
interface Arrival {
  id: string;
  known: boolean;
  added: number;
}

export class SavedPads {
  constructor(private readonly store: Store) {}

  /** All pads outside the bin, or (`thrown`) those in it. */
  async list(thrown = false): Promise<Kept[]> {
    const heads = (await this.store.heads()).filter((head) => (head.deleted !== null) === thrown);
    return Promise.all(heads.map((head) => this.#kept(head)));
  }

  /** The pad with this id; null if there is none. */
  async load(id: string): Promise<Kept | null> {
    const head = (await this.store.heads()).find((one) => one.id === id);
    return head ? this.#kept(head) : null;
  }

  /** Append entries to a pad, which is created if it is missing; they are on disk when the promise resolves. */
  append(document: Pick<PadDocument, "id" | "game">, entries: readonly Entry[]): Promise<void> {
    return this.store.append(document.id, document.game, entries);
  }

  /** Put a pad's entries into the server's order, and remove only those in `without`. */
  arrange(document: Pick<PadDocument, "id" | "entries">, without: readonly string[] = []): Promise<void> {
    return this.store.arrange(document.id, document.entries, without);
  }

  /** Save documents: an existing pad gets the missing entries, and leaves the bin. */
  async import(documents: readonly PadDocument[]): Promise<Arrival[]> {
    const arrivals: Arrival[] = [];
    for (const document of documents) {
      const known = (await this.store.heads()).some((head) => head.id === document.id);
      const before = (await this.store.entries(document.id)).length;
      await this.store.append(document.id, document.game, document.entries);
      if (known) await this.store.mark(document.id, null);
      const added = (await this.store.entries(document.id)).length - before;
      arrivals.push({ id: document.id, known, added });
    }
    return arrivals;
  }

  /** Move a pad to the bin. */
  throwAway(id: string): Promise<void> {
    return this.store.mark(id, Date.now());
  }

  /** Take a pad out of the bin. */
  takeBack(id: string): Promise<void> {
    return this.store.mark(id, null);
  }

  /** Delete the pads that were binned before this time (milliseconds since 1970). */
  async emptyBin(before: number): Promise<void> {
    for (const { id, deleted } of await this.store.heads()) {
      if (deleted !== null && deleted < before) await this.store.destroy(id);
    }
  }

  async #kept(head: Head): Promise<Kept> {
    const entries = await this.store.entries(head.id);
    const data = { format: FORMAT, id: head.id, game: head.game, entries };
    try {
      return { head, document: readDocument(data) };
    } catch (error) {
      if (!(error instanceof PadFault)) throw error;
      return { head, fault: error.fault, raw: JSON.stringify(data, null, 1) };
    }
  }
}
