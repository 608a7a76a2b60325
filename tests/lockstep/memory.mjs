// A module of web/engine: its functions, and structs and arrays in its memory.

const PAGE = 65_536;
const ALIGNED = 16;

export class Engine {
  #free;

  // `layout`: what `wizard.json` tells of `wizard.wasm`.
  constructor(instance, game, layout) {
    this.game = game;
    this.layout = layout;
    this.exports = instance.exports;
    this.memory = instance.exports.memory;
    this.#free = Math.ceil(instance.exports.__heap_base.value / ALIGNED) * ALIGNED;
  }

  // The address of new room for so many bytes, with zeros in it.
  room(bytes) {
    const at = this.#free;
    this.#free += Math.ceil(bytes / ALIGNED) * ALIGNED;
    const missing = this.#free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  // The size of a struct, and the offsets of its fields; `rules_{}_state_State` stands for either game's.
  struct(name) {
    const { size, fields } = this.layout.structs[name.replace("{}", this.game)];
    return { size, offset: (field) => fields[field][0] };
  }

  // A function of the game; integers are BigInts, addresses are numbers.
  function(name) {
    return this.exports[`${this.game}_${name}`];
  }

  bytes(at, many) {
    return new Uint8Array(this.memory.buffer, at, many);
  }

  numbers(at, many) {
    return new BigInt64Array(this.memory.buffer, at, many);
  }

  put(at, numbers) {
    this.numbers(at, numbers.length).set(numbers.map(BigInt));
    return at;
  }
}
