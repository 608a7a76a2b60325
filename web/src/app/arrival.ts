import { atHeading } from "../browser/focus.ts";

/** How long a page may take to show its heading, in milliseconds. */
const PATIENCE = 5000;

const isThere = (): boolean => document.activeElement !== document.body || atHeading(document, "main h1");

/** On another page the focus is at its heading, unless it is somewhere already; screen readers then say the heading. Returns what ends the waiting. */
export function arrive(): () => void {
  const watcher = new MutationObserver(() => isThere() && watcher.disconnect());
  if (!isThere()) watcher.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => watcher.disconnect(), PATIENCE);
  return () => (clearTimeout(timer), watcher.disconnect());
}
