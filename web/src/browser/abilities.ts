import { isSite, SERVER } from "./address.ts";

/**
 * What only some pages can do: play against bots on this device (`solo`), take lessons (`lessons`), solve puzzles
 * (`puzzles`), read records from files (`records`), have games judged (`look-back`), play with others at tables (`tables`),
 * replay games (`replays`), look at a replay with others (`viewings`), keep a score pad together on several phones
 * (`shared-pads`), and open offline (`offline`).
 */
type Ability = "solo" | "lessons" | "puzzles" | "records" | "look-back" | "tables" | "replays" | "viewings" | "shared-pads" | "offline";

/** A module with a vector instruction, which the bots' nets need: browsers have had them since 2021, Safari since 2023. */
const WITH_VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
/** Whether the rules run in this browser: some have no WebAssembly, an old version, or have it switched off. */
const hasRules = typeof WebAssembly === "object" && WebAssembly.validate(Uint8Array.from(WITH_VECTORS));
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

/** Whether this page can do it; otherwise it is not offered anywhere. */
export const can = (ability: Ability): boolean => ABILITIES[ability];

/** Whether the page is a folder of files that uses no server. */
export const isAlone = isSite && !hasServer;
