/** The seeds of games: whole numbers, as text, from which all deals follow, and the random numbers of bots. */

/** The largest seed that the rules accept. */
export const MOST_SEED = (1n << 63n) - 1n;

/** A new random seed. */
export const newSeed = (): string => String((crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n) & MOST_SEED);

/** Whether a text is a seed as it is kept: without a sign or leading zeros. */
export const isSeed = (text: string): boolean => /^(0|[1-9]\d{0,18})$/.test(text) && BigInt(text) <= MOST_SEED;

const GOLDEN = 0x9e3779b97f4a7c15n;
const FIRST = 0xbf58476d1ce4e5b9n;
const SECOND = 0x94d049bb133111ebn;

const wrapped = (x: bigint): bigint => BigInt.asUintN(64, x);

/** SplitMix64's output function, as in `rules/chance.py`. */
function scramble(x: bigint): bigint {
  const first = wrapped((x ^ (x >> 30n)) * FIRST);
  const second = wrapped((first ^ (first >> 27n)) * SECOND);
  return second ^ (second >> 31n);
}

/**
 * The number (0 to 2^62 - 1) for the choice after a number of moves.  It starts from the seed's complement, so it has nothing
 * to do with the cards, which are dealt by `round_key` of the seed itself.
 */
export const randomFor = (seed: string, moves: number): bigint =>
  scramble(wrapped(scramble(wrapped(~BigInt(seed))) + BigInt(moves) * GOLDEN)) >> 2n;
