import { Store } from '../store.ts';

/** Whether a person may close an error: always, only while the menu shows, or never (SET-25). */
export type Closable = 'always' | 'sometimes' | 'never';

/** An error that stands before everything else until it is closed. */
export interface QueuedError {
  /** Message id of its title. */
  readonly title: string;
  /** Message id of its text. */
  readonly message: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly closable: Closable;
}

/** Errors wait in line: one shows at a time, closing it shows the next (SET-25). */
export class ErrorQueue {
  readonly store = new Store<{ readonly errors: readonly QueuedError[] }>({ errors: [] });

  /** Adds an error; the same one is not added twice while it waits. */
  add(error: QueuedError): void {
    const { errors } = this.store.get();
    const text = JSON.stringify(error);
    if (!errors.some((known) => JSON.stringify(known) === text)) this.store.set({ errors: [...errors, error] });
  }

  /** Takes the first error away. */
  closeFirst(): void {
    this.store.set({ errors: this.store.get().errors.slice(1) });
  }

  /** Takes every error away: another screen, other errors. */
  clear(): void {
    if (this.store.get().errors.length > 0) this.store.set({ errors: [] });
  }
}

/** Whether an error can be closed: one that sometimes can, only while the menu is not hidden. */
export function canClose({ closable }: QueuedError, isMenuHidden: boolean): boolean {
  return closable === 'always' || (closable === 'sometimes' && !isMenuHidden);
}
