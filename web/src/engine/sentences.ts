/** Sentences that Python and the page say alike (`game/faults.py`), with values in place of the names in braces. */

import { FAULTS } from "./numbers.ts";

type Values = Readonly<Record<string, string | number | bigint>>;

export const filled = (sentence: string, values: Values): string => sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The sentence for a fault of options, a deal or a record. */
export const sentence = (name: keyof typeof FAULTS, values: Values = {}): string => filled(FAULTS[name], values);
