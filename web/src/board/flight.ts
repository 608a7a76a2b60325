/** Cards that fly: from the earlier position of something on the screen to where it is now. */

import { inOwnFrame } from "../browser/frames.ts";

/** The positions of the hand's cards before it changed, by card. */
export const takeoff = new Map<string, DOMRect>();

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether an animation of this many milliseconds is shown; measuring positions for it costs a layout. */
export const flies = (milliseconds: number): boolean => milliseconds > 0 && !still();

/** Remember where the cards of the hand on a board lie, before they change: a played card's flight starts there. */
export function lift(board: Element | undefined, milliseconds: number): void {
  takeoff.clear();
  if (!flies(milliseconds)) return;
  for (const card of board?.querySelectorAll<HTMLElement>(".hand [data-card]") ?? []) takeoff.set(card.dataset["card"] ?? "", card.getBoundingClientRect());
}

/** The position of a seat's plate, on the board that contains an element. */
export const plateOf = (element: Element, seat: number): DOMRect | undefined =>
  element.closest(".board")?.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();

/** The distance between the centres of two rectangles, in pixels. */
export const way = (from: DOMRect, to: DOMRect): { x: number; y: number } => ({
  x: to.x + to.width / 2 - from.x - from.width / 2,
  y: to.y + to.height / 2 - from.y - from.height / 2,
});

/** Flights that have not begun: the cards lie where they come from. */
const waiting: Animation[] = [];

/** Let the cards fly: everything else on the board is in its place, so that nothing is laid out meanwhile. */
export const depart = (): void => waiting.splice(0).forEach((flight) => flight.play());

/** A flight: the card is lifted and tilted, carries on a little too far, and lands. */
const LIFT = { scale: 1.1, offset: 0.16 };
const OVER = { part: 0.03, scale: 1.05, offset: 0.74 };
const TILT = 4;
const OUT = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** Animate an element from another place to its own, from the next frame on; the time is in milliseconds. */
export function fly(element: Element, from: DOMRect, milliseconds: number, delay = 0): void {
  if (!flies(milliseconds) || typeof element.animate !== "function") return;
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const { x, y } = way(to, from);
  const size = Math.min(1.6, Math.max(0.35, from.height / to.height));
  const own = getComputedStyle(element).transform;
  const rest = own === "none" ? "" : own;
  const at = (part: number, scale: number, turn: number): string =>
    `translate(${x * part}px, ${y * part}px) ${rest} rotate(${turn}deg) scale(${scale})`;
  const tilt = x < 0 ? TILT : -TILT;
  const flight = element.animate(
    [
      { transform: at(1, size, 0), opacity: 0.6, easing: "ease-in" },
      { transform: at(0.94, size * LIFT.scale, tilt), opacity: 1, offset: LIFT.offset, easing: OUT },
      { transform: at(-OVER.part, OVER.scale, -tilt / 3), opacity: 1, offset: OVER.offset, easing: "ease-in" },
      { transform: rest || "none", opacity: 1 },
    ],
    { duration: milliseconds, delay, fill: "backwards" },
  );
  flight.pause();
  if (waiting.push(flight) === 1) inOwnFrame(depart);
}
