/** The words that players add to the shuffle, and the short form of the server's commitment. */

/** Random letters follow the word; together they have at most 64 characters. */
export const LONGEST_WORD = 47;

/** Printable ASCII characters. */
export const isWord = (text: string): boolean => text.length <= LONGEST_WORD && /^[ -~]+$/.test(text);

/** The start of a commitment, enough to compare by eye. */
export const shortened = (commitment: string): string => `${commitment.slice(0, 8)}…${commitment.slice(-4)}`;
