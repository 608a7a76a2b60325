/** The pause before a bot's move. */

/** How quick bots are: `pace` multiplies their pauses; `byClick`: they wait until the reader lets them go on. */
export interface Manner {
  pace: number;
  byClick: boolean;
}

export class Pause {
  #length = 0;
  #began = 0;
  #done: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is called when a bot begins to wait for the reader, and when it ends. */
  constructor(
    private manner: Manner,
    private readonly now: () => number,
    private readonly changed: () => void,
  ) {}

  /** Whether a bot waits for the reader. */
  get isForReader(): boolean {
    return this.#done !== null && this.manner.byClick;
  }

  /** Wait for a number of milliseconds at normal pace, counted from `began`, or until the reader lets the bot go on. */
  async of(length: number, began: number): Promise<void> {
    this.end();
    await new Promise<void>((done) => {
      [this.#length, this.#began, this.#done] = [length, began, done];
      this.#arm();
    });
  }

  /** Change the manner, also of the pause that is going on. */
  set(manner: Manner): void {
    this.manner = manner;
    if (this.#done) this.#arm();
  }

  /** End the pause: it is over, the reader lets the bot go on, or nobody waits any more. */
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
      const gone = Math.max(0, this.now() - this.#began); // negative if the clock was put back
      this.#timer = setTimeout(() => this.end(), Math.max(0, whole - gone));
    }
    this.changed();
  }
}
