import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconBriefcase, IconChevronDown, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { matchingAddress } from '../../../state/addresses.ts';
import classes from './match-actions.module.css';

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

/** The split button of a row: match candidates or match jobs, the other one in the dropdown; a job's default is candidates. */
export function MatchActions({ kind, index, id, subject, tabIndex = 0, children }: MatchActionsProps) {
  const intl = useIntl();
  const [first, second] = kind === 'JOB' ? (['candidates', 'jobs'] as const) : (['jobs', 'candidates'] as const);
  const Shape = first === 'jobs' ? IconBriefcase : IconUsers;
  const named = (message: string) => intl.formatMessage({ id: message }, { subject });
  return (
    <span className={classes.split}>
      <Button
        component={Link}
        to={matchingAddress(first, kind, index, id)}
        size="xs"
        variant="subtle"
        tabIndex={tabIndex}
        aria-label={named(`actions.match.${first}.of`)}
        classNames={{ root: classes.main }}
      >
        <Shape size={16} stroke={1.75} className={classes.icon} aria-hidden="true" />
        <span className={classes.text}>
          <FormattedMessage id={`actions.match.${first}`} />
        </span>
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon tabIndex={tabIndex} aria-label={named('actions.match.more')} className={classes.more ?? ''}>
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={matchingAddress(second, kind, index, id)}>
            <FormattedMessage id={`actions.match.${second}`} />
          </Menu.Item>
          {children}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
