/** The modules that every page needs, or nearly every one. */
const PARTS = [
  "node_modules/(svelte|esm-env|clsx|@fluent)/",
  "src/app/(abilities|address|attempt|Header|Languages|Logo|Segments|ThemeSwitch|icons/|router|settings)",
  "src/cards/[A-Za-z_]+[.](svelte|ts)$",
  "src/pages/home/GameTile",
  "src/server/(chance|http|me|token)",
  "src/table/notation",
  "src/words/(ago|faults|guests|kinds|names|words)",
];
const FRAME = new RegExp(PARTS.join("|"));
/** Of these, what the first page does without. */
const LATER = /src\/cards\/(PlainFace|Coin|SuitToken)[.]|src\/app\/Segments|svelte\/src\/.*\/(bindings\/select|blocks\/(html|await))[.]js$/;

/** Puts all of them into one file: it compresses better than several, and needs one request. */
export const frame = { name: "frame", test: (id: string): boolean => FRAME.test(id) && !LATER.test(id) };
