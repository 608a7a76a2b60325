/** What somebody points at: a seat (`seat-2`) or a seat's card (`card-2-B7`), wherever it is on the board. */

const OWNER = "[data-of], [data-by]";

/** The target at a point on the screen; null if there is none. */
export function targetAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const card = element.closest<SVGElement>("svg[data-face]")?.dataset["face"];
    const owner = element.closest<HTMLElement>(OWNER)?.dataset;
    const seat = element.closest<HTMLElement>(".plate[data-seat]")?.dataset["seat"];
    if (card && owner) return `card-${owner["of"] ?? owner["by"]}-${card}`;
    if (seat) return `seat-${seat}`;
  }
  return null;
}

/** A selector for the elements of a target; null if the text is not a target. */
export function selectorOf(target: string): string | null {
  const seat = /^seat-(\d)$/.exec(target)?.[1];
  if (seat) return `.plate[data-seat="${seat}"]`;
  const [, owner, card] = /^card-(\d)-(\w+)$/.exec(target) ?? [];
  return card ? `:is([data-of="${owner}"], [data-by="${owner}"]) svg[data-face="${card}"]` : null;
}

const RING = "outline: 3px solid #38d6ff; outline-offset: 2px; border-radius: 8px; filter: drop-shadow(0 0 8px #38d6ff);";

/** Highlight a target, even when it is drawn again; returns a function that ends this. */
export function highlight(target: string | null): (() => void) | undefined {
  const selector = target === null ? null : selectorOf(target);
  if (selector === null) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${selector} { ${RING} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet));
}
