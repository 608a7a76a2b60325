/** An address to read and type, without `https://`. */
export const readable = (link: string): string => link.replace(/^https?:\/\//, "");
