import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RejectedLine } from '../../../state/upload/upload-entry.ts';
import { type Refusal, refusalOfLine } from '../../../state/upload/upload-refusal.ts';
import { rejectedCsv } from '../../../state/upload/upload-rejects.ts';
import { RefusalMessage } from '../files/refusal-message.tsx';
import classes from './rejected-lines.module.css';

/** Lines that the screen lists; the download has them all. */
const LISTED = 50;

interface RejectedLinesProps {
  readonly name: string;
  readonly rejected: readonly RejectedLine[];
  /** Whether they were refused by an import; otherwise they will be. */
  readonly isTold: boolean;
}

function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The lines of a file that are not taken in, each with its reason, and all of them to download. */
export function RejectedLines({ name, rejected, isTold }: RejectedLinesProps) {
  const intl = useIntl();
  if (rejected.length === 0) return null;
  const say = ({ id, values, field }: Refusal) => {
    const whole = intl.formatMessage({ id }, values);
    return field?.reason == null ? whole : `${whole} ${intl.formatMessage({ id: field.reason }, field.values)}`;
  };
  return (
    <section>
      <h3 className={classes.title}>
        <FormattedMessage
          id={isTold ? 'upload.rejected' : 'upload.rejected.before'}
          values={{ count: rejected.length }}
        />
      </h3>
      <ul className={classes.lines}>
        {rejected.slice(0, LISTED).map(({ line, error }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may be named twice and nothing moves
          <li key={`${line}-${at}`}>
            {line > 0 && (
              <span className={classes.line}>
                <FormattedMessage id="upload.rejected.line" values={{ line }} />
              </span>
            )}{' '}
            <RefusalMessage refusal={refusalOfLine(error)} />
          </li>
        ))}
      </ul>
      {rejected.length > LISTED && (
        <p className={classes.more}>
          <FormattedMessage id="upload.rejected.more" values={{ count: rejected.length - LISTED }} />
        </p>
      )}
      <Button size="xs" variant="default" onClick={() => download(`${name}-rejected.csv`, rejectedCsv(rejected, say))}>
        <FormattedMessage id="upload.rejected.download" />
      </Button>
    </section>
  );
}
