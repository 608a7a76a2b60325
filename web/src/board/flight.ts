/** Cards that fly: from the earlier position of something on the screen to where it is now. */

/** The positions of the hand's cards before it changed, by card. */
export const takeoff = new Map<string, DOMRect>();

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether an animation of this many milliseconds is shown; measuring positions for it costs a layout. */
export const flies = (milliseconds: number): boolean => milliseconds > 0 && !still();

/** The position of a seat's plate, on the board that contains an element. */
export const plateOf = (element: Element, seat: number): DOMRect | undefined =>
  element.closest(".board")?.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();

/** The distance between the centres of two rectangles, in pixels. */
export const way = (from: DOMRect, to: DOMRect): { x: number; y: number } => ({
  x: to.x + to.width / 2 - from.x - from.width / 2,
  y: to.y + to.height / 2 - from.y - from.height / 2,
});

/** A card lands at the end of its flight: its size while in the air, and when landing starts, as a fraction of the flight. */
const LIFT = 1.06;
const LANDING = 0.72;

/** Animate an element from another place to its own; the time is in milliseconds. */
export function fly(element: Element, from: DOMRect, milliseconds: number, delay = 0): void {
  if (!flies(milliseconds) || typeof element.animate !== "function") return;
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const { x, y } = way(to, from);
  const size = Math.min(1.6, Math.max(0.35, from.height / to.height));
  const own = getComputedStyle(element).transform;
  const rest = own === "none" ? "" : own;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) ${rest} scale(${size})`, opacity: 0.6 },
      { transform: `translate(0, -3px) ${rest} scale(${LIFT})`, opacity: 1, offset: LANDING },
      { transform: rest || "none", opacity: 1 },
    ],
    { duration: milliseconds, delay, easing: "cubic-bezier(0.2, 0.75, 0.25, 1)", fill: "backwards" },
  );
}
