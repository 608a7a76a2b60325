/** Where other devices can reach the server, for links made by a page on the server's own computer. */

import type { Reach } from "../protocol/types.ts";
import { get, post } from "./http.ts";

const OFTEN = 5000;
/** What a page on another computer knows. */
export const UNTOLD: Reach = { here: false, origins: [], can_open: false, can_close: false, visited: false };

class Reaching {
  /** The server's answer; null if there is none yet. */
  now: Reach | null = $state.raw(null);

  /** The address that the reader chose, if this computer has several. */
  chosen = $state.raw("");

  /** How links for others start; undefined if nobody else can connect. */
  get origin(): string | undefined {
    const origins = this.now?.origins ?? [];
    return origins.includes(this.chosen) ? this.chosen : origins[0];
  }

  /** Ask now, and repeatedly while somebody may get through; returns a function that stops it. */
  follow(): () => void {
    void this.#ask();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && this.now?.origins.length && !this.now.visited) void this.#ask();
    }, OFTEN);
    return () => clearInterval(timer);
  }

  /** Open or close the server to devices in the local network; throws Refused. */
  async let(open: boolean): Promise<void> {
    this.now = await post<Reach>("/reach", { open });
  }

  async #ask(): Promise<void> {
    this.now = await get<Reach>("/reach").catch(() => this.now);
  }
}

export const reaching = new Reaching();

/** A link to this page for devices that reach the server at another origin. */
export function at(origin: string, link: string): string {
  const { pathname, search, hash } = new URL(link);
  return origin + pathname + search + hash;
}
