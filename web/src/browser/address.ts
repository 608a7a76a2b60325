/**
 * Addresses of the page.  A server has the page at its root, and every path of the page is a path of the server.  As a
 * folder on any host (`foretell site`) the page is one file, and its paths are fragments: `index.html#/rules#S2`.
 */

/** What `foretell site` writes into the page: `site`, and the `server` to use. */
const marks: DOMStringMap = typeof document === "undefined" ? {} : document.documentElement.dataset;

/** Whether the page is a folder of files. */
export const isSite = marks["site"] !== undefined;

/** The origin of the server: empty for the page's own one; null: there is none. */
export const SERVER: string | null = isSite ? (marks["server"] ?? null) : "";

/** What a link to a path of the page has as its `href`. */
export const hrefOf = (path: string): string => (isSite ? `#${path}` : path);

/** A link to a path of the page, to be sent to others. */
export const linkTo = (path: string): string => new URL(hrefOf(path), location.href).href;

/** Where a file lies beside the page. */
export const fileOf = (name: string): string => (isSite ? name : `/${name}`);

/** The present path of the page, with its query and its own fragment. */
export function here(): URL {
  const path = isSite ? location.hash.slice(1) : location.pathname + location.search + location.hash;
  return new URL(`/${path.replace(/^\/+/, "")}`, location.origin); // two slashes would begin the name of a host
}

/** The path of the page to which a link leads; null if it leads elsewhere. */
export function pathOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin) return null;
  if (isSite) return link.pathname === location.pathname && link.hash.startsWith("#/") ? link.hash.slice(1) : null;
  if (/^\/(api|assets)\//.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}
