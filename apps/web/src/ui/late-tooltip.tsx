import { Tooltip, useMantineTheme } from '@mantine/core';
import { type HTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface LateTooltipProps extends HTMLAttributes<HTMLDivElement> {
  /** What it says. */
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** What shows it after how long, and hides it after how long, in milliseconds: the theme's, as for every tooltip (A9). */
function useDelays(): { readonly show: number; readonly hide: number } {
  const { defaultProps = {} } = useMantineTheme().components['Tooltip'] ?? {};
  const { openDelay = 0, closeDelay = 0 } = defaultProps as Partial<Record<'openDelay' | 'closeDelay', number>>;
  return { show: openDelay, hide: closeDelay };
}

function Open({ id, target, label }: { id: string; target: React.RefObject<HTMLDivElement | null>; label: ReactNode }) {
  return <Tooltip opened target={target} position="bottom-start" label={<span id={id}>{label}</span>} />;
}

/** An element with a tooltip that is built when it shows: a page has twenty of them, of which nobody looks at more than one. */
export function LateTooltip({ label, children, ...rest }: LateTooltipProps) {
  const id = useId();
  const target = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const { show, hide } = useDelays();
  function soon(isWanted: boolean, after: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(isWanted), after);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    // wherever the focus is: who only points at it must be able to send it away too (WCAG 1.4.13)
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isOpen]);
  return (
    <div
      {...rest}
      ref={target}
      aria-describedby={isOpen ? id : undefined}
      onPointerEnter={() => soon(true, show)}
      onPointerLeave={() => soon(false, hide)}
      onFocus={({ target: focused }) => focused.matches(':focus-visible') && soon(true, 0)}
      onBlur={() => soon(false, 0)}
    >
      {children}
      {isOpen && <Open id={id} target={target} label={label} />}
    </div>
  );
}
