/** The name that a reader takes at a table. */

import { me } from "../../../server/me.svelte.ts";
import { isUnreachable } from "../../../words/faults.ts";
import { guestName, guestNames } from "../../../words/guests.ts";

export class Naming {
  /** The contents of the field: at first the reader's name or, for a stranger, a friendly one that nobody at the table has. */
  name = $state("");
  /** What the field had at first: readers who change it want another name. */
  #first: string;

  /** `taken`: the names at the table. */
  constructor(private readonly taken: () => readonly string[]) {
    this.name = this.#first = guestName(taken());
    void me.know().then(() => {
      if (me.name !== null && this.name === this.#first) this.name = this.#first = me.name;
    });
  }

  /** Register the name with the server; a request without an answer is repeated once.  Throws Refused. */
  async use(): Promise<void> {
    const name = this.name.trim() || guestName(this.taken());
    await this.#register(name).catch((fault: unknown) => {
      if (!isUnreachable(fault)) throw fault;
      return this.#register(name);
    });
  }

  async #register(name: string): Promise<void> {
    if (name === this.#first || name === me.name) await me.need(name);
    else await me.rename(name);
  }

  /** Somebody sat down: their name is no longer suggested. */
  avoidTaken(): void {
    if (me.name === null && this.taken().includes(this.name) && this.#suggest()) this.#first = this.name;
  }

  /** The server refused the name: suggest another one. */
  askAgain(): void {
    this.#suggest();
  }

  /** Replace a suggestion by another one; a name that the reader typed stays for them to change. */
  #suggest(): boolean {
    const isSuggested = guestNames().includes(this.name);
    if (isSuggested) this.name = guestName([...this.taken(), this.name]);
    return isSuggested;
  }
}
