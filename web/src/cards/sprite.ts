import { mount } from "svelte";

let asked = false;

/** Fetch the pictures and put them into the page, once; cards refer to them by name and show their index until then. */
export function needSprite(): void {
  if (asked) return;
  asked = true;
  import("./art/Sprite.svelte").then(
    ({ default: Sprite }) => void mount(Sprite, { target: document.body }),
    () => void (asked = false), // no line to the server just now; the next card tries again
  );
}
