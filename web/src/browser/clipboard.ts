/** Copy a text to the clipboard; false if the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text); // a page that came over http has no other way
  }
}

/** Copy a text by selecting it in a field: inside the open dialog, since everything outside of it takes no focus. */
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
