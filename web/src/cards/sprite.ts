import { mount, type Component } from "svelte";

type Pictures = () => Promise<{ default: Component }>;

const first: Pictures = () => import("./art/FirstPictures.svelte");
const others: Pictures = () => import("./art/OtherPictures.svelte");

/** The cards on the first page, whose pictures are always loaded. */
const FIRST = /^(?:[BRY]\d+|[WF]|dragon|bomb)$/;
const asked = new Set<Pictures>();

/** Fetch pictures and add them to the page, once; cards and portraits refer to them by name. */
export function need(pictures: Pictures): void {
  if (asked.has(pictures)) return;
  asked.add(pictures);
  pictures().then(
    ({ default: Pictures }) => void mount(Pictures, { target: document.body }),
    () => void asked.delete(pictures), // the server is unreachable; the next card tries again
  );
}

/** Load the picture of a card, or of a card's back (null). */
export function needPicture(face: string | null): void {
  need(first);
  if (face === null || !FIRST.test(face)) need(others);
}

/** Load the pictures of all cards, on a page where any of them may appear. */
export const needPictures = (): void => needPicture(null);
