import { Menu } from '@mantine/core';
import { IconBriefcase, IconChevronDown, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Children, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { matchableWith, matchingAddress } from '../../../state/addresses.ts';
import controls from '../../../ui/light-controls.module.css';
import { RowLink } from '../../application/row-link.tsx';
import { useScreen } from '../../application/use-screen.ts';
import classes from './match-actions.module.css';

const LOOK = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const MORE = <IconChevronDown {...LOOK} />;
const SHAPE = {
  jobs: <IconBriefcase {...LOOK} className={classes.icon} />,
  candidates: <IconUsers {...LOOK} className={classes.icon} />,
} as const;

interface MatchActionsProps {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly id: string;
  /** Whom or what the row is about, for the button's name. */
  readonly subject: string;
  /** −1 in a row whose stops the arrow keys reach. */
  readonly tabIndex?: number;
  /** What else the dropdown offers. */
  readonly children?: ReactNode;
}

interface OtherMatchesProps {
  readonly label: string;
  readonly tabIndex: number;
  readonly children: ReactNode;
}

/** The dropdown of the split button. A page shows twenty of them: the menu comes once its button is pointed at or focused. */
function OtherMatches({ label, tabIndex, children }: OtherMatchesProps) {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  function handleClick() {
    // the menu gives the focus back only where it was there, closed, before
    flushSync(() => setWanted(true));
    setOpen(!isOpen);
  }
  return (
    <span className={classes.others}>
      <button
        type="button"
        id={id}
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={`${controls.icon} ${classes.more}`}
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        // the press that closes an open menu from outside must not open it again
        onMouseDown={(event) => isOpen && event.nativeEvent.stopPropagation()}
        onClick={handleClick}
      >
        {MORE}
      </button>
      {isWanted && (
        <Menu opened={isOpen} onChange={setOpen} position="bottom-end">
          <Menu.Target>
            <span className={classes.anchor} aria-hidden="true" />
          </Menu.Target>
          <Menu.Dropdown aria-labelledby={id}>{children}</Menu.Dropdown>
        </Menu>
      )}
    </span>
  );
}

/**
 * The split button of a row: match candidates or match jobs, the other one in the dropdown; a job's default is candidates. Only what
 * the configuration has a page for is offered.
 */
export function MatchActions({ kind, index, id, subject, tabIndex = 0, children }: MatchActionsProps) {
  const intl = useIntl();
  const { configuration } = useScreen().application;
  const [first, second] = matchableWith(kind, configuration);
  const named = (message: string) => intl.formatMessage({ id: message }, { subject });
  return (
    <span className={classes.split}>
      {first !== undefined && (
        <RowLink
          to={matchingAddress(first, kind, index, id)}
          tabIndex={tabIndex}
          aria-label={named(`actions.match.${first}.of`)}
          className={`${controls.text} ${classes.main}`}
        >
          {SHAPE[first]}
          <span className={classes.text}>{intl.formatMessage({ id: `actions.match.${first}` })}</span>
        </RowLink>
      )}
      {(second !== undefined || Children.toArray(children).length > 0) && (
        <OtherMatches label={named('actions.match.more')} tabIndex={tabIndex}>
          {second !== undefined && (
            <Menu.Item component={Link} to={matchingAddress(second, kind, index, id)}>
              <FormattedMessage id={`actions.match.${second}`} />
            </Menu.Item>
          )}
          {children}
        </OtherMatches>
      )}
    </span>
  );
}
