/** Whether a box that grows at its end stays scrolled to it: until the reader scrolls back, and again from the end on. */

export type Scrolled = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

/** How many pixels below the edge still count as the end: about a line. */
const NEAR = 24;

export class Following {
  /** Whether the box stays at its end. */
  on = $state(true);
  #hands = false;
  #top = 0;

  /** The reader does something that scrolls: a wheel, a finger, a key, the scroll bar. */
  touched = (): void => {
    this.#hands = true;
  };

  /**
   * The box was scrolled.  The browser tells that late, when more lines have come perhaps, so how far the end is says
   * nothing: the reader has gone back if the box is further up than it was, and by his hands.
   */
  scrolled(box: Scrolled): void {
    const left = box.scrollHeight - box.clientHeight - box.scrollTop;
    if (left < NEAR) this.#atEnd();
    else if (this.#hands && box.scrollTop < this.#top) this.on = false;
    this.#top = box.scrollTop;
  }

  /** There is more in the box, or less, or its size is another one. */
  changed(box: Scrolled): void {
    if (!this.on) return;
    box.scrollTop = box.scrollHeight;
    this.#top = box.scrollTop;
  }

  /** The reader wants to the end. */
  toEnd(box: Scrolled): void {
    this.#atEnd();
    this.changed(box);
  }

  #atEnd(): void {
    this.on = true;
    this.#hands = false;
  }
}
