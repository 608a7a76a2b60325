// Plays games and asks bots on the modules of web/engine, in Node and in browsers.

import { Decider } from "./deciding.mjs";
import { Engine } from "./memory.mjs";
import { Collected, Table } from "./telling.mjs";

const HEADER = 128;
const ROOM = 1 << 22;
const tables = new Map();
const deciders = new Map();

// `asked`: games and positions, from wasm.py; `read`: the bytes of `wizard.wasm`, `.json`, `.net` and the like.  Answers in the
// same order, by name: a hash (with the number of steps of a game), or if asked for `whole`, everything that was hashed.
export async function answer({ tasks, whole, constants }, read) {
  const found = [];
  for (const task of tasks) {
    const at = constants[task.game];
    if (task.settings) {
      const out = new Collected(ROOM);
      const steps = (await tableOf(task.game, at, read)).play(task, out);
      found.push({ name: task.name, steps, ...(await summed(out.bytes, whole)) });
    } else {
      const position = { ...task, view: bytesOf(task.view) };
      const answers = (await deciderOf(task.game, at, read)).answers(position);
      for (const level in answers) found.push({ name: `${level} ${task.number}`, steps: 1, ...(await summed(answers[level], whole)) });
    }
  }
  return found;
}

async function tableOf(game, at, read) {
  if (!tables.has(game)) tables.set(game, new Table(await engineOf(game, read), at));
  return tables.get(game);
}

async function deciderOf(game, at, read) {
  if (!deciders.has(game)) {
    const nets = new Blob([await read(`${game}.net`)]).stream().pipeThrough(new DecompressionStream("gzip"));
    const memory = new Uint8Array(await new Response(nets).arrayBuffer()).subarray(HEADER);
    deciders.set(game, new Decider(await engineOf(game, read), memory, at));
  }
  return deciders.get(game);
}

async function engineOf(game, read) {
  const { instance } = await WebAssembly.instantiate(await read(`${game}.wasm`));
  return new Engine(instance, game, JSON.parse(new TextDecoder().decode(await read(`${game}.json`))));
}

async function summed(bytes, whole) {
  if (whole) return { bytes: textOf(bytes) };
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return { hash: [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") };
}

function bytesOf(text) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function textOf(bytes) {
  const PART = 10_000;
  const parts = Array.from({ length: Math.ceil(bytes.length / PART) }, (_, i) => bytes.subarray(i * PART, (i + 1) * PART));
  return btoa(parts.map((part) => String.fromCharCode(...part)).join(""));
}
