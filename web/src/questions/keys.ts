/*
 * Playing by keyboard alone.  Whoever has something that a key can do binds it while it can be done:
 *
 *   $effect(() => keyboard.bind({ l: () => (lastOpen = true), " ": () => live.skip() }));
 *
 * The latest binding of a key goes first; it may return false to pass the key on.  Keys are named as in
 * KeyboardEvent.key, letters small.  Typing in a field, keys with Ctrl, Alt or Meta, and keys that a focused control
 * uses itself (Enter and Space on a button) are never taken, nor is anything while a dialog is open.
 */

export type Act = () => boolean | void;
export type Bindings = Record<string, Act>;

/** What a focused control does with a key itself. */
const OWN_KEYS: [selector: string, keys: readonly string[]][] = [
  ["button, [role='button'], summary", ["Enter", " "]],
  ["a[href]", ["Enter"]],
  ["input[type='radio'], input[type='checkbox']", [" "]],
];
const TYPED_IN = "input:not([type='radio'], [type='checkbox'], [type='button'], [type='submit']), textarea, select, [contenteditable='true']";

/** The name under which a key is bound. */
export const keyName = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** Whether a key on this element is ours to take. */
export function isFree(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest(TYPED_IN)) return false;
  return !OWN_KEYS.some(([selector, keys]) => keys.includes(key) && target.closest(selector));
}

class Keyboard {
  /** Single letters can be switched off, for those who dictate or press keys by mistake (WCAG 2.1.4). */
  letters = true;
  #bindings: { bindings: Bindings; level: number }[] = [];

  /** Bind keys; returns how to unbind them.  Those of a higher level go first, then the latest. */
  bind(bindings: Bindings, level = 0): () => void {
    if (!this.#bindings.length) addEventListener("keydown", this.#press);
    this.#bindings = [...this.#bindings, { bindings, level }].sort((a, b) => a.level - b.level);
    return () => {
      this.#bindings = this.#bindings.filter((other) => other.bindings !== bindings);
      if (!this.#bindings.length) removeEventListener("keydown", this.#press);
    };
  }

  /** Do what a key is bound to; whether there was something to do. */
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
