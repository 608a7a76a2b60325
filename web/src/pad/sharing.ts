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
