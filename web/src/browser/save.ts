/** Save data as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Save JSON as a file. */
export const saveText = (text: string, name: string): void => saveBlob(new Blob([text], { type: "application/json" }), name);
