import { Select, UnstyledButton } from '@mantine/core';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { PROFILE_ORDERS, type ProfileOrder, type TestedProfile } from '../../state/monitoring/profile-order.ts';
import { FigureBar } from './figure-bar.tsx';
import { ColumnHeads } from '../../ui/column-heads.tsx';
import classes from './monitoring-table.module.css';

const COLUMNS = ['profile', 'hits', 'falsePositives', 'missed', 'precision', 'recall'] as const;

interface ProfileOverviewProps {
  /** In the order that is chosen. */
  readonly profiles: readonly TestedProfile[];
  readonly order: ProfileOrder;
  readonly onOrder: (order: ProfileOrder) => void;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** A row for each profile: hits, false positives, missed, precision, recall (TST-02b). */
export function ProfileOverview({ profiles, order, onOrder, selectedId, onSelect }: ProfileOverviewProps) {
  const intl = useIntl();
  return (
    <section className={classes.card} aria-labelledby="test-overview">
      <div className={classes.head}>
        <h2 className={classes.title} id="test-overview">
          <FormattedMessage id="test.overview" />
        </h2>
        <span className={classes.about}>
          <FormattedMessage id="test.profiles" values={{ count: profiles.length }} />
        </span>
        <Select
          size="xs"
          aria-label={intl.formatMessage({ id: 'test.order' })}
          data={PROFILE_ORDERS.map((value) => ({ value, label: intl.formatMessage({ id: `test.order.${value}` }) }))}
          value={order}
          onChange={(chosen) => onOrder(PROFILE_ORDERS.find((known) => known === chosen) ?? 'precision')}
        />
      </div>
      <div className={classes.scroll}>
        <table className={`${classes.table} ${classes.folding}`}>
          <ColumnHeads columns={COLUMNS} family="test.column" />
          <tbody>
            {profiles.map((profile) => (
              <tr key={profile.id} data-selected={profile.id === selectedId}>
                <th scope="row" data-part="name">
                  <UnstyledButton
                    className={classes.open ?? ''}
                    aria-pressed={profile.id === selectedId}
                    onClick={() => onSelect(profile.id)}
                  >
                    {profile.label}
                  </UnstyledButton>
                </th>
                {(['hits', 'falsePositives', 'missed'] as const).map((name) => (
                  <td key={name} data-label={intl.formatMessage({ id: `test.column.${name}` })}>
                    <FormattedNumber value={profile[name]} />
                  </td>
                ))}
                {(['precision', 'recall'] as const).map((name) => (
                  <td key={name} data-part="half" data-label={intl.formatMessage({ id: `test.column.${name}` })}>
                    <FigureBar value={profile[name]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
