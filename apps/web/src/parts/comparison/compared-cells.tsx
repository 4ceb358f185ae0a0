import { Progress } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WireDocument } from '@counterpart/domain';
import type { ComparedCell } from '../../state/results/comparison.ts';
import { Period } from '../match-details/texts/period.tsx';
import { ReasonChip, useReasonText } from '../results/row/reason-chips.tsx';
import { Points } from '../results/row/relevance-bar.tsx';
import classes from './comparison-dialog.module.css';

/** What one match brings to an aspect: its share of the score, and what was found. */
export function AspectCell({ cell }: { readonly cell: ComparedCell }) {
  const intl = useIntl();
  const text = useReasonText();
  const { detail, reasons, missing, isBest } = cell;
  if (detail === null) return <span className={classes.rest}>–</span>;
  const { share, weight, unknown } = detail;
  const part = (value: number) => (weight === 0 ? 0 : (value / weight) * 100);
  const isUnknown = unknown > 0 && detail.found === 0;
  return (
    <>
      <div className={classes.share} data-best={isBest || undefined}>
        <span className={classes.points}>
          <Points value={share} />
        </span>
        <Progress.Root size={4} radius={2} className={classes.bar ?? ''} aria-hidden="true">
          <Progress.Section value={part(share)} className={classes.proven ?? ''} />
          <Progress.Section value={part(unknown)} className={classes.unknown ?? ''} />
        </Progress.Root>
      </div>
      <div className={classes.reasons}>
        {reasons.map((reason) => (
          <ReasonChip key={reason.itemId} kind={reason.kind} text={text(reason)} />
        ))}
        {isUnknown && <span className={classes.rest}>{intl.formatMessage({ id: 'details.unknown' })}</span>}
        {missing > 0 && (
          <span className={classes.rest}>
            <FormattedMessage id="comparison.missing" values={{ count: missing }} />
          </span>
        )}
      </div>
    </>
  );
}

/** What someone did, by year. */
export function ExperienceCell({ document }: { readonly document: WireDocument }) {
  const { workExperiences = [] } = document;
  return workExperiences.map(({ id, title, company, dateFrom, dateTo }, at) => (
    <div key={id ?? at} className={classes.entry}>
      <span className={classes.when}>
        <Period from={dateFrom} to={dateTo} />
      </span>
      <span className={classes.what}>
        <span className={classes.held}>{title}</span> {company}
      </span>
    </div>
  ));
}

/** What someone learnt, by year. */
export function EducationCell({ document }: { readonly document: WireDocument }) {
  const { educations = [] } = document;
  return educations.map(({ id, field, degree, institute, dateFrom, dateTo }, at) => (
    <div key={id ?? at} className={classes.entry}>
      <span className={classes.when}>
        <Period from={dateFrom} to={dateTo} />
      </span>
      <span className={classes.what}>
        <span className={classes.held}>{field ?? degree}</span> {institute}
      </span>
    </div>
  ));
}
