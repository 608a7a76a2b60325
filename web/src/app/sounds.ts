/** The sounds of the table, synthesised in the browser: none is fetched, and none is made before the first click. */

import { settings } from "./settings.svelte.ts";

export type Sound = "card" | "sweep" | "coin" | "turn" | "boom" | "round" | "win" | "seal";

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** Half a second of white noise, the source of paper and powder sounds. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** A gain that rises to `loud` at once and fades out within `length` seconds. */
function fading(audio: AudioContext, to: AudioNode, at: number, loud: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(to);
  return gain;
}

interface Tone {
  after?: number;
  length: number;
  loud: number;
  from: number;
  to?: number;
  wave?: OscillatorType;
}

interface Rush {
  after?: number;
  length: number;
  loud: number;
  filter: BiquadFilterType;
  from: number;
  to: number;
}

/** The parts of a sound: tones, and noise through a moving filter. */
interface Score {
  tones?: Tone[];
  rushes?: Rush[];
}

const chord = (notes: readonly number[], step: number, length: number, loud: number): Tone[] =>
  notes.map((from, i) => ({ after: i * step, from, length, loud, wave: "triangle" }));

const SCORES: Record<Sound, Score> = {
  card: {
    rushes: [{ filter: "bandpass", from: 2600, to: 1300, length: 0.07, loud: 0.5 }],
    tones: [{ from: 190, to: 90, length: 0.06, loud: 0.25 }],
  },
  sweep: { rushes: [{ filter: "bandpass", from: 700, to: 3200, length: 0.3, loud: 0.5 }] },
  coin: {
    tones: [
      { from: 2093, length: 0.32, loud: 0.1 },
      { from: 3520, length: 0.22, loud: 0.06 },
      { after: 0.05, from: 2637, length: 0.28, loud: 0.07 },
    ],
  },
  seal: {
    rushes: [{ filter: "lowpass", from: 900, to: 300, length: 0.09, loud: 0.5 }],
    tones: [{ from: 140, to: 80, length: 0.1, loud: 0.35 }],
  },
  turn: { tones: chord([659.3, 880], 0.11, 0.5, 0.16) },
  boom: {
    rushes: [{ filter: "lowpass", from: 1400, to: 60, length: 0.5, loud: 1 }],
    tones: [{ from: 110, to: 32, length: 0.7, loud: 0.8 }],
  },
  round: { tones: chord([523.3, 659.3, 784], 0.09, 0.5, 0.12) },
  win: { tones: chord([523.3, 659.3, 784, 1046.5, 1318.5], 0.11, 0.9, 0.13) },
};

function playTone(audio: AudioContext, to: AudioNode, now: number, tone: Tone): void {
  const at = now + (tone.after ?? 0);
  const source = audio.createOscillator();
  source.type = tone.wave ?? "sine";
  source.frequency.setValueAtTime(tone.from, at);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, at + tone.length);
  source.connect(fading(audio, to, at, tone.loud, tone.length));
  source.start(at);
  source.stop(at + tone.length);
}

function playRush(audio: AudioContext, to: AudioNode, now: number, rush: Rush): void {
  const at = now + (rush.after ?? 0);
  const source = audio.createBufferSource();
  source.buffer = hiss ??= noise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = rush.filter;
  filter.frequency.setValueAtTime(rush.from, at);
  filter.frequency.exponentialRampToValueAtTime(rush.to, at + rush.length);
  source.connect(filter).connect(fading(audio, to, at, rush.loud, rush.length));
  source.start(at);
  source.stop(at + rush.length);
}

/** The page's audio; null until the reader has clicked or typed, since browsers refuse it before. */
function audible(): AudioContext | null {
  if (context) return context;
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  context = new AudioContext();
  out = context.createGain();
  out.gain.value = 0.8;
  out.connect(context.destination);
  return context;
}

/** Play a sound, unless the reader has muted the page. */
export function sound(name: Sound): void {
  if (!settings.sounds) return;
  const audio = audible();
  if (!audio || !out) return;
  if (audio.state === "suspended") void audio.resume();
  const { tones = [], rushes = [] } = SCORES[name];
  for (const tone of tones) playTone(audio, out, audio.currentTime, tone);
  for (const rush of rushes) playRush(audio, out, audio.currentTime, rush);
}
