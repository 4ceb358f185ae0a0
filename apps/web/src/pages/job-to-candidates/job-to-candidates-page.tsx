import { Title } from '@mantine/core';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScreen } from '../../app/application-context.ts';
import { MatchingSections } from '../../parts/matching-sections/matching-sections.tsx';
import { useStore } from '../../ui/use-store.ts';
import { JobInputForm } from './job-input-form.tsx';
import { PhraseOffers } from './phrase-offers.tsx';

const STEPS = ['input', 'match'] as const;
/** Furthest step from which a link works (B9): 1 for the input, 3 for the match. */
const LINK_FROM = { input: 1, match: 3 } as const;

function Breadcrumb({ step, furthest }: { readonly step: string; readonly furthest: number }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'steps.label' })}>
      <ol className="steps">
        {STEPS.map((name) => (
          <li key={name}>
            {furthest >= LINK_FROM[name] ? (
              <Link
                to="/job-to-candidates/$step"
                params={{ step: name }}
                aria-current={step === name ? 'step' : undefined}
              >
                <FormattedMessage id={`steps.${name}`} />
              </Link>
            ) : (
              <span aria-disabled="true">
                <FormattedMessage id={`steps.${name}`} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Job to candidates: paste an advertisement, then match with what it says (MAT-17). */
export function JobToCandidatesPage() {
  const { application } = useScreen();
  const { step } = useParams({ strict: false }) as { step?: string };
  const { furthestStep } = useStore(application.jobInput.store);
  useEffect(() => {
    if (step === 'match') void application.jobInput.resume();
  }, [step, application]);
  if (step !== 'input' && (step !== 'match' || furthestStep < 2)) {
    return <Navigate to="/job-to-candidates/$step" params={{ step: 'input' }} replace />;
  }
  return (
    <div className="page">
      <div className="page-head">
        <Title order={1} size="h3">
          <FormattedMessage id="page.jobToCandidates" />
        </Title>
        <Breadcrumb step={step} furthest={furthestStep} />
      </div>
      {step === 'input' ? (
        <JobInputForm />
      ) : (
        <MatchingSections context={application.contexts.jobToCandidates} belowProfile={<PhraseOffers />} />
      )}
    </div>
  );
}
