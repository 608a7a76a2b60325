/** Repairs a stored form, so that the next table starts with the same choices. */

import { HINTS } from "../device/log.ts";
import { biddingHindrance, modeHindrance, seatsHindrance } from "./conflicts.ts";
import { AMOUNTS, BIDDINGS, CLOCKS, GAMES, MODES, PLUS_MINUS, plainForm, SPECIALS, type Form } from "./form.ts";
import { saneSizes } from "./sizes.ts";

/** The value if it is one of the choices, else the default. */
function among<T, U>(value: unknown, choices: readonly T[], usual: U): T | U {
  return choices.find((choice) => choice === value) ?? usual;
}

/** Repair any stored value into a form; if its parts conflict, the default form. */
export function saneForm(value: unknown): Form {
  const plain = plainForm();
  if (typeof value !== "object" || value === null) return plain;
  const found = value as Partial<Record<keyof Form, unknown>>;
  const form = read(found, plain);
  const impossible = seatsHindrance(form, form.seats) ?? modeHindrance(form, form.mode) ?? biddingHindrance(form, form.bidding);
  return impossible ? plain : form;
}

function read(found: Partial<Record<keyof Form, unknown>>, plain: Form): Form {
  const clock = among(found.clock, CLOCKS, plain.clock);
  const chosen = Array.isArray(found.specials) ? (found.specials as unknown[]) : [];
  const others = Array.isArray(found.others) ? (found.others as unknown[]) : [];
  return {
    game: among(found.game, GAMES, plain.game),
    seats: among(found.seats, [3, 4, 5, 6], plain.seats),
    specials: SPECIALS.filter((card) => chosen.includes(card)),
    mode: among(found.mode, MODES, plain.mode),
    bidding: among(found.bidding, BIDDINGS, plain.bidding),
    plusMinusOne: found.plusMinusOne === true ? "always" : among(found.plusMinusOne, PLUS_MINUS, plain.plusMinusOne), // true: as it was stored before V8
    rounds: Number.isInteger(found.rounds) ? Math.min(30, Math.max(1, Number(found.rounds))) : null,
    sizes: saneSizes(found.sizes),
    dealer: found.dealer === "drawn" ? "drawn" : among(found.dealer, [0, 1, 2, 3, 4, 5], plain.dealer),
    dear: found.dear === true,
    raised: found.raised === true,
    clock,
    amount: among(found.amount, AMOUNTS[clock], AMOUNTS[clock][1] ?? plain.amount),
    listed: found.listed === true,
    spectators: found.spectators !== false,
    coached: found.coached === true,
    hints: among(found.hints, HINTS, plain.hints),
    others: plain.others.map((_, place) => (typeof others[place] === "string" ? others[place] : null)),
  };
}
