/** Requests and transactions of the browser's IndexedDB as promises. */

/** Ask for a database; `lay` makes the tables of a new one.  Throws a DOMException if the browser has none. */
export function opening(name: string, lay: (database: IDBDatabase) => void): IDBOpenDBRequest {
  if (typeof indexedDB === "undefined") throw new DOMException("this browser has no store", "NotSupportedError");
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => lay(request.result);
  return request;
}

/** The result of a request; rejects with its error. */
export function outcome<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when a transaction is on disk; rejects with its error. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // follows every error, and only then is the error known; null: it was aborted on purpose
    transaction.onabort = () => reject(transaction.error ?? new DOMException("the transaction was aborted", "AbortError"));
  });
}

/**
 * What a promise resolves to, since browsers sometimes never answer a request: after `patience` milliseconds it rejects with a
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
