/** The light is dim around a table (`:root.dim` in tokens.css). */

/** How many tables are shown: when one follows another, both may be for a moment. */
let tables = 0;

/** A table comes; returns a function for when it goes. */
export function dim(): () => void {
  change(1);
  return () => change(-1);
}

function change(by: number): void {
  tables += by;
  document.documentElement.classList.toggle("dim", tables > 0);
}
