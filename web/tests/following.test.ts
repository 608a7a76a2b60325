/** A log stays at its newest line, however late the browser reports scrolling. */

import { expect, test } from "vitest";
import { Following, type Scrolled } from "../src/board/following.svelte.ts";

/** A box with a height of 100 that scrolls like one in a browser. */
class Box implements Scrolled {
  clientHeight = 100;
  #height = 0;
  #top = 0;

  get scrollHeight(): number {
    return this.#height;
  }

  set scrollHeight(height: number) {
    this.#height = height;
    this.scrollTop = this.#top;
  }

  get scrollTop(): number {
    return this.#top;
  }

  set scrollTop(top: number) {
    this.#top = Math.max(0, Math.min(top, this.#height - this.clientHeight));
  }
}

function full(): [Following, Box] {
  const [following, box] = [new Following(), new Box()];
  box.scrollHeight = 500;
  following.changed(box);
  following.scrolled(box);
  return [following, box];
}

test("lines that come before the browser reports our own scrolling leave the log at its end", () => {
  const [following, box] = full();
  box.scrollHeight = 600;
  following.changed(box);
  box.scrollHeight = 800; // three more lines, then the scroll event of the first
  following.scrolled(box);
  expect(following.on).toBe(true);
  following.changed(box);
  expect(box.scrollTop).toBe(700);
});

test("content that shrinks and grows does not look like a reader who scrolls back", () => {
  const [following, box] = full();
  box.scrollHeight = 450;
  box.scrollHeight = 700;
  following.scrolled(box);
  expect(following.on).toBe(true);
});

test("a reader who scrolls back stays there, and follows again from the end on", () => {
  const [following, box] = full();
  following.touched();
  box.scrollTop = 250;
  following.scrolled(box);
  expect(following.on).toBe(false);
  box.scrollHeight = 700;
  following.changed(box);
  expect(box.scrollTop).toBe(250);
  box.scrollTop = 590;
  following.scrolled(box);
  expect(following.on).toBe(true);
});

test("a touch at the end of the log that does not scroll back changes nothing", () => {
  const [following, box] = full();
  following.touched();
  box.scrollHeight = 700;
  following.scrolled(box);
  following.changed(box);
  expect(box.scrollTop).toBe(600);
});

test("a button leads back to the end", () => {
  const [following, box] = full();
  following.touched();
  box.scrollTop = 0;
  following.scrolled(box);
  following.toEnd(box);
  expect([following.on, box.scrollTop]).toEqual([true, 400]);
});
