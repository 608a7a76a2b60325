/** Dragging a card from the hand onto the felt. */

/** How far a finger may move before a tap becomes a drag, in pixels. */
const SLACK = 10;

export class Drag {
  /** The card that is being dragged. */
  card = $state.raw<string | null>(null);
  x = $state.raw(0);
  y = $state.raw(0);

  #start: { x: number; y: number; card: string; dropped: () => void } | null = null;
  #moved = false;

  /** `edge`: the height in pixels above which the card is on the felt. */
  constructor(readonly edge: () => number) {}

  begin(event: PointerEvent, card: string, dropped: () => void): void {
    this.#moved = false;
    if (event.button !== 0) return;
    this.#start = { x: event.clientX, y: event.clientY, card, dropped };
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
    const onFelt = event.clientY < this.edge();
    const dropped = this.#moved && onFelt ? this.#start?.dropped : undefined;
    this.cancel();
    dropped?.();
  }

  cancel(): void {
    this.#start = null;
    this.card = null;
    [this.x, this.y] = [0, 0];
  }

  /** Whether the following click only ended a drag; call it once per click. */
  consumed(): boolean {
    const moved = this.#moved;
    this.#moved = false;
    return moved;
  }
}
