import { fold } from "./fold.ts";
import type { Doing, Entry, PadDocument, State, Writings } from "./model.ts";
import type { Shelf } from "./shelf.ts";
import { newEntry, withEntries } from "./writing.ts";

const CHANNEL = "foretell-pad";

/** A pad that lies open: everything that is written on it goes through `write`. */
export class OpenPad {
  document: PadDocument = $state.raw() as PadDocument;
  readonly state: State = $derived(fold(this.document));
  /** What was written last could not be kept. */
  unkept: boolean = $state.raw(false);
  readonly #shelf: Pick<Shelf, "append" | "load">;
  readonly #others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  #kept: Promise<void> = Promise.resolve();
  /** What is not on disk yet. */
  #waiting: readonly Entry[] = [];

  constructor(shelf: Pick<Shelf, "append" | "load">, document: PadDocument) {
    this.#shelf = shelf;
    this.document = document;
    if (this.#others) this.#others.onmessage = ({ data }) => data === document.id && void this.#catchUp();
  }

  /** Append entries: seen at once, and on disk as soon as the browser has it there. */
  write(...entries: Entry[]): void {
    this.document = withEntries(this.document, entries);
    this.#waiting = [...this.#waiting, ...entries];
    this.#kept = this.#kept.then(() => this.#keep());
  }

  /** Write a single thing. */
  note<D extends Doing>(doing: D, values: Writings[D]): void {
    this.write(newEntry(doing, values));
  }

  /** All that was written so far is kept, or could not be. */
  settled(): Promise<void> {
    return this.#kept;
  }

  close(): void {
    this.#others?.close();
  }

  /** What an earlier failure has left out goes with it. */
  async #keep(): Promise<void> {
    const entries = this.#waiting;
    if (entries.length === 0) return;
    try {
      await this.#shelf.append(this.document, entries);
      this.#waiting = this.#waiting.slice(entries.length);
      this.unkept = false;
      this.#others?.postMessage(this.document.id);
    } catch {
      this.unkept = true;
    }
  }

  /** Another window has written on the same pad. */
  async #catchUp(): Promise<void> {
    const found = await this.#shelf.load(this.document.id);
    if (!found || !("document" in found)) return;
    const ours = new Set(this.document.entries.map(({ id }) => id));
    if (found.document.entries.some(({ id }) => !ours.has(id))) {
      this.document = withEntries(found.document, this.document.entries);
    }
  }
}
