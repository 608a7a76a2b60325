// What is told of a game after each deal and move: the same as by telling.py, in the same order.

const NUMBER = 8;
const MOST_MOVES = 64;
const MOST_FACTS = 256;
const DECK = 80;
const MOST_EVENTS = 5;
const NONE = -1n;
const REASONS = 3;
const AROUND = 4;

// Collects bytes.
export class Collected {
  #bytes;
  #numbers;
  #many = 0;

  // `room`: so many bytes need no more memory.
  constructor(room) {
    this.#bytes = new Uint8Array(room);
    this.#numbers = new DataView(this.#bytes.buffer);
  }

  get bytes() {
    return this.#bytes.subarray(0, this.#many);
  }

  add(bytes) {
    const at = this.#take(bytes.length);
    this.#bytes.set(bytes, at);
  }

  addNumbers(...numbers) {
    let at = this.#take(NUMBER * numbers.length);
    for (const number of numbers) {
      this.#numbers.setBigInt64(at, number, true);
      at += NUMBER;
    }
  }

  #take(many) {
    const at = this.#many;
    this.#many += many;
    if (this.#many > this.#bytes.length) {
      const more = new Uint8Array(2 * this.#many);
      more.set(this.#bytes);
      this.#bytes = more;
      this.#numbers = new DataView(more.buffer);
    }
    return at;
  }
}

export class Table {
  #out;
  #seen;
  #sure;

  // `codes`: all codes of moves are below this; `finished`: the phase of a finished game.
  constructor(engine, { codes, finished }) {
    this.engine = engine;
    this.codes = codes;
    this.finished = BigInt(finished);
    const structs = { state: "rules_{}_state_State", view: "rules_{}_view_View", event: "rules_events_EventNumbers", why: "rules_reasons_WhyNot" };
    this.sizes = Object.fromEntries(Object.entries(structs).map(([name, struct]) => [name, engine.struct(struct).size]));
    const room = (bytes) => engine.room(bytes);
    this.at = {
      state: room(this.sizes.state),
      view: room(this.sizes.view),
      events: room(MOST_EVENTS * this.sizes.event),
      seen: room(this.sizes.event),
      why: room(this.sizes.why),
      lots: room(NUMBER),
      deck: room(NUMBER * DECK),
      codes: room(NUMBER * MOST_MOVES),
      facts: room(NUMBER * MOST_FACTS),
      claim: engine.game === "wizard" ? room(engine.struct("rules_wizard_claim_ClaimBuffers").size) : 0,
    };
    const [state, view, event] = [structs.state, structs.view, structs.event].map((name) => engine.struct(name).offset);
    this.fields = {
      phase: this.at.state + state("phase"),
      turn: this.at.state + state("turn"),
      seats: this.at.state + state("seats"),
      seenPhase: this.at.view + view("phase"),
      legalSuited: this.at.view + view("legal_suited"),
      legalRest: this.at.view + view("legal_rest"),
      secret: event("secret"),
    };
    for (const name of ["new_game", "set_course", "deal", "deal_events", "random_code", "apply_with_events", "hide", "look", "write_codes", "why_not", "legal_codes", "is_legal", "winners", "write_facts", "may_claim", "sure_code"]) {
      this[name] = engine.function(name);
    }
    this.memory = new DataView(engine.memory.buffer);
  }

  // Play a game at random; everything is told to `out` (Collected).  Returns the number of deals and moves.
  play({ number, settings, course: [first, ...sizes], seed, lots }, out) {
    const { at, fields, engine } = this;
    this.#out = out;
    this.#seen = [NONE];
    this.#sure = NONE;
    this.memory = new DataView(engine.memory.buffer);
    for (const [place, size] of [[at.state, this.sizes.state], [at.view, this.sizes.view], [at.events, MOST_EVENTS * this.sizes.event]]) {
      engine.bytes(place, size).fill(0);
    }
    this.memory.setBigUint64(at.lots, BigInt(lots), true);
    this.new_game(at.state, ...settings.map(BigInt), BigInt(seed));
    const [all = []] = sizes;
    all.forEach((size, n) => this.memory.setBigInt64(at.deck + NUMBER * n, BigInt(size), true));
    this.set_course(at.state, BigInt(first), ...(sizes.length ? [at.deck, BigInt(all.length)] : []));
    let step = 0;
    while (this.#number(fields.phase) !== this.finished) {
      step++;
      let move = NONE;
      let many;
      if (this.#number(fields.turn) === NONE) {
        this.deal(at.state, at.deck);
        many = this.deal_events(at.state, at.events);
      } else {
        move = this.#chosen(this.random_code(at.state, at.lots), number + step);
        many = this.apply_with_events(at.state, move, at.events);
      }
      out.addNumbers(BigInt(step), move, many);
      this.#tell(at.lots, NUMBER);
      this.#tell(at.state, this.sizes.state);
      this.#tellEvents(Number(many), step);
      this.#tellViews(step);
    }
    return step;
  }

