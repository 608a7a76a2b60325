/** The pause before a bot's move. */

/** How fast bots are: `pace` multiplies their pauses; `byClick`: they wait for the reader. */
export interface Manner {
  pace: number;
  byClick: boolean;
}

export class Pause {
  #length = 0;
  #began = 0;
  #done: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is called when a bot starts and stops waiting for the reader. */
  constructor(
    private manner: Manner,
    private readonly now: () => number,
    private readonly changed: () => void,
  ) {}

  /** Whether a bot waits for the reader. */
  get isForReader(): boolean {
    return this.#done !== null && this.manner.byClick;
  }

  /** Wait for this many milliseconds at normal pace, counted from `began`, or until the reader lets the bot continue. */
  async of(length: number, began: number): Promise<void> {
    this.end();
    await new Promise<void>((done) => {
      [this.#length, this.#began, this.#done] = [length, began, done];
      this.#arm();
    });
  }

  /** Change the manner, even of a running pause. */
  set(manner: Manner): void {
    this.manner = manner;
    if (this.#done) this.#arm();
  }

  /** End the pause: the time is up, the reader lets the bot continue, or nobody waits any more. */
  end(): void {
    clearTimeout(this.#timer);
    const done = this.#done;
    this.#done = null;
    if (!done) return;
    done();
    this.changed();
  }

  #arm(): void {
    clearTimeout(this.#timer);
    if (!this.manner.byClick) {
      const whole = this.#length * this.manner.pace;
      const gone = Math.max(0, this.now() - this.#began); // negative if the clock was set back
      this.#timer = setTimeout(() => this.end(), Math.max(0, whole - gone));
    }
    this.changed();
  }
}
