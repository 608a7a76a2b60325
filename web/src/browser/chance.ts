/** Random values from the browser's own source. */

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** The largest multiple of the number of letters that fits into a byte: larger bytes would make some letters more likely. */
const EVEN = 256 - (256 % LETTERS.length);

/** `count` random letters; nobody can guess 16 of them. */
export function randomLetters(count = 16): string {
  let letters = "";
  while (letters.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(count))) {
      if (byte < EVEN && letters.length < count) letters += LETTERS.charAt(byte % LETTERS.length);
    }
  }
  return letters;
}

/** A random element, evenly enough for names. */
export function oneOf<T>(things: readonly [T, ...T[]]): T {
  const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return things[number % things.length] ?? things[0];
}
