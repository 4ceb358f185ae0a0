import { type RefObject } from 'react';
import { useKeys } from '../keys/use-keys.ts';

interface ResultKeys {
  /** The element that holds the rows. */
  readonly rows: RefObject<HTMLElement | null>;
  readonly onOpen: (id: string) => void;
  /** Chooses a row or leaves it out again; undefined where rows cannot be chosen. */
  readonly onToggle?: ((id: string) => void) | undefined;
  readonly onCompare?: (() => void) | undefined;
  /** Undefined where matches are not judged. */
  readonly onJudge?: ((id: string, wanted: 'ACCEPT' | 'REJECT') => void) | undefined;
}

const ROW_NAME = '[data-row-name]';

function names(rows: HTMLElement | null): HTMLElement[] {
  return [...(rows?.querySelectorAll<HTMLElement>(ROW_NAME) ?? [])];
}

/** The row that has the focus, by its place; −1 when none has. */
function placeOfFocus(all: readonly HTMLElement[]): number {
  const row = document.activeElement?.closest('[data-match]') ?? null;
  return row === null ? -1 : all.findIndex((name) => row.contains(name));
}

/** j and k walk through the rows, Enter opens, x selects, c compares, a accepts, r rejects (ui.md, "Keyboard first"). */
export function useResultKeys({ rows, onOpen, onToggle, onCompare, onJudge }: ResultKeys): void {
  function walk(step: 1 | -1): boolean {
    const all = names(rows.current);
    if (all.length === 0) return false;
    const at = placeOfFocus(all);
    const next = Math.min(all.length - 1, Math.max(0, at + step));
    all[next]?.focus();
    return true;
  }
  function current(): string | null {
    const all = names(rows.current);
    return all[placeOfFocus(all)]?.dataset['rowName'] ?? null;
  }
  function judge(wanted: 'ACCEPT' | 'REJECT'): boolean {
    const id = current();
    if (id === null || onJudge === undefined) return false;
    onJudge(id, wanted);
    return true;
  }
  useKeys([
    { key: 'j', label: 'keys.nextRow', group: 'results', run: () => walk(1) },
    { key: 'k', label: 'keys.previousRow', group: 'results', run: () => walk(-1) },
    {
      key: 'Enter',
      label: 'keys.openRow',
      group: 'results',
      run: (event) => {
        const id = current();
        // A control that has the focus acts for itself.
        if (id === null || (event.target instanceof Element && event.target.matches('a, button, input'))) return false;
        onOpen(id);
        return true;
      },
    },
    {
      key: 'x',
      label: 'keys.selectRow',
      group: 'results',
      run: () => {
        const id = current();
        if (id === null || onToggle === undefined) return false;
        onToggle(id);
        return true;
      },
    },
    { key: 'a', label: 'keys.acceptRow', group: 'results', run: () => judge('ACCEPT') },
    { key: 'r', label: 'keys.rejectRow', group: 'results', run: () => judge('REJECT') },
    {
      key: 'c',
      label: 'keys.compare',
      group: 'results',
      run: () => {
        if (onCompare === undefined) return false;
        onCompare();
        return true;
      },
    },
  ]);
}
