/** Dragging or flicking a card from the hand onto the felt. */

/** How far a finger may move before a tap becomes a drag, in pixels. */
const SLACK = 10;
/** A flick moves mostly upwards, at least this far (in pixels) and this fast (in pixels per millisecond). */
const FLICK = { far: 28, fast: 0.45 };

interface Start {
  x: number;
  y: number;
  /** When the finger touched the card, in milliseconds. */
  at: number;
  card: string;
  dropped: () => void;
}

export class Drag {
  card = $state.raw<string | null>(null);
  x = $state.raw(0);
  y = $state.raw(0);

  #start: Start | null = null;
  #moved = false;

  /** `edge`: the height in pixels above which the card is on the felt. */
  constructor(readonly edge: () => number) {}

  begin(event: PointerEvent, card: string, dropped: () => void): void {
    this.#moved = false;
    if (event.button !== 0) return;
    this.#start = { x: event.clientX, y: event.clientY, at: event.timeStamp, card, dropped };
  }

  move(event: PointerEvent): void {
    if (!this.#start) return;
    const [x, y] = [event.clientX - this.#start.x, event.clientY - this.#start.y];
    if (!this.#moved && Math.hypot(x, y) < SLACK) return;
    if (!this.#moved && event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    this.#moved = true;
    this.card = this.#start.card;
    [this.x, this.y] = [x, y];
  }

  end(event: PointerEvent): void {
    const start = this.#start;
    const plays = this.#moved && start && (event.clientY < this.edge() || isFlick(start, event));
    this.cancel();
    if (plays) start.dropped();
  }

  cancel(): void {
    this.#start = null;
    this.card = null;
    [this.x, this.y] = [0, 0];
  }

  /** Whether the click only ended a drag; call it once per click. */
  consumed(): boolean {
    const moved = this.#moved;
    this.#moved = false;
    return moved;
  }
}

/** Whether a finger moved quickly upwards. */
export function isFlick(start: Pick<Start, "x" | "y" | "at">, end: Pick<PointerEvent, "clientX" | "clientY" | "timeStamp">): boolean {
  const up = start.y - end.clientY;
  const aside = Math.abs(end.clientX - start.x);
  return up >= FLICK.far && up > aside && up >= FLICK.fast * (end.timeStamp - start.at);
}
