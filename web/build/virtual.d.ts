declare module "virtual:words" {
  type Texts = Record<string, () => Promise<{ default: string }>>;
  /** Each language's name in that language; English first. */
  export const LANGUAGES: Record<string, string>;
  /** The texts of the frame and of the first page. */
  export const FIRST: Texts;
  /** What a table shows besides. */
  export const TABLE: Texts;
  export const REST: Texts;
}

declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:rules" {
  export const BOOKS: Record<string, () => Promise<{ default: import("./book.ts").Book }>>;
}

declare module "virtual:rules/*" {
  const book: import("./book.ts").Book;
  export default book;
}
