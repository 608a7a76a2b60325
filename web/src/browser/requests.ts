/** Requests and transactions of the browser's IndexedDB as promises. */

/** The result of a request; rejected with its error. */
export function outcome<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolved when a transaction is on disk; rejected with its error. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // follows every error, and only then tells which one it was; null: somebody has aborted it
    transaction.onabort = () => reject(transaction.error ?? new DOMException("the transaction was aborted", "AbortError"));
  });
}

/**
 * What a promise resolves to; browsers sometimes never answer a request.  After `patience` milliseconds it rejects with a
 * DOMException (TimeoutError), and `late` is called, which must not throw.
 */
export function inTime<T>(promise: Promise<T>, patience: number, late: () => void = () => undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException("the browser does not answer", "TimeoutError"));
      late();
    }, patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
