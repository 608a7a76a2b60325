/*
 * The keyboard shortcuts.  A component binds a key while the key can do something.  The latest binding of a key goes first;
 * it may return false to pass the key on.  Keys are named as in KeyboardEvent.key, letters in lower case.  Typing in a
 * field, keys with Ctrl, Alt or Meta, and keys that a focused control uses itself (Enter and Space on a button) are never
 * handled, nor is any key while a dialog is open.
 */

export type Act = () => boolean | void;
export type Bindings = Record<string, Act>;

/** The keys that a focused control needs itself. */
const OWN_KEYS: [selector: string, keys: readonly string[]][] = [
  ["button, [role='button'], summary", ["Enter", " "]],
  ["a[href]", ["Enter"]],
  ["input[type='radio'], input[type='checkbox']", [" "]],
];
const TYPED_IN = "input:not([type='radio'], [type='checkbox'], [type='button'], [type='submit']), textarea, select, [contenteditable='true']";

/** The name that a key is bound to. */
export const keyName = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** Whether we may handle a key on this element. */
export function isFree(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest(TYPED_IN)) return false;
  return !OWN_KEYS.some(([selector, keys]) => keys.includes(key) && target.closest(selector));
}

class Keyboard {
  /** Whether single letters work; readers who dictate or mistype can turn them off (WCAG 2.1.4). */
  letters = true;
  #bindings: { bindings: Bindings; level: number }[] = [];

  /** Bind keys; returns a function that unbinds them.  Higher levels go first, then later bindings. */
  bind(bindings: Bindings, level = 0): () => void {
    if (!this.#bindings.length) addEventListener("keydown", this.#press);
    this.#bindings = [...this.#bindings, { bindings, level }].sort((a, b) => a.level - b.level);
    return () => {
      this.#bindings = this.#bindings.filter((other) => other.bindings !== bindings);
      if (!this.#bindings.length) removeEventListener("keydown", this.#press);
    };
  }

  /** Run the binding of a key; returns false if there was none. */
  press(key: string): boolean {
    const name = keyName(key);
    if (!this.letters && name.length === 1 && name !== " ") return false;
    for (const { bindings } of this.#bindings.toReversed()) {
      const act = bindings[name];
      if (act && act() !== false) return true;
    }
    return false;
  }

  #press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (document.querySelector("dialog[open]") || !isFree(event.target, event.key)) return;
    if (this.press(event.key)) event.preventDefault();
  };
}

export const keyboard = new Keyboard();
