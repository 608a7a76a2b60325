declare module "virtual:words" {
  type Texts = Record<string, () => Promise<{ default: string }>>;
  /** What speakers of each language call it; English first. */
  export const LANGUAGES: Record<string, string>;
  /** What the frame and the first page say. */
  export const FIRST: Texts;
  export const REST: Texts;
}

declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:rules" {
  export const BOOKS: Record<string, () => Promise<{ default: import("../build/book.ts").Book }>>;
}

declare module "virtual:rules/*" {
  const book: import("../build/book.ts").Book;
  export default book;
}
