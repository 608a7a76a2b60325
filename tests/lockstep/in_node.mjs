// Answers in Node: reads what is asked, and the paths of `files` by their names, from standard input.  Prints the answers.

import { readFileSync } from "node:fs";
import { answer } from "./answering.mjs";

const { asked, files } = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(await answer(asked, async (name) => readFileSync(files[name]))));
