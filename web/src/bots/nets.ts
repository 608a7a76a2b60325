/** The bots' nets: fetched once, unpacked and checked (`bots/net/loading.py` describes the file). */

import { watched, type Alive } from "../browser/watched.ts";

const HEADER = 128;
const MAGIC = "FORETNET";
const VERSION = 1n;
const GAMES = ["wizard", "extreme"];
/** Each game has two. */
const NETS = 2;
/** The positions of integers in the header. */
const AT = { version: 8, game: 16, nets: 24, size: 32, checksum: 80 } as const;

/** The number of checks without a single byte after which the nets are given up; the service worker delivers them in one piece. */
const LIMIT = 120;

/** The memory of a game's two nets; throws an Error if the file is unavailable, does not arrive, or is not the right one. */
export const netsOf = (address: string, game: string, size: number): Promise<Uint8Array> =>
  watched((alive) => fetched(address, game, size, alive), LIMIT);

async function fetched(address: string, game: string, size: number, alive: Alive): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`the nets cannot be fetched: ${answer.status}`);
  const heard = new TransformStream<Uint8Array, Uint8Array>({ transform: (bytes, next) => (alive(), next.enqueue(bytes)) });
  const unpacked = answer.body.pipeThrough(heard).pipeThrough(new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>);
  try {
    return checked(new Uint8Array(await new Response(unpacked as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer()), game, size);
  } catch (fault) {
    await forget(address);
    throw fault;
  }
}

/** Make the service worker fetch a file again. */
async function forget(address: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
}

/** The nets without the file's header; throws an Error unless they are the game's, complete and undamaged. */
export function checked(file: Uint8Array, game: string, size: number): Uint8Array {
  const head = new DataView(file.buffer, file.byteOffset, Math.min(HEADER, file.byteLength));
  const nets = file.subarray(HEADER);
  const magic = new TextDecoder().decode(file.subarray(0, MAGIC.length));
  if (nets.length !== NETS * size || magic !== MAGIC) throw new Error("these are no nets, or not all of them");
  const says = (place: keyof typeof AT, right: bigint): boolean => head.getBigInt64(AT[place], true) === right;
  const fits = says("game", BigInt(GAMES.indexOf(game))) && says("nets", BigInt(NETS)) && says("size", BigInt(size));
  if (!fits || !says("version", VERSION)) throw new Error("these are not the nets of the game");
  if (!says("checksum", BigInt(crc32(nets)))) throw new Error("the nets are damaged");
  return nets;
}

/** The name of a game's nets with their checksum: `wizard@1f0a2b3c`. */
export const nameOfNets = (game: string, nets: Uint8Array): string => `${game}@${crc32(nets).toString(16).padStart(8, "0")}`;

/** CRC-32, as in gzip and PNG; the loop uses an index, since iterating over bytes takes three times as long. */
function crc32(bytes: Uint8Array): number {
  const table = Int32Array.from({ length: 256 }, (_, byte) => {
    for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? 0xedb88320 ^ (byte >>> 1) : byte >>> 1;
    return byte;
  });
  let sum = -1;
  for (let place = 0; place < bytes.length; place++) sum = (table[(sum ^ (bytes[place] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}
