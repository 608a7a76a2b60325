/** What somebody points at: a seat (`seat-2`), or a card of a seat (`card-2-B7`), wherever it lies on the board. */

const OWNER = "[data-of], [data-by]";

/** What is at a place of the screen; null: nothing that can be pointed at. */
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

/** The elements of a target, as a selector; null for text that is none. */
export function selectorOf(target: string): string | null {
  const seat = /^seat-(\d)$/.exec(target)?.[1];
  if (seat) return `.plate[data-seat="${seat}"]`;
  const [, owner, card] = /^card-(\d)-(\w+)$/.exec(target) ?? [];
  return card ? `:is([data-of="${owner}"], [data-by="${owner}"]) svg[data-face="${card}"]` : null;
}

const RING = "outline: 3px solid #38d6ff; outline-offset: 2px; border-radius: 8px; filter: drop-shadow(0 0 8px #38d6ff);";

/** Lets a target stand out for as long as it is shown, also where it is drawn again; returns what ends that. */
export function highlight(target: string | null): (() => void) | undefined {
  const selector = target === null ? null : selectorOf(target);
  if (selector === null) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${selector} { ${RING} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet));
}
