/** The values that players add to the shuffle, and the short form of the server's commitment. */

/** 1 to 64 printable ASCII characters. */
export const isValue = (text: string): boolean => /^[ -~]{1,64}$/.test(text);

/** The start of a commitment, enough to compare by eye. */
export const shortened = (commitment: string): string => `${commitment.slice(0, 8)}…${commitment.slice(-4)}`;
