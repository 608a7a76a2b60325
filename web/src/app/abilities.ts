import { isSite, SERVER } from "./address.ts";

/**
 * What only some pages can do: play against bots on this device (`solo`), take lessons (`lessons`), solve puzzles
 * (`puzzles`), read records from files (`records`), have games judged (`look-back`), play with others at tables (`tables`),
 * replay games (`replays`), look at a replay with others (`viewings`), keep a score pad together on several phones
 * (`shared-pads`), and open offline (`offline`).
 */
export type Ability = "solo" | "lessons" | "puzzles" | "records" | "look-back" | "tables" | "replays" | "viewings" | "shared-pads" | "offline";

/** Whether the rules run in this browser: some have no WebAssembly, or can switch it off. */
const hasRules = typeof WebAssembly === "object";
const hasServer = SERVER !== null;

const ABILITIES: Readonly<Record<Ability, boolean>> = {
  solo: hasRules && typeof Worker === "function",
  lessons: hasRules,
  puzzles: hasRules,
  records: hasRules,
  "look-back": hasRules && typeof Worker === "function",
  tables: hasServer,
  replays: hasRules || hasServer,
  viewings: hasRules && hasServer,
  "shared-pads": hasServer,
  offline: globalThis.isSecureContext,
};

/** Whether this page can do it; what it cannot do is not offered anywhere. */
export const can = (ability: Ability): boolean => ABILITIES[ability];

/** Whether the page is a folder of files that uses no server. */
export const isAlone = isSite && !hasServer;
