/** The parts of each sound of the table: tones, and noise through a moving filter.  */

export interface Tone {
  /** Seconds after the sound starts. */
  after?: number;
  length: number;
  /** From 0 to 1. */
  loud: number;
  /** Hertz at the start, and at the end if it changes. */
  from: number;
  to?: number;
  wave?: OscillatorType;
}

export interface Rush {
  after?: number;
  length: number;
  loud: number;
  filter: BiquadFilterType;
  from: number;
  to: number;
}

export interface Score {
  tones?: Tone[];
  rushes?: Rush[];
}

const notes = (pitches: readonly number[], step: number, length: number, loud: number, wave: OscillatorType = "triangle"): Tone[] =>
  pitches.map((from, i) => ({ after: i * step, from, length, loud, wave }));
const chord = (pitches: readonly number[], length: number, loud: number, after = 0, wave: OscillatorType = "triangle"): Tone[] =>
  pitches.map((from) => ({ after, from, length, loud, wave }));

/** A scale of C that rises for an octave and a half. */
const RISING = [523.3, 659.3, 784, 1046.5, 1318.5, 1568];
const MOST_FLICKS = 7;
/** From this bid on, the sound does not get grander. */
const GRANDEST = 5;

const flick = (after: number, loud = 0.42): Rush => ({ after, filter: "bandpass", from: 3000, to: 1500, length: 0.05, loud });

/** Cards from the pack, one after the other; `many`: their number. */
const deal = (many: number): Score => ({
  rushes: Array.from({ length: Math.max(2, Math.min(many, MOST_FLICKS)) }, (_, i) => flick(i * 0.062, 0.34)),
});

/** An exact bid: the higher it is, the more notes, the fuller the last chord, and the longer it rings. */
function exact(bid: number): Score {
  const grade = Math.max(0, Math.min(bid, GRANDEST));
  const run = RISING.slice(0, 2 + Math.ceil(grade / 2));
  const end = run.length * 0.085;
  const root = [523.3, 659.3, 784, 1046.5].slice(0, 2 + Math.min(2, grade));
  const bells = Array.from({ length: grade }, (_, i): Tone => ({ after: end + i * 0.09, from: 2093 + 262 * i, length: 0.5, loud: 0.05 }));
  return { tones: [...notes(run, 0.085, 0.3, 0.16), ...chord(root, 0.6 + 0.14 * grade, 0.1, end), ...bells] };
}

/** The card has flown, and lands on the felt. */
const LANDS = 0.19;
const land: Rush = { after: LANDS, filter: "lowpass", from: 1500, to: 400, length: 0.06, loud: 0.34 };
const thump: Tone = { after: LANDS, from: 150, to: 80, length: 0.09, loud: 0.32 };

/** A bell: its tone, and the overtones of struck metal, which fade sooner. */
const bell = (from: number, after: number, length: number, loud: number): Tone[] => [
  { after, from, length, loud, wave: "sine" },
  { after, from: 2.76 * from, length: 0.5 * length, loud: 0.4 * loud, wave: "sine" },
  { after, from: 5.4 * from, length: 0.2 * length, loud: 0.2 * loud, wave: "sine" },
];

/** The trick goes to its winner. */
const sweep: Rush = { filter: "bandpass", from: 700, to: 3200, length: 0.28, loud: 0.35 };

/** When the trick has reached its winner, in seconds. */
const TAKEN = 0.28;

