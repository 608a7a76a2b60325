/** Where other devices reach the server, for the page on the server's own computer: links to it are made from that. */

import type { Reach } from "../protocol/types.ts";
import { get, post } from "./http.ts";

const OFTEN = 5000;
/** What a page knows that is not on the server's own computer. */
export const UNTOLD: Reach = { here: false, origins: [], can_open: false, can_close: false, visited: false };

class Reaching {
  /** What the server says; null: it has not answered. */
  now: Reach | null = $state.raw(null);

  /** The address that the reader has chosen, where this computer has several. */
  chosen = $state.raw("");

  /** What links for others begin with; undefined: nobody else can come. */
  get origin(): string | undefined {
    const origins = this.now?.origins ?? [];
    return origins.includes(this.chosen) ? this.chosen : origins[0];
  }

  /** Ask now, and again as long as somebody may come through; returns how to stop. */
  follow(): () => void {
    void this.#ask();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && this.now?.origins.length && !this.now.visited) void this.#ask();
    }, OFTEN);
    return () => clearInterval(timer);
  }

  /** Let devices of the local network in, or no more; raises Refused. */
  async let(open: boolean): Promise<void> {
    this.now = await post<Reach>("/reach", { open });
  }

  async #ask(): Promise<void> {
    this.now = await get<Reach>("/reach").catch(() => this.now);
  }
}

export const reaching = new Reaching();

/** A link of this page, for devices that reach the server at another origin. */
export function at(origin: string, link: string): string {
  const { pathname, search, hash } = new URL(link);
  return origin + pathname + search + hash;
}
