declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:rules/*" {
  const book: import("../build/book.ts").Book;
  export default book;
}