  #number(place) {
    return this.memory.getBigInt64(place, true);
  }

  #tell(place, size) {
    this.#out.add(this.engine.bytes(place, size));
  }

  #chosen(drawn, number) {
    if (number % 2 || (this.#sure === NONE && this.#seen.length !== 1)) return drawn;
    return this.#sure === NONE ? this.#seen[0] : this.#sure;
  }

  #tellEvents(many, step) {
    const { at, engine } = this;
    const size = this.sizes.event;
    const viewers = Number(this.#number(this.fields.seats)) + 1;
    for (let i = 0; i < many; i++) {
      const event = at.events + i * size;
      this.#tell(event, size);
      const secret = this.#number(event + this.fields.secret) !== 0n;
      for (let viewer = secret ? 0 : step % viewers; viewer < (secret ? viewers : (step % viewers) + 1); viewer++) {
        engine.bytes(at.seen, size).set(engine.bytes(event, size));
        this.hide(at.seen, BigInt(viewer - 1));
        this.#tell(at.seen, size);
      }
    }
  }

  #tellViews(step) {
    const { at, fields } = this;
    const turn = Number(this.#number(fields.turn));
    const seats = Number(this.#number(fields.seats));
    this.#sure = NONE;
    for (let viewer = -1; viewer < seats; viewer++) {
      this.look(at.state, BigInt(viewer), at.view);
      this.#tell(at.view, this.sizes.view);
      if (viewer === turn && turn !== -1) {
        this.#tellQuestion();
        this.#tellFacts();
        this.#tellReasons(viewer, step, REASONS);
      } else if (viewer === step % seats) {
        this.#tellFacts();
        this.#tellReasons(viewer, step, 1);
      }
    }
    if (turn === -1) this.#out.addNumbers(this.winners(at.state));
    else this.#tellLegal(step);
  }

  #tellFacts() {
    const { at, engine } = this;
    this.#out.addNumbers(...engine.numbers(at.facts, Number(this.write_facts(at.view, at.facts))));
  }

  #tellQuestion() {
    const { at, fields } = this;
    const shown = [fields.seenPhase, fields.legalSuited, fields.legalRest].map((place) => this.#number(place));
    this.#seen = this.#written(this.write_codes(...shown, at.codes));
    const may = at.claim ? this.may_claim(at.view, at.claim) : 0n;
    if (may) this.#sure = this.sure_code(at.view, at.claim);
    this.#out.addNumbers(...this.#seen, may, this.#sure);
  }

  #tellReasons(viewer, step, many) {
    for (let i = 0; i < many; i++) {
      this.#out.addNumbers(this.why_not(this.at.view, this.#codeAsked(7 * step + 53 * i + viewer), this.at.why));
      this.#tell(this.at.why, this.sizes.why);
    }
  }

  #tellLegal(step) {
    this.#out.addNumbers(...this.#written(this.legal_codes(this.at.state, this.at.codes)));
    for (let i = 0; i < REASONS; i++) {
      this.#out.addNumbers(this.is_legal(this.at.state, this.#codeAsked(11 * step + 31 * i)));
    }
  }

  #codeAsked(number) {
    return BigInt((number % (this.codes + 2 * AROUND)) - AROUND);
  }

  #written(many) {
    return [...this.engine.numbers(this.at.codes, Number(many))];
  }
}
