// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Keyboard } from '../src/state/keyboard.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

function press(target: EventTarget, key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

const binding = (key: string, run: () => boolean | void) => ({ key, run, label: 'x', group: 'results' as const });

describe('Keyboard', () => {
  let kept = storage();
  let keyboard = new Keyboard(kept);
  beforeEach(() => {
    kept = storage();
    keyboard = new Keyboard(kept);
    document.addEventListener('keydown', keyboard.handle);
  });
  afterEach(() => {
    document.removeEventListener('keydown', keyboard.handle);
    document.body.replaceChildren();
  });

  it('runs the binding that was added last, and the one before when that passes the key on', () => {
    const first = vi.fn();
    keyboard.add([binding('j', first)]);
    const remove = keyboard.add([binding('j', () => false)]);
    press(document.body, 'j');
    expect(first).toHaveBeenCalledTimes(1);
    const second = vi.fn();
    remove();
    keyboard.add([binding('j', second)]);
    press(document.body, 'j');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it('leaves single keys to whoever types, and keys with Ctrl act there too', () => {
    const run = vi.fn();
    keyboard.add([binding('j', run), binding('mod+k', run)]);
    const input = document.createElement('input');
    document.body.append(input);
    press(input, 'j');
    expect(run).not.toHaveBeenCalled();
    expect(press(input, 'k', { ctrlKey: true }).defaultPrevented).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('a key that took its dialog away did its work, and Escape is none of the keys that are switched off', () => {
    const run = vi.fn();
    keyboard.add([binding('Escape', run)]);
    const button = document.body.appendChild(document.createElement('button'));
    const goes = () => button.remove();
    addEventListener('keydown', goes, { capture: true, once: true });
    press(button, 'Escape');
    expect(run).not.toHaveBeenCalled();
    keyboard.setSingleKeys(false);
    press(document.body, 'Escape');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('switches single keys off, remembers it, and keeps the others', () => {
    const run = vi.fn();
    keyboard.add([binding('j', run), binding('mod+k', run)]);
    keyboard.setSingleKeys(false);
    press(document.body, 'j');
    expect(run).not.toHaveBeenCalled();
    press(document.body, 'k', { metaKey: true });
    expect(run).toHaveBeenCalledTimes(1);
    expect(new Keyboard(kept).store.get().hasSingleKeys).toBe(false);
  });

  it('closes a dialog of its own by Escape that is faster than its focus, and no other one', () => {
    const run = vi.fn();
    keyboard.add([binding('Escape', run), binding('j', run)]);
    window.addEventListener('keydown', keyboard.notice, true);
    const dialog = (isOwn: boolean) => {
      const element = document.createElement('div');
      element.setAttribute('role', 'dialog');
      element.setAttribute('aria-modal', 'true');
      element.toggleAttribute('data-own-escape', isOwn);
      document.body.append(element);
    };
    const row = document.createElement('button');
    document.body.append(row);
    dialog(true);
    press(row, 'j');
    expect(run).not.toHaveBeenCalled();
    press(row, 'Escape');
    expect(run).toHaveBeenCalledTimes(1);
    dialog(false);
    press(row, 'Escape');
    expect(run).toHaveBeenCalledTimes(1);
    window.removeEventListener('keydown', keyboard.notice, true);
  });

  it('a fallback acts only where no other binding has the key, whenever that was added', () => {
    const [own, fallback] = [vi.fn(), vi.fn()];
    const remove = keyboard.add([binding('/', own)]);
    keyboard.add([{ ...binding('/', fallback), isFallback: true }]);
    press(document.body, '/');
    expect([own.mock.calls.length, fallback.mock.calls.length]).toEqual([1, 0]);
    remove();
    press(document.body, '/');
    expect([own.mock.calls.length, fallback.mock.calls.length]).toEqual([1, 1]);
  });

  it('does not reach behind an open dialog', () => {
    const run = vi.fn();
    keyboard.add([binding('j', run)]);
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    document.body.append(dialog);
    press(document.body, 'j');
    expect(run).not.toHaveBeenCalled();
    press(dialog, 'j');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
