/** Keeps the lines of a running game; the page has to hold what the browser does not keep. */

import type { Entry } from "./log.ts";
import type { Head } from "./store.ts";

/** What a keeper needs from outside. */
export interface Keeping {
  /** Write to the browser's store, like `append` in `rows.ts`; also rejects if there is none. */
  append: (head: Head, entries: readonly Entry[]) => Promise<void>;
  /** The connection to the store may be lost: open a new one next time. */
  forget: () => void;
  /** The browser keeps the whole game again. */
  saved: () => void;
  /** The browser did not keep the latest lines: the page has to hold the game. */
  unsaved: () => void;
  /** Another window has already written these lines. */
  overtaken: () => void;
}

/** After this many milliseconds lines that the browser refused are written again, even if nobody moves meanwhile. */
export const RETRY = 5000;

export class Keeper {
  #head: Head | null = null;
  #writing: Promise<void> | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #refused: boolean;

  /** `unkept`: the lines not kept yet; `isLate`: whether the store did not answer in time. */
  constructor(
    private readonly around: Keeping,
    private unkept: readonly Entry[] = [],
    private isLate = false,
  ) {
    this.#refused = unkept.length > 0;
  }

  /**
   * Keep new lines, and those that the browser refused before.  Waits until they are kept or refused; but after a store did
   * not answer in time, it does not wait again until the store answers.
   */
  async keep(head: Head, entries: readonly Entry[]): Promise<void> {
    this.#head = head;
    this.unkept = [...this.unkept, ...entries];
    this.#begin(head);
    if (this.isLate) this.around.unsaved();
    else await this.#writing;
  }

  #begin(head: Head): void {
    clearTimeout(this.#retry);
    this.#writing ??= this.#write(head).finally(() => (this.#writing = null));
  }

  async #write(head: Head): Promise<void> {
    const lines = this.unkept;
    try {
      await this.around.append(head, lines);
    } catch (fault) {
      this.#failed(fault);
      return;
    }
    this.unkept = this.unkept.slice(lines.length);
    this.isLate = false;
    if (this.unkept.length) return this.#write(this.#head ?? head);
    if (this.#refused) this.around.saved();
    this.#refused = false;
  }

  #failed(fault: unknown): void {
    const name = fault instanceof DOMException ? fault.name : "";
    if (name === "ConstraintError") return this.around.overtaken();
    if (!name) console.error(fault);
    this.#refused = true;
    this.isLate = name === "TimeoutError";
    this.around.forget();
    this.around.unsaved();
    this.#retry = setTimeout(() => this.#head && this.#begin(this.#head), RETRY);
  }
}
