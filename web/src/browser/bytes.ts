/** Bytes as text in base64url, without padding; and compressed. */

/** The bytes of such a text; throws a DOMException if it is another one. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Bytes as such a text. */
export function textOf(data: ArrayBuffer): string {
  const letters = [...new Uint8Array(data)].map((byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Bytes as a stream compresses or decompresses them; rejects if that fails, and with a RangeError if they become more than `most`. */
export function piped(bytes: Blob, through: CompressionStream | DecompressionStream, most = Infinity): Promise<ArrayBuffer> {
  let left = most;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, next) {
      left -= part.length;
      if (left < 0) throw new RangeError(`more than ${most} bytes`);
      next.enqueue(part);
    },
  });
  const stream = bytes.stream().pipeThrough(through as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  return new Response(stream.pipeThrough(limit)).arrayBuffer();
}
