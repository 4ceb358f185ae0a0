import { Button, UnstyledButton } from '@mantine/core';
import { IconFileText, IconSearch, IconUser } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import type { RecentSearch } from '../../state/start/recent-searches.ts';
import { useRovingFocus } from '../profile-editor/cards/use-roving-focus.ts';
import classes from './recent-list.module.css';
import { writeDate } from '../../i18n/write-date.ts';

const ICONS = { query: IconSearch, job: IconFileText, document: IconUser } as const;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 6;

/** When it was: the time today, the weekday this week, otherwise the date. */
function useMoment(): (when: string) => string {
  const intl = useIntl();
  return (when) => {
    const then = new Date(when);
    const midnight = new Date();
    midnight.setHours(0, 0, 0, 0);
    const days = Math.ceil((midnight.getTime() - then.getTime()) / DAY_MS);
    const time = intl.formatTime(then);
    if (days <= 1) {
      const day = new Intl.RelativeTimeFormat(intl.locale, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
      return `${day} ${time}`;
    }
    return writeDate(intl, then, {
      ...(days <= WEEK_DAYS ? { weekday: 'short' } : {}),
      day: 'numeric',
      month: 'short',
    });
  };
}

interface RecentListProps {
  readonly searches: readonly RecentSearch[];
  readonly target: ProfileKind;
  readonly onOpen: (search: RecentSearch) => void;
  readonly onClear: () => void;
}

/** The last searches in this browser, with how many they found and when. One tab stop. */
export function RecentList({ searches, target, onOpen, onClear }: RecentListProps) {
  const roving = useRovingFocus();
  const moment = useMoment();
  if (searches.length === 0) return null;
  return (
    <section>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <FormattedMessage id="start.recent" />
        </h3>
        <Button size="xs" variant="subtle" onClick={onClear}>
          <FormattedMessage id="start.recent.clear" />
        </Button>
      </div>
      <div {...roving}>
        <ul className={classes.list}>
          {searches.map((search) => {
            const Icon = ICONS[search.kind];
            return (
              <li key={`${search.kind}-${search.label}-${search.when}`}>
                <UnstyledButton className={classes.search} data-roving onClick={() => onOpen(search)}>
                  <Icon size={16} stroke={1.75} aria-hidden />
                  <span className={classes.label}>{search.label}</span>
                  <span className={classes.about}>{search.about}</span>
                  <span className={classes.count}>
                    <FormattedMessage id={`start.recent.count.${target}`} values={{ count: search.count }} />
                  </span>
                  <span className={classes.when}>{moment(search.when)}</span>
                </UnstyledButton>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