const SCORES = {
  deal,
  exact,
  /** A card is taken up from the hand. */
  lift: () => ({ rushes: [{ filter: "bandpass", from: 1500, to: 3200, length: 0.1, loud: 0.5 }] }),
  card: () => ({ rushes: [flick(0, 0.3), land], tones: [thump] }),
  wizard: () => ({ rushes: [flick(0), land], tones: [thump, ...notes([880, 1174.7, 1568, 2093], 0.045, 0.4, 0.09, "sine")] }),
  fool: () => ({ rushes: [flick(0), land], tones: [thump, { from: 520, to: 390, length: 0.14, loud: 0.14, wave: "triangle" }, { after: 0.11, from: 420, to: 262, length: 0.2, loud: 0.14, wave: "triangle" }] }),
  fairy: () => ({ tones: notes([2093, 2637, 3136, 2637, 3520, 4186], 0.06, 0.35, 0.06, "sine") }),
  dragon: () => ({
    rushes: [
      { filter: "lowpass", from: 300, to: 2600, length: 0.4, loud: 0.4 },
      { after: 0.3, filter: "bandpass", from: 2200, to: 500, length: 0.6, loud: 0.4 },
    ],
    tones: [{ from: 62, to: 98, length: 0.45, loud: 0.28, wave: "sawtooth" }, { after: 0.35, from: 98, to: 48, length: 0.55, loud: 0.28, wave: "sawtooth" }],
  }),
  boom: () => ({
    rushes: [{ filter: "lowpass", from: 1400, to: 60, length: 0.5, loud: 0.55 }],
    tones: [{ from: 110, to: 32, length: 0.7, loud: 0.45 }],
  }),
  werewolf: () => ({
    tones: [
      { from: 294, to: 587, length: 0.4, loud: 0.22, wave: "triangle" },
      { after: 0.3, from: 587, to: 392, length: 0.75, loud: 0.22, wave: "triangle" },
    ],
  }),
  magician: () => ({ tones: [...chord([110, 130.8, 164.8], 0.8, 0.15), ...notes([622.3, 554.4, 466.2], 0.12, 0.4, 0.1)] }),
  cloud: () => ({
    rushes: [{ filter: "lowpass", from: 400, to: 1600, length: 0.7, loud: 0.4 }, { after: 0.4, filter: "highpass", from: 5000, to: 7000, length: 0.4, loud: 0.08 }],
    tones: notes([523.3, 587.3, 698.5], 0.16, 0.4, 0.1, "sine"),
  }),
  /** Balls are caught, one after the other. */
  juggler: () => ({ rushes: [0, 0.17, 0.34, 0.51].map((after) => flick(after, 0.2)), tones: notes([392, 523.3, 466.2, 622.3], 0.17, 0.2, 0.18) }),
  /** The colour of trump spreads. */
  trump: () => ({ rushes: [{ filter: "bandpass", from: 300, to: 2200, length: 0.5, loud: 0.22 }], tones: chord([293.7, 440, 587.3], 0.7, 0.1, 0.06) }),
  /** The last round begins. */
  last: () => ({ tones: [0, 0.16, 0.32].flatMap((after): Tone[] => [{ after, from: 98, to: 60, length: 0.22, loud: 0.4 }, { after, from: 196, to: 110, length: 0.1, loud: 0.14 }]) }),
  sweep: () => ({ rushes: [{ ...sweep, loud: 0.45 }] }),
  /** The trick is taken, and the coin rings twice. */
  made: () => ({ rushes: [sweep], tones: [...bell(1046.5, TAKEN, 0.9, 0.2), ...bell(1568, TAKEN + 0.14, 1.1, 0.2)] }),
  /** The trick is taken, and the coin cracks. */
  missed: () => ({
    rushes: [
      sweep,
      { after: TAKEN, filter: "highpass", from: 3600, to: 1800, length: 0.035, loud: 0.55 },
      { after: TAKEN + 0.05, filter: "bandpass", from: 2400, to: 700, length: 0.09, loud: 0.45 },
    ],
    tones: [
      { after: TAKEN, from: 210, to: 92, length: 0.2, loud: 0.3, wave: "triangle" },
      { after: TAKEN + 0.16, from: 262, to: 196, length: 0.5, loud: 0.14, wave: "triangle" },
    ],
  }),
  coin: () => ({
    tones: [
      { from: 2093, length: 0.32, loud: 0.12 },
      { from: 3520, length: 0.22, loud: 0.06 },
      { after: 0.05, from: 2637, length: 0.28, loud: 0.07 },
    ],
  }),
  seal: () => ({
    rushes: [{ filter: "lowpass", from: 900, to: 300, length: 0.09, loud: 0.5 }],
    tones: [{ from: 140, to: 80, length: 0.1, loud: 0.35 }],
  }),
  turn: () => ({ tones: notes([659.3, 880], 0.11, 0.5, 0.18) }),
  round: () => ({ tones: notes([523.3, 440, 392], 0.1, 0.5, 0.13) }),
  win: () => ({
    rushes: [{ after: 0.55, filter: "highpass", from: 5000, to: 8000, length: 0.9, loud: 0.1 }],
    tones: [...notes([523.3, 659.3, 784, 1046.5, 1318.5], 0.11, 0.5, 0.13), ...chord([523.3, 784, 1046.5, 1568], 1.5, 0.09, 0.58), ...bell(2093, 0.8, 1, 0.07)],
  }),
  over: () => ({ tones: [...notes([392, 349.2], 0.16, 0.4, 0.14), ...chord([261.6, 329.6, 392], 0.9, 0.09, 0.34)] }),
} satisfies Record<string, (height: number) => Score>;

export type Sound = keyof typeof SCORES;
export const SOUNDS = Object.keys(SCORES) as Sound[];

/** The parts of a sound; `height`: the number of cards dealt, or the height of an exact bid. */
export const scoreOf = (name: Sound, height = 1): Score => SCORES[name](height);
