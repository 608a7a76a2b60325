/** Replays a record under the rules, up to its first fault (`record/replay.py`). */

import type { Played } from "../device/table.ts";
import { DealFault, layOut } from "../engine/dealing.ts";
import { GAMES, type Engine } from "../engine/engine.ts";
import { codeOf as codeNamed, ledOf, moveText as moveOf, reasonOf, sealsIn } from "../engine/names.ts";
import { NUMBERS } from "../engine/numbers.ts";
import { courseOf, settingsOf } from "../engine/options.ts";
import { sentence } from "../engine/sentences.ts";
import type { Head } from "./head.ts";
import { codeOf, moveText } from "./moves.ts";
import { aList, anInt, anObject, aText, isRight, keyOf, RecordFault, shown, written, type Fields, type Place, type Right, type Value } from "./values.ts";

/** A deal by its deck, or a move by its code. */
type Step = { deck: readonly number[] } | { code: number };

/** Watches a game while it is read; the engine is in the current position. */
export interface Watcher {
  dealt: () => void;
  /** The seat whose turn it is is about to make this legal move. */
  asked: (code: number, place: readonly [round: number, move: number]) => void;
  /** A round was completed. */
  ended: () => void;
}

/** A record's game, played move by move; every method throws RecordFault at the first fault. */
export class Reading {
  readonly played: Played[] = [];
  readonly #steps: Step[] = [];

  /** `engine`: for the record's game; from then on it belongs to the reading. */
  constructor(
    readonly engine: Engine,
    readonly head: Head,
    private readonly watcher: Watcher | null = null,
  ) {
    this.#begin();
  }

  get rounds(): number {
    return this.engine.state.number("rounds");
  }

  /** Go back to the position after a line; 0: before the first deal. */
  goTo(line: number): void {
    this.#begin();
    for (const step of this.#steps.slice(0, line)) this.#do(step);
  }

  /** Check all rounds, then the totals, the winners and whether the game is finished. */
  play(data: Fields): void {
    this.head.rounds.forEach((story, place) => this.#round(story, place + 1));
    const over = this.#phase === "over";
    if (this.head.finished && !over) throw new RecordFault(sentence("not-finished", { rounds: many(this.head.agreed ?? this.rounds) }));
    if (over && !this.head.finished) throw new RecordFault(sentence("finished"));
    this.#checkEnd(data, "totals", this.engine.state.list("total", this.#seats));
    this.#checkEnd(data, "winners", over ? this.engine.winners() : []);
  }

  /** What other moves after a line lead to, and which moves are legal then; none if the round is over. */
  instead(line: number, moves: readonly string[]): { played: Played[]; legal: string[] } {
    this.goTo(line);
    const { engine } = this;
    const played = moves.map((move) => {
      const [code, seat] = [codeNamed(engine.game, move), this.#turn];
      if (seat === null || code === null || !engine.isLegal(code)) throw new RecordFault(`nobody can ${move} here`);
      return this.#after({ code }, move, seat);
    });
    return { played, legal: this.#turn === null ? [] : engine.allLegal().map((code) => moveOf(engine.game, code)) };
  }

  get #seats(): number {
    return this.head.players.length;
  }

  get #phase(): string {
    return GAMES[this.engine.game].phases[this.engine.state.number("phase")] ?? "";
  }

  /** The seat whose turn it is; null if nobody can move. */
  get #turn(): number | null {
    const turn = this.engine.state.number("turn");
    return turn === NUMBERS.none ? null : turn;
  }

  #begin(): void {
    this.engine.newGame(this.#seats, settingsOf({ game: this.head.game }, 0), 0n, courseOf(this.head.game));
  }

  #do(step: Step): Played["events"] {
    return "deck" in step ? this.engine.dealGiven(step.deck) : this.engine.apply(step.code);
  }

  #note(step: Step, move: string | null, seat: number | null): void {
    this.#steps.push(step);
    this.played.push(this.#after(step, move, seat));
  }

  #after(step: Step, move: string | null, seat: number | null): Played {
    const events = this.#do(step);
    return { move, seat, events, turn: this.#turn, phase: this.#phase, led: ledOf(this.engine.game, this.engine.state) };
  }

