import { tick } from "svelte";

/** Rows have changed places: the focus goes along with the row that was moved, to the button that moves it on. */
export async function goAlong(list: HTMLElement | undefined, row: number, by: number): Promise<void> {
  await tick();
  const [up, down] = list?.children[row]?.querySelectorAll<HTMLButtonElement>("[data-step]") ?? [];
  const [wanted, other] = by < 0 ? [up, down] : [down, up];
  (wanted?.disabled ? other : wanted)?.focus();
}
