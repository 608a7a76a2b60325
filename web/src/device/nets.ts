/** The bots' nets: fetched once, unpacked, and checked (`bots/net/netfile.py` describes the file). */

const HEADER = 128;
const MAGIC = "FORETNET";
const VERSION = 1n;
const GAMES = ["wizard", "extreme"];

/** The memory of a game's two nets; throws an Error if the file cannot be had or is another one. */
export async function netsOf(address: string, game: string, size: number): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`the nets cannot be fetched: ${answer.status}`);
  const unpacked = answer.body.pipeThrough(new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>);
  return checked(new Uint8Array(await new Response(unpacked as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer()), game, size);
}

/** The nets without the file's header. */
export function checked(file: Uint8Array, game: string, size: number): Uint8Array {
  const head = new DataView(file.buffer, file.byteOffset, Math.min(HEADER, file.byteLength));
  const nets = file.subarray(HEADER);
  const magic = new TextDecoder().decode(file.subarray(0, MAGIC.length));
  const fits = magic === MAGIC && nets.length === 2 * size && head.getBigInt64(8, true) === VERSION;
  if (!fits || head.getBigInt64(16, true) !== BigInt(GAMES.indexOf(game))) throw new Error("these are not the nets of the game");
  return nets;
}
