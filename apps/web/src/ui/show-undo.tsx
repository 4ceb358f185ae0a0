import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import classes from './show-undo.module.css';

/** How long what was done can be undone from the toast (ui.md, "Forgiving"), in milliseconds. */
const UNDO_MS = 8000;

interface Undo {
  /** What was done. */
  readonly message: ReactNode;
  /** The word on the button. */
  readonly label: ReactNode;
  readonly onUndo: () => void;
}

/** A toast that says what was done and takes it back for 8 seconds; focus goes where `onUndo` puts it. */
export function showUndo({ message, label, onUndo }: Undo): void {
  // the toast takes a moment to go: a second press falls on the same button
  let isUndone = false;
  const id = notifications.show({
    autoClose: UNDO_MS,
    withCloseButton: true,
    // what stands at the bottom of the screen makes room for it
    'data-toast': true,
    message: (
      <span className={classes.toast}>
        <span>{message}</span>
        <Button
          size="xs"
          variant="subtle"
          className={classes.undo ?? ''}
          onClick={() => {
            if (isUndone) return;
            isUndone = true;
            notifications.hide(id);
            onUndo();
          }}
        >
          {label}
        </Button>
      </span>
    ),
  });
}
