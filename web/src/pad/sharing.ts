/** Ways to export: files, the clipboard, and the device's share dialog. */

/** Save data as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const saveText = (text: string, name: string): void =>
  saveBlob(new Blob([text], { type: "application/json" }), name);

/** Copy a text to the clipboard; false if the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Open the device's share dialog; false if it cannot take the data (true if the reader cancels). */
export async function offered(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
  return true;
}
