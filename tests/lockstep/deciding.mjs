// What bots choose and expect at a position, in the same form as by deciding.py.

import { Collected } from "./telling.mjs";

const ROOM = 4096;
const NUMBER = 8;
const MOST_MOVES = 64;
const TRIED_AT_ONCE = 7;
// As in deciding.py.
const HEAD = 64;
const MEASURE = [-1e9, 10, 2, 1, 1, 1, 0];
const WEIGHING = [3, 16, 0.05];

export class Decider {
  #out;

  // `nets`: the memory of the game's nets; `search`: the settings of the grandmaster; `nothing`: what apprentices remember.
  constructor(engine, nets, { search, nothing }) {
    this.engine = engine;
    const size = (name) => engine.struct(name).size;
    const room = (name) => engine.room(size(name));
    const most = search.worlds * search.drawn;
    this.drawn = search.drawn;
    this.verdictSize = size("bots_coach_{}_verdict_room_Verdict");
    this.worldsSize = most * size("rules_{}_state_State");
    this.at = {
      view: room("rules_{}_view_View"),
      codes: engine.room(NUMBER * MOST_MOVES),
      lots: engine.room(NUMBER),
      memory: room("bots_memory_limits_memory_Memory"),
      buffers: room("bots_thumb_{}_buffers_Buffers"),
      judging: room("bots_net_{}_judging_Judging"),
      weakness: room("bots_net_weakness_Weakness"),
      nets: engine.room(nets.length),
      search: room("bots_search_{}_steps_Search"),
      verdict: room("bots_coach_{}_verdict_room_Verdict"),
      worlds: engine.room(this.worldsSize),
      logs: engine.room(NUMBER * most),
      weights: engine.room(NUMBER * most),
      points: engine.room(NUMBER * MOST_MOVES),
      met: engine.room(NUMBER * MOST_MOVES),
      foretold: engine.room(NUMBER * MOST_MOVES),
    };
    engine.bytes(this.at.nets, nets.length).set(nets);
    this.nothing = nothing;
    this.sure = search.sure;
    const [temperature, blunders, drawn, fewest] = search.model;
    this.#call("set_model", this.at.search, temperature, blunders, BigInt(drawn), fewest);
  }

  // By level, the answer in memory.
  answers(position) {
    const { at, engine } = this;
    const many = BigInt(position.codes.length);
    const asked = [at.view, at.codes, many];
    const withNets = [at.judging, ...asked, at.nets];
    const look = () => engine.bytes(at.view, position.view.length).set(position.view);
    engine.put(at.codes, position.codes);
    engine.put(at.lots, [position.seed]);
    engine.put(at.memory, this.nothing);
    look();
    this.#call("set_usual", at.weakness, at.view);
    const made = (name, ...given) => {
      look();
      return this.#call(name, ...given);
    };
    const misjudging = [...withNets, at.weakness, at.memory];
    return {
      random: this.#answer(made("choose_at_random", at.codes, many, at.lots)),
      apprentice: this.#answer(made("choose_as_apprentice", ...asked, at.memory, at.buffers)),
      thumb: this.#answer(made("choose_as_thumb", ...asked, at.buffers)),
      journeyman: this.#answer(made("choose_as_journeyman", ...misjudging, 0n), made("misjudge", ...misjudging), position),
      master: this.#answer(made("choose_as_master", ...withNets, 0n), made("judge", ...withNets), position),
      "journeyman-to-win": this.#answer(made("choose_as_journeyman", ...misjudging, 1n)),
      "master-to-win": this.#answer(made("choose_as_master", ...withNets, 1n), made("judge_to_win", ...withNets), position),
      grandmaster: this.#searched(position, asked, withNets, look, false),
      "grandmaster-to-win": this.#searched(position, asked, withNets, look, true),
      verdict: this.#verdict(position, asked, look),
    };
  }

  #call(name, ...given) {
    return this.engine.function(name)(...given);
  }

  // The move, and of a level with nets what it has judged last: points and chances.
  #answer(code, _judged, position) {
    const { judging } = this.at;
    return position ? this.#told(code, judging, judging + NUMBER * MOST_MOVES, position) : this.#told(code);
  }

  #told(code, points, met, position) {
    const out = new Collected(ROOM);
    out.addNumbers(code);
    if (position) for (const place of [points, met]) out.add(this.engine.bytes(place, NUMBER * position.codes.length));
    return out.bytes;
  }

  #searched(position, asked, withNets, look, toWin) {
    const { at } = this;
    look();
    if (!position.trust) {
      this.#call(toWin ? "judge_to_win" : "judge", ...withNets);
      const best = this.#call("best_of", at.judging, BigInt(position.codes.length));
      return this.#answer(BigInt(position.codes[best]), undefined, position);
    }
    this.#call("set_aim", at.search, BigInt(toWin));
    this.#search(position, asked);
    const best = this.#call("conclude", at.search, at.points, at.met);
    return this.#told(BigInt(position.codes[best]), at.points, at.met, position);
  }

  // The head of the verdict on the first legal move.
  #verdict({ foretold, seed }, asked, look) {
    const { at, engine } = this;
    look();
    engine.bytes(at.verdict, this.verdictSize).fill(0);
    const [limit, margin, candidates, choosing, fewest, stating, precise] = MEASURE;
    const [doubt, tried, even] = WEIGHING;
    this.#call("set_verdict", at.verdict, limit, margin, ...[candidates, choosing, fewest, stating].map(BigInt), precise);
    this.#call("set_weighing", at.verdict, doubt, BigInt(tried), even);
    this.#call("set_seals", at.verdict, engine.put(at.foretold, foretold), BigInt(foretold.length));
    let more = this.#call("begin_verdict", at.verdict, ...asked, 0n, BigInt(seed), at.nets);
    while (more) more = this.#call("next_block", at.verdict, at.nets);
    const out = new Collected(ROOM);
    out.add(engine.bytes(at.verdict, HEAD));
    return out.bytes;
  }

  #search({ trust, foretold, seed, worlds }, asked) {
    const { at, engine } = this;
    const [decisions, margin, doubt, bias] = trust;
    this.#call("set_trust", at.search, BigInt(decisions), margin, doubt, bias, this.sure);
    this.#call("set_foretold", at.search, engine.put(at.foretold, foretold), BigInt(foretold.length));
    if (!this.#call("begin", at.search, ...asked, BigInt(seed), at.nets)) return;
    engine.bytes(at.worlds, this.worldsSize).fill(0);
    const many = this.#call("count_every", at.search, BigInt(worlds)) || worlds * this.drawn;
    this.#call("draw_worlds", at.search, at.worlds, at.logs, BigInt(many), at.nets);
    this.#call("weigh", at.search, at.logs, at.weights);
    while (this.#call("try_worlds", at.search, at.worlds, at.weights, BigInt(TRIED_AT_ONCE), at.nets));
  }
}
