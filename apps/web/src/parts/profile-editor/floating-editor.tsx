import { Drawer, FocusTrap, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import classes from './floating-editor.module.css';

/** Below this width an editor comes from the bottom (mock README, "Narrow"). */
const NARROW = '(max-width: 767px)';

interface FloatingEditorProps {
  /** Its accessible name. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is edited of a value (loaded when it is first needed), beside its chip; on a narrow screen a drawer at the bottom. Escape and a click outside close it. */
export function FloatingEditor({ label, onClose, children }: FloatingEditorProps) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  if (isNarrow) {
    return (
      <Drawer
        opened
        onClose={onClose}
        position="bottom"
        size="auto"
        title={label}
        padding={0}
        transitionProps={{ duration: 0 }}
        classNames={{
          inner: classes.drawerInner ?? '',
          content: classes.drawer ?? '',
          header: classes.drawerHead ?? '',
        }}
      >
        <Suspense fallback={null}>{children}</Suspense>
      </Drawer>
    );
  }
  return (
    <Popover
      opened
      onDismiss={onClose}
      position="bottom"
      width={336}
      offset={6}
      withRoles={false}
      returnFocus={false}
      // a tall editor stays in sight as a whole, even where it then lies over its chip
      middlewares={{ flip: false, shift: { padding: 8, crossAxis: true } }}
    >
      <Popover.Target>
        <span className={classes.anchor} aria-hidden="true" />
      </Popover.Target>
      <Popover.Dropdown
        p={0}
        role="dialog"
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.stopPropagation();
          onClose();
        }}
      >
        <Suspense fallback={null}>
          <FocusTrap active>
            <div>{children}</div>
          </FocusTrap>
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
