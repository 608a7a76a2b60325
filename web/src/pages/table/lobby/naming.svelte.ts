/** The name that a reader takes at a table. */

import { me } from "../../../server/me.svelte.ts";
import { isUnreachable } from "../../../words/faults.ts";
import { guestName, guestNames } from "../../../words/guests.ts";

export class Naming {
  /** The contents of the field: at first a friendly name that nobody at the table has. */
  name = $state("");
  /** Whether the form is shown: from when the reader is known to have no name until they sit, so that the seats do not move. */
  isAsked = $state(false);

  /** `taken`: the names at the table. */
  constructor(private readonly taken: () => readonly string[]) {
    this.name = guestName(taken());
    void me.know().then(() => {
      if (me.name === null) this.isAsked = true;
      else this.name = me.name;
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
    if (this.isAsked && name !== me.name) await me.rename(name);
    else await me.need(name);
  }

  /** Somebody sat down: their name is no longer suggested. */
  avoidTaken(): void {
    if (me.name === null && this.taken().includes(this.name)) this.#suggest();
  }

  /** The server refused the name: ask for another one. */
  askAgain(): void {
    this.isAsked = true;
    this.#suggest();
  }

  /** Replace a suggestion by another one; a name that the reader typed stays for them to change. */
  #suggest(): void {
    if (guestNames().includes(this.name)) this.name = guestName([...this.taken(), this.name]);
  }
}
