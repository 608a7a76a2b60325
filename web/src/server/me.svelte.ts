import { can } from "../app/abilities.ts";
import type { PlayerView } from "../protocol/types.ts";
import { get, post, Refused } from "./http.ts";
import { hasToken, keepToken } from "./token.ts";

/** The reader.  There are no accounts: the browser keeps a token. */
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
    const made = await post<PlayerView>("/players", { name });
    keepToken(made.token ?? null);
    this.name = made.name;
  }

  /** Take another name; raises Refused. */
  async rename(name: string): Promise<void> {
    await this.know();
    if (this.name === null) await this.need(name);
    else this.name = (await post<PlayerView>("/me", { name }, "PATCH")).name;
  }

  async #ask(): Promise<void> {
    if (!can("tables") || !hasToken()) return;
    try {
      this.name = (await get<PlayerView>("/me")).name;
    } catch (fault) {
      if (fault instanceof Refused && fault.status === 401) keepToken(null); // this server does not know the token
      else this.#known = null; // no answer: ask again later
    }
  }
}

export const me = new Me();
