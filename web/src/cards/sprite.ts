import { mount } from "svelte";

const PARTS = {
  first: () => import("./art/FirstPictures.svelte"),
  others: () => import("./art/OtherPictures.svelte"),
  portraits: () => import("../portraits/Pictures.svelte"),
};
type Part = keyof typeof PARTS;

/** The cards of the first page, whose pictures are always loaded. */
const FIRST = /^(?:[BRY]\d+|[WF]|dragon|bomb)$/;
const asked = new Set<Part>();

/** Fetch pictures and add them to the page, once; cards and portraits refer to them by name. */
function need(part: Part): void {
  if (asked.has(part)) return;
  asked.add(part);
  PARTS[part]().then(
    ({ default: Pictures }) => void mount(Pictures, { target: document.body }),
    () => void asked.delete(part), // the server cannot be reached; the next card tries again
  );
}

/** Load the picture of a card, or (null) of a card's back. */
export function needPicture(face: string | null): void {
  need("first");
  if (face === null || !FIRST.test(face)) need("others");
}

/** Load the pictures of all cards, where any of them may come. */
export const needPictures = (): void => needPicture(null);

/** Load the portraits. */
export const needPortraits = (): void => need("portraits");
