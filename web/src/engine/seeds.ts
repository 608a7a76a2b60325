/** The seeds of games: whole numbers, as text, from which all deals follow. */

/** The largest seed that the rules accept. */
export const MOST_SEED = (1n << 63n) - 1n;

/** A new random seed. */
export const newSeed = (): string => String((crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n) & MOST_SEED);

/** Whether a text is a seed as it is kept: without a sign or leading zeros. */
export const isSeed = (text: string): boolean => /^(0|[1-9]\d{0,18})$/.test(text) && BigInt(text) <= MOST_SEED;
