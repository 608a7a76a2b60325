/** What players add to the shuffle, and how what the server has promised is shown. */

/** 1 to 64 printable ASCII characters. */
export const isValue = (text: string): boolean => /^[ -~]{1,64}$/.test(text);

/** The beginning of a commitment, which is enough to compare by eye. */
export const shortened = (commitment: string): string => `${commitment.slice(0, 8)}…${commitment.slice(-4)}`;
