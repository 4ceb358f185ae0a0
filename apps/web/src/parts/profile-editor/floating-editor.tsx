import { CloseButton, Drawer, FocusTrap, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './floating-editor.module.css';

/** Below this width an editor comes from the bottom (mock README, "Narrow"). */
const NARROW = '(max-width: 767px)';

/** Keeps the focus among the fields, from the moment they are there: their code may come after the editor was opened. */
function FieldsFocus({ children }: { readonly children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => {
    const { current } = fields;
    if (current === null) return undefined;
    const look = () => setThere(current.childElementCount > 0);
    const observer = new MutationObserver(look);
    observer.observe(current, { childList: true });
    look();
    return () => observer.disconnect();
  }, []);
  return (
    <FocusTrap active={isThere}>
      <div ref={fields}>{children}</div>
    </FocusTrap>
  );
}

interface FloatingEditorProps {
  /** Its accessible name. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is edited of a value (loaded when it is first needed), beside its chip; on a narrow screen a drawer at the bottom. Escape and a click outside close it. */
export function FloatingEditor({ label, onClose, children }: FloatingEditorProps) {
  const intl = useIntl();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  if (isNarrow) {
    return (
      <Drawer.Root opened onClose={onClose} position="bottom" size="auto" transitionProps={{ duration: 0 }}>
        <Drawer.Overlay />
        <Drawer.Content
          aria-label={label}
          classNames={{ inner: classes.drawerInner ?? '', content: classes.drawer ?? '' }}
        >
          <div className={classes.drawerHead}>
            <span className={classes.drawerTitle}>{label}</span>
            <CloseButton aria-label={intl.formatMessage({ id: 'actions.close' })} onClick={onClose} />
          </div>
          {children}
        </Drawer.Content>
      </Drawer.Root>
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
        <FieldsFocus>{children}</FieldsFocus>
      </Popover.Dropdown>
    </Popover>
  );
}
