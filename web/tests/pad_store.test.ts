/** The stores in the browser: a lost connection is replaced. */

import { expect, test, vi } from "vitest";
import { GameStore } from "../src/device/store.ts";
import { openStore } from "../src/pad/indexed_db.ts";

/** A connection whose tables are empty; once closed it begins no transaction, as in a browser. */
class Connection {
  static all: Connection[] = [];
  static broken: string | null = null;
  isClosed = false;
  onversionchange: (() => void) | null = null;
  onclose: (() => void) | null = null;

  close(): void {
    this.isClosed = true;
  }

  transaction(): object {
    if (this.isClosed) throw new DOMException("the connection is closed", "InvalidStateError");
    return { objectStore: () => ({ getAll: () => answer([]), index: () => ({ getAll: () => answer([]) }) }) };
  }
}

/** A request that succeeds soon. */
function answer<T>(result: T): { result: T; onsuccess: () => void } {
  const request = { result, onsuccess: () => undefined };
  queueMicrotask(() => request.onsuccess());
  return request;
}

function open(): object {
  if (Connection.broken) throw new DOMException("no", Connection.broken);
  Connection.all.push(new Connection());
  return answer(Connection.all.at(-1));
}
vi.stubGlobal("indexedDB", { open });

test("pads are read and written after the browser has closed the connection, on one new connection", async () => {
  const store = await openStore();
  for (const connections of [2, 3]) {
    Connection.all.at(-1)?.close();
    expect(await Promise.all([store.heads(), store.entries("a"), store.entries("b")])).toEqual([[], [], []]);
    expect(Connection.all.length).toBe(connections);
  }
  Connection.all.at(-1)?.onversionchange?.();
  expect(await store.heads()).toEqual([]);
  Connection.broken = "QuotaExceededError";
  Connection.all.at(-1)?.close();
  await expect(store.heads()).rejects.toMatchObject({ name: "QuotaExceededError" });
  Connection.broken = null;
  expect(await store.heads()).toEqual([]);
});

test("games are read on a new connection after the browser has closed the first", async () => {
  GameStore.forget();
  for (const lost of ["onclose", "onversionchange"] as const) {
    await GameStore.shared();
    const last = Connection.all.at(-1);
    if (lost === "onclose") last?.close();
    last?.[lost]?.();
    await vi.waitFor(() => expect(last?.isClosed).toBe(true));
    expect(await (await GameStore.shared()).heads()).toEqual([]);
  }
  GameStore.forget();
});
