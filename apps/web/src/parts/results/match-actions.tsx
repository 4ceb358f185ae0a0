import { Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { matchingAddress } from '../../state/addresses.ts';

interface MatchActionsProps {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly id: string;
}

/** The split button of a row: match candidates or match jobs, the other one in the dropdown; a job's default is candidates. */
export function MatchActions({ kind, index, id }: MatchActionsProps) {
  const intl = useIntl();
  const [first, second] = kind === 'JOB' ? (['candidates', 'jobs'] as const) : (['jobs', 'candidates'] as const);
  return (
    <span className="split-button">
      <Button component={Link} to={matchingAddress(first, kind, index, id)} size="compact-sm" variant="default">
        <FormattedMessage id={`actions.match.${first}`} />
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button size="compact-sm" variant="default" aria-label={intl.formatMessage({ id: 'actions.match.more' })}>
            <span aria-hidden="true">▾</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={matchingAddress(second, kind, index, id)}>
            <FormattedMessage id={`actions.match.${second}`} />
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
