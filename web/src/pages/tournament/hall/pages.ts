/** A tournament's pages for the hall and its tables. */

export { default as AtTable } from "./AtTable.svelte";
export { default as Hall } from "./Hall.svelte";
