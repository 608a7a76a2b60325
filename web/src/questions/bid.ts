/** Numbers that are typed digit by digit. */

/** What has been typed, and when. */
export interface Typed {
  text: string;
  at: number;
}

/** So long after a digit another one still belongs to the same number, in milliseconds. */
export const TOGETHER = 1000;

/** The number with one more digit; a digit that makes no number up to `most` begins a new one. */
export function typed(before: Typed, digit: string, most: number, now: number): Typed {
  const both = before.text + digit;
  const goesOn = before.text !== "" && before.text !== "0" && now - before.at < TOGETHER && Number(both) <= most;
  return { text: goesOn ? both : digit, at: now };
}

/** The nearest number in a direction that can be bid; where there is none, the one we are at. */
export function stepped(from: number | null, by: 1 | -1, allowed: readonly number[]): number | null {
  if (from === null) return (by > 0 ? allowed[0] : allowed.at(-1)) ?? null;
  const beyond = allowed.filter((bid) => (by > 0 ? bid > from : bid < from));
  return (by > 0 ? beyond[0] : beyond.at(-1)) ?? from;
}
