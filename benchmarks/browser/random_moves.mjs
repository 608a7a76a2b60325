// Plays games at random on a module of web/engine, again and again, and prints the moves and the CPU nanoseconds of each time.
//
// Reads from standard input: the module, the game, the states before the first deal (base64), how many, and the seeds.
import { readFileSync } from "node:fs";

const DECK = 8 * 80;
const { wasm, game, states, games, seeds } = JSON.parse(readFileSync(0, "utf8"));
const { instance } = await WebAssembly.instantiate(readFileSync(wasm));
const { memory, __heap_base: base } = instance.exports;
const begun = Buffer.from(states, "base64");
const deck = Math.ceil(base.value / 16) * 16;
const lots = deck + DECK;
const first = Math.ceil((lots + 8) / 64) * 64;
const missing = first + begun.length - memory.buffer.byteLength;
if (missing > 0) memory.grow(Math.ceil(missing / 65536));

function play(seed) {
    new Uint8Array(memory.buffer).set(begun, first);
    new DataView(memory.buffer).setBigUint64(lots, BigInt(seed), true);
    const before = process.cpuUsage();
    const moves = Number(instance.exports[`${game}_play_games`](first, BigInt(games), deck, lots));
    const { user, system } = process.cpuUsage(before);
    return [moves, 1000 * (user + system)];
}

console.log(JSON.stringify(seeds.map(play)));
