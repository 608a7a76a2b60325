/** The modules that every page needs, or nearly every one. */
const PARTS = [
  "node_modules/(svelte|esm-env|clsx|@fluent)/",
  "src/browser/(abilities|address|chance|router)",
  "src/cards/[A-Za-z_]+[.](svelte|ts)$",
  "src/frame/(Header|Languages|ThemeSwitch)",
  "src/parts/(attempt|icons/|Logo)",
  "src/protocol/notation",
  "src/server/(http|me|token)",
  "src/settings/settings",
  "src/words/(faults|guests|names|words)",
];
const FRAME = new RegExp(PARTS.join("|"));
/** Of these, what the first page does without. */
const LATER = /src\/cards\/(PlainFace|Coin|HandShown|Magician|Seal|SuitToken)[.]|svelte\/src\/(easing|motion)\/|svelte\/src\/.*\/(bindings\/select|blocks\/(html|await))[.]js$/;

/** Puts all of them into one file: it compresses better than several, and needs one request. */
export const frame = { name: "frame", test: (id: string): boolean => FRAME.test(id) && !LATER.test(id) };
