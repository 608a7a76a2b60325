import { isSite, SERVER } from "./address.ts";

/**
 * What only some pages can do: play against bots (`solo`), play with others at tables (`tables`), replay a game from its
 * record (`replays`), keep a score pad together on several phones (`shared-pads`), and open without the network
 * (`offline`).
 */
export type Ability = "solo" | "tables" | "replays" | "shared-pads" | "offline";

/** Whether this page can do it; what it cannot do is not offered anywhere. */
export function can(ability: Ability): boolean {
  if (ability === "offline") return isSecureContext;
  return SERVER !== null;
}

/** Whether the page is a folder of files that uses no server. */
export const isAlone = isSite && SERVER === null;
