import { isReady, wizardQuestion, type Picked, type WizardQuestion } from "./next_question.ts";
import type { Colour, Doing, Entry, Round, SealKind, Seals, State, Writings } from "./model.ts";
import type { OpenPad } from "./open.svelte.ts";
import { toRedo, toUndo } from "./undo.ts";
import { newEntry } from "./writing.ts";

/** Edits an open pad: turns taps into entries. */
export class PadEditor {
  /** The number that the reader wants to change. */
  picked: Picked | null = $state.raw(null);
  /** The round that was scored a moment ago. */
  scored: number | null = $state.raw(null);
  readonly state: State = $derived.by(() => this.pad.state);
  /** The round on the screen: the one just scored, otherwise the current one, otherwise the last one. */
  readonly round: Round | null = $derived.by(() => this.#shown());
  readonly question: WizardQuestion | null = $derived.by(() => this.#asked());
  readonly canUndo: boolean = $derived.by(() => this.#mark("undo") !== null);
  readonly canRedo: boolean = $derived.by(() => this.#mark("redo") !== null);
  /** Whether the reader only watches and cannot write. */
  readonly watching: boolean = $derived.by(() => this.pad.live?.writes === false && this.pad.live.sign !== "gone");

  constructor(readonly pad: OpenPad) {}

  /** The entry that undo or redo would change; on a shared pad this phone's own, then those from before the sharing. */
  #mark(doing: "undo" | "redo"): string | null {
    const { document, live } = this.pad;
    const find = doing === "undo" ? toUndo : toRedo;
    if (this.watching) return null;
    if (!live) return find(document.entries);
    return find(document.entries, live.device) ?? (live.host ? find(document.entries, "") : null);
  }

  /** Apply changes by others; a round that they scored is shown here too, until the next one starts. */
  follow(change: () => void): void {
    const before = this.state.current;
    change();
    const { rounds } = this.state;
    if (before !== null && before !== this.state.current) {
      const counted = rounds.find(({ number }) => number === before)?.phase === "scored";
      if (counted) this.scored = before;
      this.picked = null;
    } else if (this.scored !== null && hasBegun(rounds.find(({ number }) => number === this.state.current))) this.next();
  }

  #shown(): Round | null {
    const { rounds, current, over } = this.state;
    const wanted = this.scored ?? current;
    return rounds.find(({ number }) => number === wanted) ?? (over ? (rounds.at(-1) ?? null) : null);
  }

  #asked(): WizardQuestion | null {
    const { state, round } = this;
    if (state.game !== "wizard" || !round || !("bid_sum" in round)) return null;
    return wizardQuestion(round, state.options, this.picked, this.pad.live ?? undefined);
  }

  /** Write entries; a round that is complete and free of faults is scored. */
  write(...entries: Entry[]): void {
    const before = this.round;
    this.pad.write(...entries);
    this.picked = null;
    const round = this.state.rounds.find(({ number }) => number === before?.number);
    if (before?.phase !== "scored" && round && isReady(this.state, round)) this.count(round.number);
  }

  note<D extends Doing>(doing: D, values: Writings[D]): void {
    this.write(newEntry(doing, values));
  }

  /** Enter a number for the player who is asked. */
  pick(number: number): void {
    const { question, round } = this;
    if (!round || !question || !("player" in question)) return;
    const of = { round: round.number, player: question.player };
    if (question.ask === "bid") this.note("bid", { ...of, bid: number });
    else this.note("tricks", { ...of, tricks: number });
  }

  /** A seal from the pool, or from another player. */
  take(player: string, seal: Colour, from: string | null): void {
    if (this.round) this.note("take", { round: this.round.number, player, seal, from });
  }

  /** A trick in Wizard Extreme, and the seal returned for it. */
  won(player: string, back: SealKind | null): void {
    if (this.round) this.note("trick", { round: this.round.number, player, back });
  }

  /** A player's remaining seals at the end. */
  left(player: string, seals: Seals | null): void {
    if (this.round) this.note("left", { round: this.round.number, player, seals });
  }

  /** Score a round. */
  count(round: number): void {
    this.pad.note("end", { round, done: true });
    this.picked = null;
    this.scored = round;
  }

  next(): void {
    this.scored = null;
    this.picked = null;
  }

  undo(): void {
    const { entries } = this.pad.document;
    const undone = this.#mark("undo");
    const last = entries.find(({ id }) => id === undone);
    if (!last) return;
    this.pad.note("undo", { entry: last.id });
    this.next();
    // the last number scored the round: undo both together
    if (last.do !== "end") return;
    const now = this.pad.document.entries;
    const earlier = this.#mark("undo");
    const before = now.find(({ id }) => id === earlier);
    if (before && isLastOf(before, last.round)) this.pad.note("undo", { entry: before.id });
  }

  redo(): void {
    const back = this.#mark("redo");
    if (back === null) return;
    this.pad.note("redo", { entry: back });
    this.next();
    const { entries } = this.pad.document;
    const again = entries.find(({ id }) => id === back);
    const following = this.#mark("redo");
    const end = entries.find(({ id }) => id === following);
    if (again && end?.do === "end" && isLastOf(again, end.round)) this.pad.note("redo", { entry: end.id });
  }
}

/** Whether anything was written about a round. */
function hasBegun(round: Round | undefined): boolean {
  if (!round) return false;
  if ("bid_sum" in round) return Object.values(round.cells).some((cell) => cell.bid !== null || cell.tricks !== null);
  return Object.values(round.cells).some((cell) => cell.done || cell.counted || Object.keys(cell.held).length > 0);
}

/** Whether an entry can be the one that completed a round. */
const isLastOf = (entry: Entry, round: number): boolean =>
  (entry.do === "tricks" || entry.do === "trick" || entry.do === "left" || entry.do === "cloud") && entry.round === round;
