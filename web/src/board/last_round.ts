/** What only the last round needs: fetched when it begins. */

export { contenders } from "./contenders.ts";
export { default as LastRound } from "./LastRound.svelte";
