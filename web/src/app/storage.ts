/** Small things that are kept in the reader's browser, if it keeps anything. */

/** What was kept under a name; null where there is nothing that can be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return; // a browser that keeps nothing
  }
}
