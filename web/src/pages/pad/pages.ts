/** The pages of the score pad. */

export { default as Game } from "./Game.svelte";
export { default as Pad } from "./Pad.svelte";
export { default as Place } from "./Place.svelte";
