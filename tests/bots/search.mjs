// Searches positions on a module of web/engine, in the same steps as foretell/bots/search/searching.py.
//
// Reads what it needs (see test_native_bots.py) from standard input, and prints the points and chances of each position.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const HEADER = 128;
const MOST_MOVES = 64;
const { wasm, nets, game, sizes, model, trust, worlds, positions } = JSON.parse(readFileSync(0, "utf8"));
const { instance } = await WebAssembly.instantiate(readFileSync(wasm));
const call = (name, ...given) => instance.exports[`${game}_${name}`](...given);
const { memory } = instance.exports;
let free = Math.ceil(instance.exports.__heap_base.value / 16) * 16;

function room(bytes) {
    const at = free;
    free += Math.ceil(bytes / 16) * 16;
    const missing = free - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    return at;
}

function put(numbers, at) {
    new BigInt64Array(memory.buffer, at, numbers.length).set(numbers.map(BigInt));
    return at;
}

const weightsOfNets = gunzipSync(readFileSync(nets)).subarray(HEADER);
const at = {
    nets: room(weightsOfNets.length),
    search: room(sizes.search),
    worlds: room(worlds * sizes.state),
    logs: room(8 * worlds),
    weights: room(8 * worlds),
    view: room(sizes.view),
    codes: room(8 * MOST_MOVES),
    points: room(8 * MOST_MOVES),
    met: room(8 * MOST_MOVES),
};
new Uint8Array(memory.buffer, at.nets, weightsOfNets.length).set(weightsOfNets);
const [temperature, blunders, drawn, fewest] = model;
const [decisions, ...doubts] = trust;
call("set_model", at.search, temperature, blunders, BigInt(drawn), fewest);
call("set_trust", at.search, BigInt(decisions), ...doubts);

function search({ view, codes, seed }) {
    put([0], at.codes);
    call("set_foretold", at.search, at.codes, 0n);
    put(codes, at.codes);
    put(view, at.view);
    if (call("begin", at.search, at.view, at.codes, BigInt(codes.length), BigInt(seed), at.nets)) {
        call("draw_worlds", at.search, at.worlds, at.logs, BigInt(worlds), at.nets);
        call("weigh", at.search, at.logs, at.weights);
        while (call("try_worlds", at.search, at.worlds, at.weights, 5n, at.nets));
    }
    call("conclude", at.search, at.points, at.met);
    return [at.points, at.met].map((place) => [...new Float64Array(memory.buffer, place, codes.length)]);
}

console.log(JSON.stringify(positions.map(search)));
