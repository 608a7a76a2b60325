import { device } from "../../../pad/device.ts";
import { fold } from "../../../pad/fold.ts";
import type { State } from "../../../pad/model.ts";
import { PadFault } from "../../../pad/reading.ts";
import { documentOf, keepPlace } from "../../../pad/shared_pads.ts";
import { find, join } from "../../../pad/together.ts";
import type { TournamentTable } from "../../../protocol/types.ts";
import { Refused } from "../../../server/http.ts";
import { pathOf } from "../../../tournament/mine.ts";
import { doAtTable, keepTable, keptTable, tableAt, type AtTable } from "./joining.ts";

/** A tournament's table on a phone: what the server says about it, and its score pad. */
export class TableOnPhone {
  seen: TournamentTable | null = $state.raw(null);
  /** The table's pad as the server has it; null if that is unknown, or nobody has written on it. */
  pad: State | null = $state.raw(null);
  /** Why the table cannot be shown now; `offline`: it is as it was last seen. */
  trouble: "none" | "offline" | "other" | null = $state.raw(null);
  readonly path: string;

  constructor(
    readonly watch: string,
    readonly code: string,
  ) {
    this.path = pathOf(watch, `/table/${encodeURIComponent(code)}`);
    this.seen = keptTable(watch, code);
  }

  /** Ask the server for the table, and for its pad. */
  async look(): Promise<void> {
    try {
      const seen = await tableAt(this.watch, this.code);
      keepTable(this.watch, this.code, seen);
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
      await doAtTable(this.watch, this.code, command);
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
