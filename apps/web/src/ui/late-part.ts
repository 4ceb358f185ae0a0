import { type ComponentType, createElement, type FunctionComponent, startTransition, useEffect, useState } from 'react';

/**
 * A part of a screen whose code comes later; `prepare` fetches it, so that it is there when it is asked for. What it answers
 * settles when the code is there or failed.
 */
export type LatePart<Props> = FunctionComponent<Props> & { readonly prepare: () => Promise<void> };

/**
 * Code with its style sheets; those that failed with it are asked for again at the next attempt, where the code alone would
 * come (Vite asks for a style sheet once).
 */
function withStyles<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const failed = new Set<HTMLLinkElement>();
  function hear({ target }: Event) {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  }
  return async () => {
    for (const link of failed) link.replaceWith(link.cloneNode());
    failed.clear();
    // what fails to load tells nobody above it, but for those who listen on its way down
    document.addEventListener('error', hear, true);
    try {
      return await load();
    } finally {
      document.removeEventListener('error', hear, true);
    }
  };
}

/**
 * A component whose code is fetched when it is first shown or prepared; nothing shows meanwhile, and code that cannot be
 * fetched fails to the error boundary around it. Not `lazy`: what React suspended, if only for code that is there already,
 * it keeps back until 300 ms after it began to wait, and somebody waits for a dialog.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const loadStyled = withStyles(load);
  let part: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  async function fetchPart(): Promise<void> {
    try {
      part = await loadStyled();
    } catch (error) {
      // asked again next time: the network may be back
      coming = null;
      throw error;
    }
  }
  const arrive = () => (coming ??= fetchPart());
  function Late(props: Props) {
    const [isThere, setThere] = useState(part !== null);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (isThere) return undefined;
      let isShown = true;
      arrive().then(
        // what a person does meanwhile comes before a part that is drawn for the first time
        () => isShown && startTransition(() => setThere(true)),
        (error: unknown) => isShown && setFailure({ error }),
      );
      return () => {
        isShown = false;
      };
    }, [isThere]);
    if (failure !== null) throw failure.error;
    return !isThere || part === null ? null : createElement(part, props);
  }
  // what goes wrong is said when the part is shown
  return Object.assign(Late, { prepare: async () => arrive().catch(() => undefined) });
}
