/** The pages of clubs. */

export { default as Club } from "./Club.svelte";
export { default as Clubs } from "./Clubs.svelte";
