/** The latest choice of a game, as far as the first page needs to know it; `form.ts` and `presets.ts` have the rest. */

import { keep, kept } from "../browser/storage.ts";
import type { Form } from "./form.ts";

export const PRESETS = ["classic", "specials", "quick", "extreme", "wild"] as const;
export type Preset = (typeof PRESETS)[number];

/** What the browser has kept of a choice: a form, or a part of one; `preset`: the one that it is. */
export type QuickChoice = Partial<Form> & { preset?: unknown };

const KEY = "foretell-table";

/** The latest choice; null: none yet. */
export function lastChoice(): QuickChoice | null {
  const found = kept(KEY);
  return typeof found === "object" && found !== null ? found : null;
}

/** Keep a choice; `preset`: the one that it is; null: none. */
export const keepChoice = (form: Form, preset: Preset | null): void => keep(KEY, { ...form, preset });

/** The preset of a choice; null: it is none. */
export const presetIn = (choice: QuickChoice | null): Preset | null =>
  choice ? (PRESETS.find((each) => each === choice.preset) ?? null) : "classic";
