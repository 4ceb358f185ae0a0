import { type RefObject, useEffect, useRef } from 'react';

/** Whoever takes something away puts the focus beside it in the next frames; later than that nobody did, in milliseconds. */
const PATIENCE_MS = 150;

/** Taken away, or in a section that was closed. */
function isGone(element: Element | null): boolean {
  return element !== null && (!element.isConnected || element.closest('[hidden]') !== null);
}

/** What had the focus, and the dialog it stands in; null for the screen itself. */
interface FocusedElement {
  readonly element: Element;
  readonly dialog: Element | null;
}

/** What had the focus last on the screen and in each dialog over it, the topmost last. */
function withFocused(trail: readonly FocusedElement[], element: Element): readonly FocusedElement[] {
  const dialog = element.closest('[role="dialog"]');
  const before = trail.findIndex((known) => known.dialog === dialog);
  return [...(before === -1 ? trail : trail.slice(0, before)), { element, dialog }];
}

/** Where the focus goes from a dialog that is gone: to what had it before the dialog, where that is still there. */
function beneath(trail: readonly FocusedElement[]): HTMLElement | null {
  if (trail.at(-1)?.dialog == null) return null;
  const under = trail.findLast(({ element }) => !isGone(element))?.element;
  return under instanceof HTMLElement ? under : null;
}

/** Where the focus was before a dialog that holds everything back and is gone; null where that is gone too. */
function beforeModal(trail: readonly FocusedElement[]): HTMLElement | null {
  const dialog = trail.at(-1)?.dialog ?? null;
  if (dialog === null || dialog.isConnected || dialog.getAttribute('aria-modal') !== 'true') return null;
  const before = trail.at(-2)?.element ?? null;
  return before instanceof HTMLElement && !isGone(before) ? before : null;
}

/** What can take the focus in one room with an element: a bar of tools, a form, a card, a dialog, the screen. */
function controlsAround(element: Element): readonly HTMLElement[] {
  const room = element.closest('[role="toolbar"], form, section, [role="dialog"], main');
  const controls = room?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea') ?? [];
  return [...controls].filter((control) => control.checkVisibility() && !control.matches(':disabled'));
}

/** What stands nearest before an element that can do nothing any more, else the nearest behind it; null for neither. */
function beside(element: Element): HTMLElement | null {
  const controls = controlsAround(element);
  const isBefore = (control: Element) =>
    (element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return controls.findLast(isBefore) ?? controls[0] ?? null;
}

/** It works and comes back by itself. */
function isAtWork(element: Element): boolean {
  return element.closest('[data-loading], [aria-busy="true"]') !== null;
}

/** Nothing has the focus: a click beside everything, or what had it was taken away. */
function hasNobody(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Takes the focus to the beginning of the screen when what had it is gone: another screen, a button that went with what
 * it did. From a dialog it goes back to where it was before, and to a button that could not be pressed while it worked it
 * comes back; from one that has nothing left to do it goes beside it. It never falls to the body, where the next Tab
 * would begin at the top of the page.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    let trail: readonly FocusedElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame: number | undefined;
    /** What had the focus when it was disabled: the browser takes the focus from it. */
    let disabled: Element | null = null;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const isLastGone = () => isGone(trail.at(-1)?.element ?? null);
    function stop() {
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
      timer = undefined;
      frame = undefined;
    }
    const remember = ({ target }: FocusEvent) => {
      // what was lost is found: what goes next has the whole patience, not the rest of this one
      stop();
      if (target instanceof Element) trail = withFocused(trail, target);
    };
    function nextFrame(run: () => void) {
      frame = requestAnimationFrame(run);
    }
    function check() {
      stop();
      // what is hidden keeps the focus until the next frame is drawn
      if (!(hasNobody() || isGone(document.activeElement)) || !isLastGone()) return;
      const under = beneath(trail);
      under?.focus({ preventScroll: true });
      if (under === null || document.activeElement !== under) main.current?.focus({ preventScroll: true });
    }
    function followDisabled() {
      const last = trail.at(-1)?.element ?? null;
      if (last?.matches(':disabled') === true) {
        // it loses the focus with the next frame; by then somebody may have clicked beside everything
        if (document.activeElement === last) {
          disabled = last;
          clearTimeout(waiting);
          waiting = setTimeout(() => goBeside(last), PATIENCE_MS);
        }
        return;
      }
      const isBack = last !== null && disabled === last && !isGone(last) && hasNobody();
      disabled = null;
      if (isBack && last instanceof HTMLElement) last.focus({ preventScroll: true });
    }
    function goBeside(element: Element) {
      if (disabled !== element || !element.matches(':disabled') || !hasNobody() || isAtWork(element)) return;
      beside(element)?.focus({ preventScroll: true });
    }
    const observer = new MutationObserver(() => {
      followDisabled();
      const before = hasNobody() ? beforeModal(trail) : null;
      // the next key belongs to what the dialog lay over: whoever puts the focus elsewhere does so after this
      if (before !== null) before.focus({ preventScroll: true });
      // a screen that is being built changes all the time: the first change is what counts
      if (timer !== undefined || !isLastGone()) return;
      // on a busy machine the frame of whoever puts the focus beside it comes first
      timer = setTimeout(() => nextFrame(() => nextFrame(check)), PATIENCE_MS);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(waiting);
      stop();
    };
  }, []);
  return main;
}
