import { atHeading } from "../browser/focus.ts";

/**
 * When the control with the focus disappears, as a step that is done, the focus goes to the first of these headings that
 * its place has.  Returns what ends that.
 */
export function keepFocus(place: HTMLElement, ...headings: string[]): () => void {
  let last: Node | null = null;
  const note = ({ target }: FocusEvent): void => void (last = target as Node);
  const watcher = new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    headings.some((heading) => atHeading(place, heading));
  });
  place.addEventListener("focusin", note);
  watcher.observe(place, { childList: true, subtree: true });
  return () => (place.removeEventListener("focusin", note), watcher.disconnect());
}
