/** How long ago something happened, in the reader's language. */

const STEPS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** "5 minutes ago", "yesterday", "now". */
export function ago(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, now - at);
  for (const [unit, length] of STEPS) if (past >= length) return format.format(-Math.floor(past / length), unit);
  return format.format(0, "second");
}
