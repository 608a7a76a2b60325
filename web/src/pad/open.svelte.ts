import { fold } from "./fold.ts";
import type { LivePad } from "./live.svelte.ts";
import { addedAtEnd } from "./log.ts";
import type { Doing, Entry, PadDocument, State, Writings } from "./model.ts";
import type { SavedPads } from "./saved_pads.ts";
import { newEntry, withEntries } from "./writing.ts";

const CHANNEL = "foretell-pad";

/** A pad that lies open: everything that is written on it goes through `write`. */
export class OpenPad {
  document: PadDocument = $state.raw() as PadDocument;
  readonly state: State = $derived(fold(this.document));
  /** What was written last could not be kept. */
  unkept: boolean = $state.raw(false);
  /** The table on which others write on it too; null where there is none. */
  live: LivePad | null = $state.raw(null);
  readonly #saved: Pick<SavedPads, "append" | "arrange" | "load">;
  readonly #others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  #kept: Promise<void> = Promise.resolve();
  /** What is not on disk yet. */
  #waiting: readonly Entry[] = [];

  constructor(saved: Pick<SavedPads, "append" | "arrange" | "load">, document: PadDocument) {
    this.#saved = saved;
    this.document = document;
    if (this.#others) this.#others.onmessage = ({ data }) => data === document.id && void this.#catchUp();
  }

  /** Append entries: seen at once, on disk as soon as the browser has it there, and at the others' when they can be reached. */
  write(...entries: Entry[]): void {
    const by = this.live?.device;
    const signed = by === undefined ? entries : entries.map((entry) => ({ ...entry, by }));
    this.document = withEntries(this.document, signed);
    this.#waiting = [...this.#waiting, ...signed];
    this.#kept = this.#kept.then(() => this.#keep());
    this.live?.follow();
  }

  /** Write a single thing. */
  note<D extends Doing>(doing: D, values: Writings[D]): void {
    this.write(newEntry(doing, values));
  }

  /** The pad as it stands on the table, without what the others did not take: seen at once, and kept in this order. */
  take(document: PadDocument, without: readonly string[] = []): void {
    const added = without.length ? null : addedAtEnd(this.document, document);
    this.document = document;
    if (added?.length === 0) return;
    this.#kept = this.#kept.then(() => this.#keepOrder(document, added, without));
  }

  /** All that was written so far is kept, or could not be. */
  settled(): Promise<void> {
    return this.#kept;
  }

  close(): void {
    this.live?.close();
    this.#others?.close();
  }

  /** What an earlier failure has left out goes with it. */
  async #keep(): Promise<void> {
    const entries = this.#waiting;
    if (entries.length === 0) return;
    await this.#tried(() => this.#saved.append(this.document, entries), entries);
  }

  async #keepOrder(document: PadDocument, added: readonly Entry[] | null, without: readonly string[]): Promise<void> {
    const waiting = this.#waiting;
    if (added) return this.#tried(() => this.#saved.append(document, [...waiting, ...added]), waiting);
    // what was written since is none of this document's: it is still to be kept
    const settled = new Set([...document.entries.map(({ id }) => id), ...without]);
    return this.#tried(() => this.#saved.arrange(document, without), waiting.filter(({ id }) => settled.has(id)));
  }

  /** Try to keep something; `done` are those of the waiting entries that are on disk then. */
  async #tried(keep: () => Promise<void>, done: readonly Entry[]): Promise<void> {
    try {
      await keep();
      const kept = new Set(done);
      this.#waiting = this.#waiting.filter((entry) => !kept.has(entry));
      this.unkept = false;
      this.#others?.postMessage(this.document.id);
    } catch {
      this.unkept = true;
    }
  }

  /** Another window has written on the same pad. */
  async #catchUp(): Promise<void> {
    const found = await this.#saved.load(this.document.id);
    if (!found || !("document" in found)) return;
    const ours = new Set(this.document.entries.map(({ id }) => id));
    if (found.document.entries.some(({ id }) => !ours.has(id))) {
      this.document = withEntries(found.document, this.document.entries);
      this.live?.follow();
    }
  }
}
