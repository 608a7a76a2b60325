/** Numbers typed digit by digit. */

/** The typed digits, and the time of the last one. */
interface Typed {
  text: string;
  at: number;
}

/** How long after a digit the next one still belongs to the same number, in milliseconds. */
export const TOGETHER = 1000;

/** Add a digit; if the number would exceed `most`, the digit starts a new number. */
export function typed(before: Typed, digit: string, most: number, now: number): Typed {
  const both = before.text + digit;
  const goesOn = before.text !== "" && before.text !== "0" && now - before.at < TOGETHER && Number(both) <= most;
  return { text: goesOn ? both : digit, at: now };
}

/** The nearest allowed bid in a direction; the current one if there is none. */
export function stepped(from: number | null, by: 1 | -1, allowed: readonly number[]): number | null {
  if (from === null) return (by > 0 ? allowed[0] : allowed.at(-1)) ?? null;
  const beyond = allowed.filter((bid) => (by > 0 ? bid > from : bid < from));
  return (by > 0 ? beyond[0] : beyond.at(-1)) ?? from;
}
