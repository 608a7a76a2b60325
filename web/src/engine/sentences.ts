/** Sentences that Python and the page say alike (`game/faults.py`), with values in place of the names in braces, and texts in them. */

import { FAULTS } from "./numbers.ts";

type Values = Readonly<Record<string, string | number | bigint>>;

export const filled = (sentence: string, values: Values): string => sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The sentence for a fault of options, a deal or a record. */
export const sentence = (name: keyof typeof FAULTS, values: Values = {}): string => filled(FAULTS[name], values);

const UNPRINTABLE = /[\p{C}\p{Z}]/gu;

/** Whether a text can be shown unchanged: no control characters, no lone surrogates. */
export const isPrintable = (text: string): boolean => !(text.match(UNPRINTABLE) ?? []).some((sign) => sign !== " ");

/** A text as Python writes it: in quotes that need few backslashes, as in error messages. */
export function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`);
  return quote + escaped.replace(UNPRINTABLE, escape) + quote;
}

const ESCAPES: Readonly<Record<string, string>> = { " ": " ", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escape(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  if (code < 0x100) return ESCAPES[sign] ?? `\\x${digits.padStart(2, "0")}`;
  return code < 0x10000 ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
}
