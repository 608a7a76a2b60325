import { keep, kept } from "../app/storage.ts";
import type { PlayerView } from "../protocol/types.ts";
import { get, post, Refused } from "./http.ts";

/** Marks that this browser has a token; without one there is no need to ask the server for a name. */
const KEY = "foretell-known";

/** The reader.  There are no accounts: the browser keeps a token that scripts cannot read. */
class Me {
  name = $state.raw<string | null>(null);
  #known: Promise<void> | null = null;

  /** Ask the server for the reader's name, once. */
  know(): Promise<void> {
    return (this.#known ??= this.#ask());
  }

  /** Register under a name, unless the reader has one; raises Refused. */
  async need(name: string): Promise<void> {
    await this.know();
    if (this.name !== null) return;
    this.name = (await post<PlayerView>("/players", { name })).name;
    keep(KEY, true);
  }

  /** Take another name; raises Refused. */
  async rename(name: string): Promise<void> {
    await this.know();
    if (this.name === null) await this.need(name);
    else this.name = (await post<PlayerView>("/me", { name }, "PATCH")).name;
  }

  async #ask(): Promise<void> {
    if (kept(KEY) === null) return;
    try {
      this.name = (await get<PlayerView>("/me")).name;
    } catch (fault) {
      if (fault instanceof Refused && fault.status === 401) keep(KEY, null); // this server does not know the token
      else this.#known = null; // no answer: ask again later
    }
  }
}

export const me = new Me();
