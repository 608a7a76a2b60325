/** Where pads lie on a device: what a store can do, and one that forgets (where a browser lends no room, and for tests). */

import type { Entry, GameName } from "./model.ts";

/** A pad without its entries. */
export interface Head {
  id: string;
  game: GameName;
  /** When it was thrown away, in milliseconds since 1970; null while it was not. */
  deleted: number | null;
}

/** Every change is whole or not there at all, and on disk when its promise is kept. */
export interface Store {
  heads(): Promise<Head[]>;
  /** The entries as they were kept, in order, whatever they are. */
  entries(id: string): Promise<unknown[]>;
  /** Add entries; the pad is begun where it is not there, and entries whose ids it has are left out. */
  append(id: string, game: GameName, entries: readonly Entry[]): Promise<void>;
  /** Put a pad's entries in this order, as they are here; whatever else it has comes after them, but for those `without`. */
  arrange(id: string, entries: readonly Entry[], without: readonly string[]): Promise<void>;
  /** Throw a pad away, or (null) take it back. */
  mark(id: string, deleted: number | null): Promise<void>;
  /** Forget a pad for good. */
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
