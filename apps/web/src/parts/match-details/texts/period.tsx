import { FormattedMessage, useIntl } from 'react-intl';
import classes from './document-texts.module.css';

interface PeriodProps {
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
}

/** When something began and ended, by year; what has no end lasts. */
export function Period({ from, to }: PeriodProps) {
  const intl = useIntl();
  const [begin = '', end = ''] = [from, to].map((date) => (date ?? '').slice(0, 4));
  if (begin === '' && end === '') return null;
  return (
    <span className={classes.when}>
      {begin === end ? (
        begin
      ) : (
        <FormattedMessage
          id="details.period"
          values={{
            from: begin === '' ? '…' : begin,
            to: end === '' ? intl.formatMessage({ id: 'details.present' }) : end,
          }}
        />
      )}
    </span>
  );
}
