import { Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { skipToken, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Aspects } from '@counterpart/domain';
import { useEditor } from './editor-context.ts';
import classes from './value-editor.module.css';

/** Edits follow each other quickly; what they cost is counted once they pause. */
const PAUSE_MS = 250;

interface RequiredFieldProps {
  /** What is required, for its accessible name. */
  readonly subject: string;
  readonly required: boolean;
  /** The profile with the flag off and with it on: what it costs is their difference. */
  readonly without: Aspects;
  readonly withFlag: Aspects;
  readonly onChange: (required: boolean) => void;
}

/** How many matches a profile has, asked once it does not change any more. */
function useCount(aspects: Aspects): number | null {
  const { matching, language } = useEditor();
  // as text, so that the same profile is the same question however often it is drawn
  const [asked] = useDebouncedValue(JSON.stringify(aspects), PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['count', matching?.target, matching?.index, matching?.strategy, language, asked],
    queryFn: matching === null ? skipToken : ({ signal }) => matching.count(JSON.parse(asked) as Aspects, signal),
    // a count is of the moment; it goes with the editor that shows it
    gcTime: 0,
  });
  return data ?? null;
}

/** Whether a value must be there, and what asking that costs. */
export function RequiredField({ subject, required, without, withFlag, onChange }: RequiredFieldProps) {
  const intl = useIntl();
  const free = useCount(without);
  const bound = useCount(withFlag);
  const isKnown = free !== null && bound !== null;
  return (
    <div className={`${classes.block} ${classes.row}`}>
      <Switch
        checked={required}
        label={intl.formatMessage({ id: 'editor.required.short' })}
        aria-label={intl.formatMessage({ id: 'editor.required' }, { subject })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={`${classes.end} ${classes.meta}`} aria-live="polite">
        {isKnown &&
          (required ? (
            <FormattedMessage id="impact.drops" values={{ count: Math.max(0, free - bound) }} />
          ) : (
            <FormattedMessage id="impact.leaves" values={{ count: bound }} />
          ))}
      </span>
    </div>
  );
}
