// Plays games at random on a module of web/engine; after every deal and move the state's bytes go into a hash.
//
// Reads what it needs (see test_wasm.py) from standard input, and prints for each game the number of
// its moves, the hash, and the generator at the end.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const DECK = 80;
const { wasm, game, phase, finished, size, games } = JSON.parse(readFileSync(0, "utf8"));
const { instance } = await WebAssembly.instantiate(readFileSync(wasm));
const rules = (name) => instance.exports[`${game}_${name}`];
const state = Math.ceil(instance.exports.__heap_base.value / 16) * 16;
const deck = state + size;
const lots = deck + 8 * DECK;
const { memory } = instance.exports;
const missing = lots + 8 - memory.buffer.byteLength;
if (missing > 0) memory.grow(Math.ceil(missing / 65536));

function play({ settings, seed, lots: first }) {
    const view = new DataView(memory.buffer);
    const bytes = new Uint8Array(memory.buffer, state, size);
    const hash = createHash("sha256");
    bytes.fill(0);
    view.setBigInt64(lots, BigInt(first), true);
    rules("new_game")(state, ...settings.map(BigInt), BigInt(seed));
    let moves = 0;
    for (;;) {
        const now = Number(view.getBigInt64(state + phase, true));
        if (now === finished) break;
        if (now === 0) {
            rules("deal")(state, deck);
        } else {
            rules("apply")(state, rules("random_code")(state, lots));
            moves++;
        }
        hash.update(bytes);
    }
    return { moves, hash: hash.digest("hex"), lots: String(view.getBigUint64(lots, true)) };
}

console.log(JSON.stringify(games.map(play)));
