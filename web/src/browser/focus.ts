/** Put the focus on a heading, which screen readers then say; false if there is none. */
export function atHeading(place: ParentNode, heading: string): boolean {
  const found = place.querySelector<HTMLElement>(heading);
  if (found) found.tabIndex = -1;
  found?.focus({ preventScroll: true });
  return found !== null;
}
