/** The interface of stores for pads, and a store in memory (for browsers without storage, and for tests). */

import type { Entry, GameName } from "./model.ts";

/** A pad without its entries. */
export interface Head {
  id: string;
  game: GameName;
  /** When it was moved to the bin, in milliseconds since 1970; null if it is not there. */
  deleted: number | null;
}

/** Changes are atomic, and on disk when their promises resolve. */
export interface Store {
  heads(): Promise<Head[]>;
  /** The entries as they were saved, in order, unchecked. */
  entries(id: string): Promise<unknown[]>;
  /** Append entries; a missing pad is created, and entries with known ids are left out. */
  append(id: string, game: GameName, entries: readonly Entry[]): Promise<void>;
  /** Put a pad's entries into this order; its other entries follow, except those in `without`, which are removed. */
  arrange(id: string, entries: readonly Entry[], without: readonly string[]): Promise<void>;
  /** Move a pad to the bin, or (null) out of it. */
  mark(id: string, deleted: number | null): Promise<void>;
  /** Delete a pad for good. */
  destroy(id: string): Promise<void>;
}

export class MemoryStore implements Store {
  readonly #heads = new Map<string, Head>();
  readonly #entries = new Map<string, Map<string, unknown>>();

  async heads(): Promise<Head[]> {
    return [...this.#heads.values()].map((head) => ({ ...head }));
  }

  async entries(id: string): Promise<unknown[]> {
    return [...(this.#entries.get(id)?.values() ?? [])];
  }

  async append(id: string, game: GameName, entries: readonly Entry[]): Promise<void> {
    if (!this.#heads.has(id)) this.#heads.set(id, { id, game, deleted: null });
    const kept = this.#entries.get(id) ?? new Map<string, unknown>();
    this.#entries.set(id, kept);
    for (const entry of entries) if (!kept.has(entry.id)) kept.set(entry.id, structuredClone(entry));
  }

  async arrange(id: string, entries: readonly Entry[], without: readonly string[]): Promise<void> {
    const kept = new Map<string, unknown>(entries.map((entry) => [entry.id, structuredClone(entry)]));
    const left = new Set(without);
    for (const [name, entry] of this.#entries.get(id) ?? []) if (!kept.has(name) && !left.has(name)) kept.set(name, entry);
    this.#entries.set(id, kept);
  }

  async mark(id: string, deleted: number | null): Promise<void> {
    const head = this.#heads.get(id);
    if (head) head.deleted = deleted;
  }

  async destroy(id: string): Promise<void> {
    this.#heads.delete(id);
    this.#entries.delete(id);
  }
}
