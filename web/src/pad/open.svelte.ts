import { fold } from "./fold.ts";
import type { LivePad } from "./live.svelte.ts";
import { addedAtEnd } from "./log.ts";
import type { Doing, Entry, PadDocument, State, Writings } from "./model.ts";
import type { SavedPads } from "./saved_pads.ts";
import { newEntry, withEntries } from "./writing.ts";

const CHANNEL = "foretell-pad";

/** An open pad: every entry goes through `write`. */
export class OpenPad {
  document: PadDocument = $state.raw() as PadDocument;
  readonly state: State = $derived(fold(this.document));
  /** Whether the latest entries could not be saved. */
  unkept: boolean = $state.raw(false);
  /** Whether the reader has left the pad. */
  isClosed = false;
  /** The connection of a shared pad; null if only this browser has the pad. */
  live: LivePad | null = $state.raw(null);
  readonly #saved: Pick<SavedPads, "append" | "arrange" | "load">;
  readonly #others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  #kept: Promise<void> = Promise.resolve();
  /** The entries that are not on disk yet. */
  #waiting: readonly Entry[] = $state.raw([]);
  /** Whether the server's entries could not be saved, so that the saved pad is not as it is shown. */
  #lags = false;

  constructor(saved: Pick<SavedPads, "append" | "arrange" | "load">, document: PadDocument) {
    this.#saved = saved;
    this.document = document;
    if (this.#others) this.#others.onmessage = ({ data }) => data === document.id && void this.#catchUp();
  }

  /** Append entries: they show at once, and are saved and sent as soon as the browser and the server can. */
  write(...entries: Entry[]): void {
    const by = this.live?.device;
    const signed = by === undefined ? entries : entries.map((entry) => ({ ...entry, by }));
    this.document = withEntries(this.document, signed);
    this.#waiting = [...this.#waiting, ...signed];
    this.#kept = this.#kept.then(() => this.#keep());
    this.live?.follow();
  }

  /** Write one new entry. */
  note<D extends Doing>(doing: D, values: Writings[D]): void {
    this.write(newEntry(doing, values));
  }

  /** Replace the document with the server's, without the entries in `without`: it shows at once, and is saved in this order. */
  take(document: PadDocument, without: readonly string[] = []): void {
    const added = without.length ? null : addedAtEnd(this.document, document);
    this.document = document;
    if (added?.length === 0) return;
    this.#kept = this.#kept.then(() => this.#keepOrder(document, added, without));
  }

  /** Whether entries are not on disk yet. */
  get isSaving(): boolean {
    return this.#waiting.length > 0;
  }

  /** Resolves once everything written so far was saved, or saving it failed. */
  settled(): Promise<void> {
    return this.#kept;
  }

  close(): void {
    this.isClosed = true;
    this.live?.close();
    this.#others?.close();
  }

  /** Save what is waiting, including the rest after an earlier failure. */
  async #keep(): Promise<void> {
    if (this.#lags) return this.#keepOrder(this.document, null, []);
    const entries = this.#waiting;
    if (entries.length === 0) return;
    await this.#tried(() => this.#saved.append(this.document, entries), entries);
  }

  async #keepOrder(document: PadDocument, added: readonly Entry[] | null, without: readonly string[]): Promise<void> {
    const waiting = this.#waiting;
    if (added && !this.#lags) {
      this.#lags = !(await this.#tried(() => this.#saved.append(document, [...waiting, ...added]), waiting));
      return;
    }
    // entries written since then are not in this document and still have to be saved
    const settled = new Set([...document.entries.map(({ id }) => id), ...without]);
    this.#lags = !(await this.#tried(() => this.#saved.arrange(document, without), waiting.filter(({ id }) => settled.has(id))));
  }

  /** Try to save; `done`: the waiting entries that are on disk afterwards.  Returns whether it was saved. */
  async #tried(keep: () => Promise<void>, done: readonly Entry[]): Promise<boolean> {
    try {
      await keep();
      const kept = new Set(done);
      this.#waiting = this.#waiting.filter((entry) => !kept.has(entry));
      this.unkept = false;
      this.#others?.postMessage(this.document.id);
    } catch {
      this.unkept = true;
    }
    return !this.unkept;
  }

  /** Another window wrote on the same pad. */
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
