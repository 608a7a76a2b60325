/**
 * Addresses of the page.  On a server the page is at the root, and every path of the page is a path of the server.  As a
 * folder on any host (`foretell site`) the page is a single file, and its paths are fragments: `index.html#/rules#S2`.
 */

/** What `foretell site` writes into the page: `site`, and the `server` to use. */
const marks: DOMStringMap = typeof document === "undefined" ? {} : document.documentElement.dataset;

/** Whether the page is a folder of files. */
export const isSite = marks["site"] !== undefined;

/** The origin of the server: empty if it is the page's own; null if there is no server. */
export const SERVER: string | null = isSite ? (marks["server"] ?? null) : "";

/** The `href` of a link to a path of the page. */
export const hrefOf = (path: string): string => (isSite ? `#${path}` : path);

/** A link to a path of the page, for sending to others. */
export const linkTo = (path: string): string => new URL(hrefOf(path), location.href).href;

/** The address of a file next to the page. */
export const fileOf = (name: string): string => (isSite ? name : `/${name}`);

/** The current path of the page, with its query and its own fragment. */
export function here(): URL {
  const path = isSite ? location.hash.slice(1) : location.pathname + location.search + location.hash;
  return new URL(`/${path.replace(/^\/+/, "")}`, location.origin); // two slashes would start a host name
}

/** The path of the page that a link leads to; null if it leads elsewhere. */
export function pathOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin) return null;
  if (isSite) return link.pathname === location.pathname && link.hash.startsWith("#/") ? link.hash.slice(1) : null;
  if (/^\/(api|assets)\//.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}
