/** The name under which a reader sits down. */

import { me } from "../../../server/me.svelte.ts";
import { isUnreachable } from "../../../words/faults.ts";
import { guestName, guestNames } from "../../../words/guests.ts";

export class Naming {
  /** What the field says: at first a friendly name that nobody at the table has. */
  name = $state("");
  /** Whether the reader is asked: from when it is known that they have no name, until they sit, so that the seats stay where they are. */
  isAsked = $state(false);

  /** `taken`: the names of those who sit at the table. */
  constructor(private readonly taken: () => readonly string[]) {
    this.name = guestName(taken());
    void me.know().then(() => {
      if (me.name === null) this.isAsked = true;
      else this.name = me.name;
    });
  }

  /** Be known to the server under the name; a request without an answer is repeated once.  Raises Refused. */
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

  /** Somebody has sat down: nobody is suggested their name. */
  avoidTaken(): void {
    if (me.name === null && this.taken().includes(this.name)) this.#suggest();
  }

  /** The server has refused the name: ask for another one. */
  askAgain(): void {
    this.isAsked = true;
    this.#suggest();
  }

  /** Suggest another name in place of a suggestion; one that the reader has chosen stays, to be changed. */
  #suggest(): void {
    if (guestNames().includes(this.name)) this.name = guestName([...this.taken(), this.name]);
  }
}
