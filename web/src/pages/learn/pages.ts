/** The pages of lessons. */

export { default as Learn } from "./Learn.svelte";
export { default as Lesson } from "./Lesson.svelte";
