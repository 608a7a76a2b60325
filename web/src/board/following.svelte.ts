/** Keeps a growing box scrolled to its end, until the reader scrolls back, and again when they return. */

export type Scrolled = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

/** How many pixels from the end still count as the end: about a line. */
const NEAR = 24;

export class Following {
  /** Whether the box stays at its end. */
  on = $state(true);
  #hands = false;
  #top = 0;

  /** The reader may be scrolling: by wheel, finger, key or scroll bar. */
  touched = (): void => {
    this.#hands = true;
  };

  /**
   * The box was scrolled.  Browsers report that late, maybe after more lines arrived, so the distance to the end means
   * nothing: the reader went back if the box is further up than before and they caused it.
   */
  scrolled(box: Scrolled): void {
    const left = box.scrollHeight - box.clientHeight - box.scrollTop;
    if (left < NEAR) this.#atEnd();
    else if (this.#hands && box.scrollTop < this.#top) this.on = false;
    this.#top = box.scrollTop;
  }

  /** The box's content or size has changed. */
  changed(box: Scrolled): void {
    if (!this.on) return;
    box.scrollTop = box.scrollHeight;
    this.#top = box.scrollTop;
  }

  /** The reader wants to see the end. */
  toEnd(box: Scrolled): void {
    this.#atEnd();
    this.changed(box);
  }

  #atEnd(): void {
    this.on = true;
    this.#hands = false;
  }
}
