import type { ClubView as Sent } from "../protocol/types.ts";
import { handfuls, newEntry, type Entry } from "../server/entries.ts";
import { get, Refused } from "../server/http.ts";
import { faultsOf, isUnreachable } from "../words/faults.ts";
import { postKnown } from "../words/guests.ts";
import { clubs, serverPath } from "./mine.ts";
import { read, type ClubView } from "./model.ts";

/** The sentence for a refusal; throws other errors again. */
export const clubFault = faultsOf("web-club-fault");

/** A club, which is read again after each command, and whenever the reader comes back to the page. */
export class LiveClub {
  view: ClubView | null = $state.raw(null);
  /** Why the club cannot be shown; empty while it can. */
  trouble: "" | "none" | "offline" | "broken" = $state.raw("");
  readonly told = clubFault;

  constructor(readonly key: string) {}

  /** Read it now and whenever the page becomes visible; returns a function that stops it. */
  follow(): () => void {
    const look = (): void => void (document.visibilityState === "visible" && this.look());
    void this.look();
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }

  /** Read the club; what cannot be read leaves the last view, and is in `trouble`. */
  async look(): Promise<void> {
    try {
      const view = read(await get<Sent>(serverPath(this.key)));
      this.trouble = "";
      this.#see(view);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.trouble = isUnreachable(fault) ? "offline" : fault.status === 404 ? "none" : "broken";
    }
  }

  /** The club with the table of an earlier season; throws Refused. */
  async inSeason(name: string): Promise<ClubView> {
    return read(await get<Sent>(serverPath(this.key, `?season=${encodeURIComponent(name)}`)));
  }

  /** Write an entry, and read the club again; throws Refused. */
  write(does: string, values: Readonly<Record<string, unknown>>): Promise<void> {
    return this.writeAll([newEntry(does, values)]);
  }

  /** Write entries, in parts if a message cannot have all of them; throws Refused. */
  async writeAll(entries: readonly Entry[]): Promise<void> {
    for (const some of handfuls(entries)) {
      await postKnown(serverPath(this.key, "/commands"), { type: "write", id: some[0].id, entries: some });
    }
    await this.look();
  }

  #see(view: ClubView): void {
    if (this.view && view.seq < this.view.seq) return; // an older answer that took longer
    this.view = view;
    clubs.remember({ key: this.key, id: view.id, name: view.settings.name, organiser: view.organiser && this.key !== view.watch, at: Date.now() });
  }
}
