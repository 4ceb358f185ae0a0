import { Kbd } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useScreen } from '../../application/use-screen.ts';
import { useStore } from '../../application/use-store.ts';
import classes from './value-editor.module.css';

/** The keys that act on a chip; nothing where a person switched them off. */
export function KeyHints() {
  const { keyboard } = useScreen().application;
  const { hasSingleKeys } = useStore(keyboard.store);
  if (!hasSingleKeys) return null;
  return (
    <>
      <span className={classes.keys}>
        <Kbd>+</Kbd>
        <Kbd>−</Kbd> <FormattedMessage id="chip.keys.weight" />
      </span>
      <span className={classes.keys}>
        <Kbd>R</Kbd> <FormattedMessage id="chip.keys.required" />
      </span>
    </>
  );
}
