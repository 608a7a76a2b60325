import { can } from "../browser/abilities.ts";
import { keep, kept } from "../browser/storage.ts";
import type { PlayerView, SignedOut } from "../protocol/types.ts";
import { get, post, Refused } from "./http.ts";
import { hasToken, keepToken } from "./token.ts";

/** The key under which a page without a server keeps the reader's name. */
const KEY = "foretell-name";

/** The reader.  The browser keeps a token or, without a server, the name. */
class Me {
  name = $state.raw<string | null>(null);
  #known: Promise<void> | null = null;
  /** Why the server has not said who the reader is. */
  #fault: unknown = null;

  /** Ask the server for the reader's name, once. */
  know(): Promise<void> {
    return (this.#known ??= this.#ask());
  }

  /** Register under a name, unless the reader has one; throws Refused. */
  async need(name: string): Promise<void> {
    await this.know();
    if (this.name !== null) return;
    if (hasToken()) throw this.#fault; // somebody new would lose the reader's seats and games
    this.become(await post<PlayerView>("/players", { name }));
  }

  /** Become the player whose token the server sent. */
  become(player: PlayerView): void {
    forgetPush();
    keepToken(player.token ?? null);
    this.name = player.name;
  }

  /** Change the name; throws Refused. */
  async rename(name: string): Promise<void> {
    await this.know();
    if (!can("tables")) keep(KEY, (this.name = name));
    else if (this.name === null) await this.need(name);
    else this.name = (await post<PlayerView>("/me", { name }, "PATCH")).name;
  }

  /** Revoke all tokens of the reader; `stay`: this browser gets a new one.  Throws Refused. */
  async signOut(stay: boolean): Promise<void> {
    forgetPush();
    const { token } = await post<SignedOut>("/me/sign-out", { stay });
    this.#has(token ?? null);
  }

  /** Have everything about the reader deleted; throws Refused. */
  async forget(): Promise<void> {
    await post<SignedOut>("/me/delete", { name: this.name ?? "" });
    this.#has(null);
  }

  #has(token: string | null): void {
    keepToken(token);
    if (token === null) this.name = null;
  }

  async #ask(): Promise<void> {
    if (!can("tables")) this.name = nameIn(kept(KEY));
    if (!can("tables") || !hasToken()) return;
    try {
      this.name = (await get<PlayerView>("/me")).name;
    } catch (fault) {
      if (fault instanceof Refused && fault.status === 401) keepToken(null); // this server does not know the token
      else [this.#known, this.#fault] = [null, fault]; // no answer: ask again later
    }
  }
}

/** After signing in again, or out everywhere, the server has no subscription: `frame/push.svelte.ts` sends it again. */
function forgetPush(): void {
  if (kept("foretell-push")) keep("foretell-push", null);
}

const nameIn = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const me = new Me();
