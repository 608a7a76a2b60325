/** A tournament's pages for its organisers. */

export { default as Start } from "./Start.svelte";
export { default as Tournament } from "./Tournament.svelte";
