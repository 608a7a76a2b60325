/** Makes tables that are wider than the page scrollable by keyboard. */

const BOX = ".table";

/** While the box can be scrolled, it can be focused, and the element with the id `name` labels it. */
function reach(box: HTMLElement, name: string): void {
  const wanted = { tabindex: "0", role: "group", "aria-labelledby": name };
  const scrolls = box.scrollWidth > box.clientWidth;
  for (const [attribute, value] of Object.entries(wanted))
    if (scrolls) box.setAttribute(attribute, value);
    else box.removeAttribute(attribute);
}

/** Watch all tables within an element; returns a function that stops it. */
export function watchTables(element: Element, name: string): () => void {
  const boxes = [...element.querySelectorAll<HTMLElement>(BOX)];
  const watcher = new ResizeObserver(() => boxes.forEach((box) => reach(box, name)));
  for (const box of boxes) {
    watcher.observe(box);
    for (const table of box.children) watcher.observe(table); // another font can make the table wider, but not its box
  }
  return () => watcher.disconnect();
}
