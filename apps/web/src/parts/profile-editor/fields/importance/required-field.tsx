import { Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { skipToken, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AspectName, Aspects } from '@counterpart/domain';
import type { Impact } from '../../../../state/matching/searches/index-search.ts';
import { useEditor } from '../../editor-context.ts';
import classes from '../value-editor.module.css';

/** Edits follow each other quickly; what they cost is counted once they pause. */
const PAUSE_MS = 250;

interface RequiredFieldProps {
  /** What is required, for its accessible name. */
  readonly subject: string;
  readonly required: boolean;
  /** The aspect whose flag it is, and the label of its value; null where the flag is the aspect's own. */
  readonly aspect: AspectName;
  readonly label: string | null;
  /** The profile with the flag on. */
  readonly withFlag: Aspects;
  readonly onChange: (required: boolean) => void;
}

/** What the requirements of a profile cost, asked once it does not change any more. */
function useImpact(aspects: Aspects): Impact | null {
  const { matching, language } = useEditor();
  // as text, so that the same profile is the same question however often it is drawn
  const [asked] = useDebouncedValue(JSON.stringify(aspects), PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['impact', matching?.target, matching?.index, matching?.strategy, language, asked],
    queryFn: matching === null ? skipToken : ({ signal }) => matching.impact(JSON.parse(asked) as Aspects, signal),
    // a count is of the moment; it goes with the editor that shows it
    gcTime: 0,
  });
  return data ?? null;
}

/** How many more there would be without a requirement; null where the answer does not say. */
function removedBy({ impacts }: Impact, aspect: AspectName, label: string | null): number | null {
  const kind = label === null ? 'REQUIRED_ASPECT' : 'REQUIRED_ITEM';
  const own = impacts.filter((impact) => impact.kind === kind && impact.aspect === aspect);
  return own.find((impact) => label === null || impact.label === label)?.removes ?? null;
}

/** Whether a value must be there, and what asking that costs. */
export function RequiredField({ subject, required, aspect, label, withFlag, onChange }: RequiredFieldProps) {
  const intl = useIntl();
  const impact = useImpact(withFlag);
  const removed = impact === null ? null : removedBy(impact, aspect, label);
  return (
    <div className={`${classes.block} ${classes.row}`}>
      <Switch
        checked={required}
        label={intl.formatMessage({ id: 'editor.required.short' })}
        aria-label={intl.formatMessage({ id: 'editor.required' }, { subject })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={`${classes.end} ${classes.meta}`} aria-live="polite">
        {required && removed !== null && <FormattedMessage id="impact.drops" values={{ count: removed }} />}
        {!required && impact !== null && <FormattedMessage id="impact.leaves" values={{ count: impact.count }} />}
      </span>
    </div>
  );
}
