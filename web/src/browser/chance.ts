/** Random values from the browser's own source. */

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** `count` random letters of these; nobody can guess 16 of the usual ones. */
export function randomLetters(count = 16, letters = LETTERS): string {
  /** The largest multiple of the number of letters that fits into a byte: larger bytes would make some letters more likely. */
  const even = 256 - (256 % letters.length);
  let text = "";
  while (text.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(count))) {
      if (byte < even && text.length < count) text += letters.charAt(byte % letters.length);
    }
  }
  return text;
}

/** A function for the ids of messages: none is the same as another one's of this page, or of another page. */
export function messageIds(): () => string {
  const session = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "0";
  let number = 0;
  return () => `${session}-${++number}`;
}

/** A random element, evenly enough for names. */
export function oneOf<T>(things: readonly [T, ...T[]]): T {
  const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return things[number % things.length] ?? things[0];
}
