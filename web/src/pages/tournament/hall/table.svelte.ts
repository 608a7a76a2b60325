/** A tournament's table on a phone. */

import { keep, kept } from "../../../browser/storage.ts";
import { device } from "../../../pad/device.ts";
import { fold } from "../../../pad/fold.ts";
import type { State } from "../../../pad/model.ts";
import { PadFault } from "../../../pad/reading.ts";
import { documentOf, keepPlace } from "../../../pad/shared_pads.ts";
import { find, join } from "../../../pad/together.ts";
import { token } from "../../../pad/writing.ts";
import type { Ack, TournamentTable } from "../../../protocol/types.ts";
import { get, Refused } from "../../../server/http.ts";
import { pathOf } from "../../../tournament/mine.ts";
import { postKnown } from "../../../words/guests.ts";

/** What a phone at a table does: each names the round or the result that it means. */
type AtTable =
  | { type: "hand-in"; round: number; points?: Record<string, number | null> }
  | { type: "confirm"; result: string }
  | { type: "dispute"; round: number; text: string };

/** The table as it was last seen on this device, for when the server is unreachable; only the latest one is kept. */
const KEY = "foretell-tournament-tables";

function keptTable(watch: string, code: string): TournamentTable | null {
  const found = kept(KEY) as { watch?: unknown; code?: unknown; table?: TournamentTable } | null;
  return found?.watch === watch && found.code === code && found.table ? found.table : null;
}

/** What the server says about a table, and its score pad. */
export class TableOnPhone {
  seen: TournamentTable | null = $state.raw(null);
  /** The table's pad as the server has it; null if that is unknown, or nobody has written on it. */
  pad: State | null = $state.raw(null);
  /** Why the table cannot be shown now; `offline`: it is as it was last seen. */
  trouble: "none" | "offline" | "other" | null = $state.raw(null);
  readonly path: string;
  readonly #serverPath: string;

  constructor(
    readonly watch: string,
    readonly code: string,
  ) {
    this.path = pathOf(watch, `/table/${encodeURIComponent(code)}`);
    this.#serverPath = `/tournaments/${encodeURIComponent(watch)}/tables/${encodeURIComponent(code)}`;
    this.seen = keptTable(watch, code);
  }

  /** Ask the server for the table, and for its pad. */
  async look(): Promise<void> {
    try {
      const seen = await get<TournamentTable>(this.#serverPath);
      keep(KEY, { watch: this.watch, code: this.code, table: seen });
      this.pad = seen.pad === null ? null : await padOf(seen.pad);
      this.seen = seen;
      this.trouble = null;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.trouble = fault.status === 404 ? "none" : fault.status === 0 ? "offline" : "other";
    }
  }

  /** Hand in, confirm or dispute, then look again; throws Refused. */
  async do(command: AtTable): Promise<void> {
    try {
      await postKnown<Ack>(`${this.#serverPath}/commands`, { ...command, id: token(8) });
    } finally {
      await this.look();
    }
  }

  /**
   * Open the table's pad on this device, as the phone of one of its people or (null) of nobody: the path of the game.
   * A pad that was opened before needs no server.  Throws Refused.
   */
  async open(person: string | null): Promise<string> {
    const key = this.seen?.pad ?? "";
    const { saved } = await device();
    const known = documentOf(key);
    if (known !== null && (await saved.load(known))) return `/pad/game/${known}`;
    const found = await find(key);
    await join(found, saved, person).catch((fault: unknown) => {
      if (person === null || !(fault instanceof Refused) || fault.code !== "taken") throw fault;
      return join(found, saved, null); // another phone is theirs already
    });
    keepPlace(found.document.id, this.path);
    return `/pad/game/${found.document.id}`;
  }
}

/** The state of the pad with this key; null if it is unreachable or unreadable, which leaves typing the result. */
async function padOf(key: string): Promise<State | null> {
  try {
    return fold((await find(key)).document);
  } catch (fault) {
    if (fault instanceof Refused || fault instanceof PadFault) return null;
    throw fault;
  }
}
