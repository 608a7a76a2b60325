/** A game on this device as a record (docs/record-format.md), and as a replay. */

import type { Engine } from "../engine/engine.ts";
import { eventSeen } from "../engine/names.ts";
import { courseOf, RECORD_FORMATS, recordFormat, wholeOptions, type WholeExtreme, type WholeWizard } from "../engine/options.ts";
import type { Line, Replay } from "../protocol/types.ts";
import type { Played, Table } from "./table.ts";

type Event = Line["events"][number];
type Value = string | number | null;

interface Round {
  dealer: number;
  hands: string[][];
  turned: string | null;
  moves: [seat: number, ...Value[]][];
  result?: object;
}

/** The game as a record; once the game is over, with the seed if its deals follow from it. */
export function recordOf(table: Table): Replay["record"] {
  const { engine, seats, isOpen } = table;
  const whole = wholeOptions(table.kind.game);
  const { game, options } = optionsOf(whole, engine.state.number("rounds"));
  return {
    format: recordFormat(whole),
    game,
    options,
    players: seats.map((seat) => seat.name),
    bots: seats.map((seat) => (seat.owned ? null : seat.bot)),
    ...(table.hinted.some(Boolean) && { hints: table.hinted }),
    ...(isOpen && !table.kept.given && { seed: table.kept.seed }),
    rounds: roundsOf(table),
    finished: isOpen,
    totals: engine.state.list("total", seats.length),
    winners: isOpen ? engine.winners() : [],
  };
}

/** The options of a game with this many rounds, as in a record; its course only from version 2 on (A14, V7, B17). */
export function optionsOf(whole: WholeWizard | WholeExtreme, rounds: number): { game: string; options: object } {
  const { first, sizes } = courseOf(whole);
  const isOwn = recordFormat(whole) !== RECORD_FORMATS[0];
  if (whole.game === "extreme") {
    const { game, first_dealer: _, ...options } = whole;
    return { game, options: { ...options, rounds, ...(isOwn && { first_dealer: first }) } };
  }
  const { game, round_sizes: __, first_dealer: _, ...options } = whole;
  const course = isOwn && { round_sizes: sizes.length ? sizes : null, first_dealer: first };
  return { game, options: { ...options, ...course } };
}

/** The game step by step, with nothing hidden. */
export function replayOf(table: Table): Replay {
  return {
    players: table.seats.map((seat) => seat.name),
    bots: table.seats.map((seat) => (seat.owned ? null : seat.bot)),
    kind: wholeOptions(table.kind.game),
    rounds: table.engine.state.number("rounds"),
    record: recordOf(table),
    proof: null,
    lines: linesOf(table.engine, table.played),
  };
}

/** A line for each deal and each move, as a seat sees it (null: with nothing hidden). */
export function linesOf(engine: Engine, all: readonly Played[], viewer: number | null = null): Replay["lines"] {
  return all.map((played, place) => {
    const { seat, turn, phase, led } = played;
    const move = realMove(played, eventsOf(engine, played, null));
    return { seq: place + 1, move, seat, events: eventsOf(engine, played, viewer), turn, phase, led };
  });
}

/** The events as a seat sees them (null: with nothing hidden). */
const eventsOf = (engine: Engine, { events }: Played, viewer: number | null): Event[] =>
  events.map((event) => eventSeen(engine, event, viewer, viewer === null));

/** The move; V4: with the real card. */
function realMove({ move }: Played, [first]: readonly Event[]): string | null {
  return move === "play ?" && first?.event === "card-played" ? `play ${first.play}` : move;
}

function roundsOf(table: Table): Round[] {
  const rounds: Round[] = [];
  for (const played of table.played) {
    const events = eventsOf(table.engine, played, null);
    const move = realMove(played, events);
    if (move !== null) rounds.at(-1)?.moves.push([played.seat ?? 0, ...argumentsOf(move)]);
    for (const event of events) if (event.event === "round-dealt") rounds.push(begunBy(event));
  }
  table.sheet.forEach(({ bids, tricks, points, seals }, place) => {
    const round = rounds[place];
    if (round) round.result = bids ? { bids, tricks, points } : { seals, points };
  });
  return rounds;
}

const begunBy = ({ dealer, hands, turned }: Extract<Event, { event: "round-dealt" }>): Round => ({ dealer, hands, turned, moves: [] });

/** A move's verb and arguments, as in a record. */
export function argumentsOf(move: string): Value[] {
  const [verb = "", object] = move.split(" ");
  if (object === undefined) return [verb];
  switch (verb) {
    case "trump":
      return [verb, object === "none" ? null : object];
    case "bid":
    case "cloud":
      return [verb, Number(object)];
    case "seal": {
      const [suit = "", victim] = object.split("<");
      return victim === undefined ? [verb, suit] : [verb, suit, Number(victim)];
    }
    default:
      return [verb, object];
  }
}
