import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

interface RowLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** An address of the product. */
  readonly to: string;
}

/**
 * A link of a row. It does what the router's own does, but does not render again with every change of the address, as
 * the forty of a page would.
 */
export function RowLink({ to, ...rest }: RowLinkProps) {
  const router = useRouter();
  const prepare = () => void router.preloadRoute({ to }).catch(() => undefined);
  function handleClick(event: MouseEvent) {
    // another tab or window is the browser's own way
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ to });
  }
  return <a {...rest} href={to} onClick={handleClick} onPointerEnter={prepare} onFocus={prepare} />;
}
