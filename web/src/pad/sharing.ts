/** Ways out of the page: files, the clipboard, and what the device offers for sharing. */

/** Give the reader something as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const saveText = (text: string, name: string): void =>
  saveBlob(new Blob([text], { type: "application/json" }), name);

/** Put a text on the clipboard; whether the browser let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offer something to the device's own sharing; whether it could take it (a reader who thinks better of it has, too). */
export async function offered(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
  return true;
}
