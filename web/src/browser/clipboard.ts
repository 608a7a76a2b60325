/** Copy a text to the clipboard; false if the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text); // the only way for a page loaded over http
  }
}

/** Copy a text by selecting it in a field: inside the open dialog, since nothing outside of it can have the focus. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true, className: "unseen" });
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
