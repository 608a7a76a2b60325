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
    transaction.onabort = () => reject(transaction.error); // follows every error, and only then tells which one it was
  });
}
