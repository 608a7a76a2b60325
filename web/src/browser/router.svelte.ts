import { here, hrefOf, pathOf } from "./address.ts";
import type { Component } from "svelte";

type Page = Component<Record<string, string>>;

/** A path such as `/table/:id` and the page that shows it. */
export interface Route {
  path: string;
  page: () => Promise<{ default: Component<never> }>;
}

/** Shows the page of the current address; links are ordinary links. */
class Router {
  path = $state.raw(here().pathname);
  hash = $state.raw(here().hash);
  search = $state.raw(here().search);
  page = $state.raw<Page | null>(null);
  values = $state.raw<Record<string, string>>({});
  /** Whether the page of the address could not be fetched. */
  isMissing = $state.raw(false);
  #routes: Route[] = [];
  #latest = 0;

  /** Show the page of the address, now and whenever it changes; the last route is for unknown paths. */
  start(routes: Route[]): void {
    this.#routes = routes;
    addEventListener("popstate", () => void this.#show());
    document.addEventListener("click", (event) => this.#follow(event));
    void this.#show();
  }

  /** Go to a path of the client. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", hrefOf(path));
    else history.pushState(null, "", hrefOf(path));
    if (!replace) scrollTo(0, 0);
    void this.#show();
  }

  /** Fetch the page of a path ahead of time. */
  ahead(path: string): void {
    void found(this.#routes, path)[0].page().catch(() => null);
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = !event.defaultPrevented && event.button === 0;
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || !plain || elsewhere || link.target || link.download) return;
    const path = pathOf(link);
    if (path === null) return;
    event.preventDefault();
    this.go(path);
  }

  async #show(): Promise<void> {
    const turn = ++this.#latest;
    const { pathname: path, hash, search } = here();
    const [route, values] = found(this.#routes, path);
    const page = await route.page().then(
      ({ default: found }) => found as unknown as Page,
      () => null,
    );
    if (turn !== this.#latest) return; // a later navigation was quicker
    this.isMissing = page === null;
    this.page = page;
    this.values = values;
    this.path = path;
    this.hash = hash;
    this.search = search;
  }
}

/** The first route that matches a path, with the values of its parameters; the last one if none does. */
export function found(routes: readonly Route[], path: string): [Route, Record<string, string>] {
  const parts = path.split("/").filter(Boolean);
  for (const route of routes) {
    const wanted = route.path.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const values: Record<string, string> = {};
    const fits = wanted.every((name, index) => {
      const part = parts[index] ?? "";
      if (!name.startsWith(":")) return name === part;
      values[name.slice(1)] = decoded(part);
      return true;
    });
    if (fits) return [route, values];
  }
  const last = routes.at(-1);
  if (!last) throw new Error("there are no routes");
  return [last, {}];
}

/** A part of a path as text; one that is not UTF-8 is unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();