  /** A whole round: deal, moves and result; the last round of an unfinished game may end early. */
  #round(data: Value, number: number): void {
    const place = [number] as const;
    if (this.#phase === "over") throw new RecordFault(sentence("game-over", { rounds: many(number - 1) }), place);
    const story = anObject(data, "a round", place);
    const moves = this.#deal(story, number);
    moves.forEach((move, n) => this.#move(move, [number, n + 1]));
    const turn = this.#turn;
    if (turn === null) this.#checkResult(story, place);
    else if (this.head.finished || number < this.head.rounds.length) {
      throw new RecordFault(sentence("missing-move", { seat: turn }), [number, moves.length + 1]);
    } else if (story.has("result")) throw new RecordFault(sentence("early-result"), place);
  }

  /** Check a round's deal, and deal it; returns the round's unchecked moves. */
  #deal(story: Fields, number: number): readonly Value[] {
    const place = [number] as const;
    const dealer = anInt(keyOf(story, "dealer", place), '"dealer"', place);
    const right = (courseOf(this.head.game).first + number - 1) % this.#seats;
    if (dealer !== right) throw new RecordFault(sentence("dealer", { right, dealer }), place);
    const hands = aList(keyOf(story, "hands", place), '"hands"', place).map((hand) =>
      aList(hand, "a hand", place).map((card) => aText(card, "a card", place)),
    );
    const up = keyOf(story, "turned", place);
    const turned = up === null ? null : aText(up, '"turned"', place);
    const moves = aList(keyOf(story, "moves", place), '"moves"', place);
    try {
      this.#note({ deck: layOut(this.engine, hands, turned) }, null, null);
    } catch (fault) {
      if (fault instanceof DealFault) throw new RecordFault(fault.message, place);
      throw fault;
    }
    this.watcher?.dealt();
    return moves;
  }

  #move(data: Value, place: readonly [round: number, move: number]): void {
    const [given, ...values] = aList(data, "a move", place);
    const turn = this.#turn;
    if (turn === null) throw new RecordFault(sentence("round-over"), place);
    if (given === undefined || values.length === 0) throw new RecordFault(sentence("short-move"), place);
    const seat = anInt(given, "a move's seat", place);
    if (seat !== turn) throw new RecordFault(sentence("other-turn", { turn, seat: shown(seat) }), place);
    const { engine } = this;
    const code = codeOf(engine.game, values);
    if (code === null) throw new RecordFault(sentence("no-such-move", { seat: turn, move: moveText(values) }), place);
    if (!engine.isLegal(code)) {
      const reason = reasonOf(engine, turn, code);
      const why = { rule: reason?.rule ?? "", reason: reason?.sentence ?? "" };
      throw new RecordFault(sentence("illegal-move", { seat: turn, move: moveText(values), ...why }), place);
    }
    this.watcher?.asked(code, place);
    this.#note({ code }, moveOf(engine.game, code), turn);
    if (this.#turn === null) this.watcher?.ended();
  }

  /** A12, B12: the result of a complete round. */
  #checkResult(story: Fields, place: Place): void {
    const given = anObject(keyOf(story, "result", place), '"result"', place);
    for (const [key, right] of this.#result()) {
      if (!isRight(keyOf(given, key, place), right)) throw new RecordFault(sentence("result", { key, right: written(right) }), place);
    }
  }

  /** The result of the round just completed. */
  #result(): [string, Right][] {
    const { state, game } = this.engine;
    const points = state.list("score", this.#seats);
    if (game === "wizard") return [["bids", state.list("bid", this.#seats)], ["tricks", state.list("won", this.#seats)], ["points", points]];
    return [["seals", this.head.players.map((_, seat) => sealsIn(state, "seals", seat, false))], ["points", points]];
  }

  #checkEnd(data: Fields, key: string, right: readonly number[]): void {
    if (!isRight(keyOf(data, key), right)) throw new RecordFault(sentence("end", { key, right: written(right) }));
  }
}

const many = (rounds: number | bigint): string => (rounds === 1 ? "1 round" : `${shown(rounds)} rounds`);
