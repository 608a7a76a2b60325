import { sound } from "../../../settings/sounds.ts";
import type { Phase } from "./clock.svelte.ts";

/** Play a sound several times, in seconds apart. */
function ring(name: "turn" | "last", apart: number): void {
  for (const later of [0, apart, 2 * apart]) sound(name, undefined, later);
}

/** Ring when a clock that the reader sees comes to its last minutes, and when time is up; create it with a component. */
export function rings(phase: () => Phase | undefined): void {
  let before: Phase | undefined;
  $effect(() => {
    const now = phase();
    if (now === "warning" && before === "runs") ring("turn", 0.7);
    if (now === "out" && (before === "warning" || before === "runs")) ring("last", 0.9);
    before = now;
  });
}
