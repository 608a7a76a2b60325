/** A link as a QR code. */

interface Qr {
  size: number;
  /** All dark modules as one SVG path; the square is `size` units wide. */
  path: string;
}

/** The QR code of a text; its library is fetched on first use. */
export async function qr(text: string): Promise<Qr> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { border: 2 });
  return { size, path: pathOf(data) };
}

/** A stroke for each run of dark modules in a row. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join("");
}

function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else found.push([x, 1]);
  });
  return found;
}
