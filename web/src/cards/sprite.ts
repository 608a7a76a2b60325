import { mount } from "svelte";

const PARTS = {
  first: () => import("./art/FirstPictures.svelte"),
  others: () => import("./art/OtherPictures.svelte"),
};
type Part = keyof typeof PARTS;

/** The cards that the first page shows, whose pictures come by themselves. */
const FIRST = /^(?:[BRY]\d+|[WF]|dragon|bomb)$/;
const asked = new Set<Part>();

/** Fetch pictures and put them into the page, once; cards refer to them by name and show their index until then. */
function need(part: Part): void {
  if (asked.has(part)) return;
  asked.add(part);
  PARTS[part]().then(
    ({ default: Pictures }) => void mount(Pictures, { target: document.body }),
    () => void asked.delete(part), // no line to the server just now; the next card tries again
  );
}

/** Have the picture of a card; of its back where there is no face. */
export function needPicture(face: string | null): void {
  need("first");
  if (face === null || !FIRST.test(face)) need("others");
}

/** Have the pictures of all cards, where any of them may come. */
export const needPictures = (): void => needPicture(null);
