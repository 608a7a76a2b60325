/** How colours look: contrast as WCAG 2 defines it, and distance for colour-blind people. */

export type Tokens = Record<string, string>;
type Triple = [number, number, number];

/** A token's colour, resolved through the tokens that it refers to. */
export function resolved(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? "";
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return resolved(tokens, other);
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} is no colour: ${value}`);
  return value;
}

/** Red, green and blue as linear light. */
function light(colour: string): Triple {
  const part = (at: number): number => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const luminance = (colour: string): number => dot(light(colour), [0.2126, 0.7152, 0.0722]);

/** From 1 (the same) to 21 (black and white). */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** What remains of light for eyes without one kind of cone (Machado, Oliveira and Fernandes, 2009). */
const EYES: Triple[][] = [
  [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
];

/** A colour in OKLab, where distance means how different colours look. */
function place(rgb: Triple): Triple {
  const cone = (row: Triple): number => Math.cbrt(dot(row, rgb));
  const cones: Triple = [
    cone([0.4122214708, 0.5363325363, 0.0514459929]),
    cone([0.2119034982, 0.6806995451, 0.1073969566]),
    cone([0.0883024619, 0.2817188376, 0.6299787005]),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

const seenBy = (eye: Triple[], colour: string): Triple =>
  eye.map((row) => Math.min(1, Math.max(0, dot(row, light(colour))))) as Triple;

/** The distance of the two most similar colours, for the eyes that see them as most similar. */
export function apart(colours: readonly string[]): number {
  const distances = EYES.flatMap((eye) => {
    const places = colours.map((colour) => place(seenBy(eye, colour)));
    return places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])));
  });
  return Math.min(...distances);
}
