/** The pages of puzzles. */

export { default as Puzzle } from "./Puzzle.svelte";
export { default as Puzzles } from "./Puzzles.svelte";
