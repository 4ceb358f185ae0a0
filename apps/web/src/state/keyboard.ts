import type { KeptTexts } from './kept/search-memory.ts';
import { Store } from './store.ts';

/** One key of a screen and what it does. */
export interface KeyBinding {
  /** `j`, `Enter`, `?`, or with the control key `mod+k` (Command on a Mac). */
  readonly key: string;
  /** Message id of what it does, for the help sheet. */
  readonly label: string;
  /** Which heading of the help sheet it stands under. */
  readonly group: KeyGroup;
  /** Does it; answering false leaves the key to the browser. */
  readonly run: (event: KeyboardEvent) => boolean | void;
  /** Acts, and is listed, only where no other binding has the key. */
  readonly isFallback?: boolean;
}

/** Headings of the help sheet, in its order. */
export const KEY_GROUPS = ['everywhere', 'profile', 'results', 'details'] as const;
/** A heading of the help sheet. */
export type KeyGroup = (typeof KEY_GROUPS)[number];

interface KeyboardState {
  readonly bindings: readonly KeyBinding[];
  /** Whether keys without a modifier act; people who dictate switch them off (WCAG 2.1.4). */
  readonly hasSingleKeys: boolean;
}

const STORAGE_KEY = 'counterpart.singleKeys';
const EDITABLE = 'input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(EDITABLE));
}

/**
 * A key acts inside the topmost dialog or outside of all, never through one. Escape closes a dialog that leaves it to its
 * bindings (`data-own-escape`) also before that has the focus.
 */
function isBehindDialog({ target, key }: KeyboardEvent): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"]');
  const top = dialogs[dialogs.length - 1];
  if (top === undefined || (key === 'Escape' && top.hasAttribute('data-own-escape'))) return false;
  return !(target instanceof Node && top.contains(target));
}

/** The keys of the screens that are open: one listener, and what the help sheet lists. */
export class Keyboard {
  readonly store: Store<KeyboardState>;
  readonly #storage: Pick<KeptTexts, 'getItem' | 'setItem'>;
  /** The key that was pressed behind a dialog, as before the dialog's own focus came. */
  #behind: KeyboardEvent | null = null;

  constructor(storage: Pick<KeptTexts, 'getItem' | 'setItem'>) {
    this.#storage = storage;
    this.store = new Store<KeyboardState>({ bindings: [], hasSingleKeys: storage.getItem(STORAGE_KEY) !== 'off' });
  }

  /** Adds keys while a screen shows; what is added last acts first. Answers what takes them away. */
  add(bindings: readonly KeyBinding[]): () => void {
    this.store.set({ bindings: [...this.store.get().bindings, ...bindings] });
    return () => this.store.set({ bindings: this.store.get().bindings.filter((known) => !bindings.includes(known)) });
  }

  /** Switches the keys without a modifier on or off, and remembers it. */
  setSingleKeys(isOn: boolean): void {
    this.#storage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
    this.store.set({ hasSingleKeys: isOn });
  }

  /** Looks at a pressed key before any dialog does, which may close by it and be gone when the key is handled. */
  readonly notice = (event: KeyboardEvent): void => {
    this.#behind = isBehindDialog(event) ? event : null;
  };

  /** Runs the binding of a pressed key. */
  readonly handle = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    const hasModifier = event.ctrlKey || event.metaKey;
    const pressed = hasModifier ? `mod+${event.key.toLowerCase()}` : event.key;
    const { bindings, hasSingleKeys } = this.store.get();
    // the dialog in which it was pressed went by it: the key is used up
    if (event.target instanceof Node && !event.target.isConnected) return;
    const isOff = !hasSingleKeys && pressed !== 'Escape';
    if (!hasModifier && (isOff || isTyping(event.target))) return;
    if (!hasModifier && (event === this.#behind || isBehindDialog(event))) return;
    const order = bindings.toSorted((a, b) => Number(b.isFallback ?? false) - Number(a.isFallback ?? false));
    for (const binding of order.toReversed()) {
      if (binding.key !== pressed) continue;
      if (binding.run(event) === false) continue;
      event.preventDefault();
      return;
    }
  };
}
