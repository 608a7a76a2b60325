import { tick } from "svelte";

/** Keep the focus on a row that was moved, on the button that moves it further. */
export async function goAlong(list: HTMLElement | undefined, row: number, by: number): Promise<void> {
  await tick();
  const [up, down] = list?.children[row]?.querySelectorAll<HTMLButtonElement>("[data-step]") ?? [];
  const [wanted, other] = by < 0 ? [up, down] : [down, up];
  (wanted?.disabled ? other : wanted)?.focus();
}
