import { type RefObject, useEffect } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null
  );
}

/** j and k walk through the rows; Enter presses the details button that has the focus (ui.md, "Keyboard first"). */
export function useResultKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== 'j' && event.key !== 'k') return;
      const buttons = [...(panel.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [])];
      if (buttons.length === 0) return;
      const at = buttons.findIndex((button) => button.closest('tr')?.contains(document.activeElement) === true);
      const next = event.key === 'j' ? Math.min(buttons.length - 1, at + 1) : Math.max(0, at - 1);
      buttons[next]?.focus();
      event.preventDefault();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [panel]);
}
