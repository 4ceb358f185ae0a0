import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScreen } from '../../parts/application/use-screen.ts';
import { MatchingSections } from '../../parts/matching-sections/matching-sections.tsx';
import type { MatchingSearch, SearchAddress } from '../../state/matching/matching-search.ts';
import { useStore } from '../../parts/application/use-store.ts';
import { PageBody } from '../../ui/page-body.tsx';
import { PageHead } from '../../ui/page-head.tsx';
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

interface JobToCandidatesPageProps {
  readonly step: 'input' | 'match';
  readonly address: SearchAddress<MatchingSearch>;
}

/** Job to candidates: paste an advertisement, then match with what it says (MAT-17). */
export function JobToCandidatesPage({ step, address }: JobToCandidatesPageProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const { furthestStep } = useStore(application.jobInput.store);
  useEffect(() => {
    if (step === 'match') void application.jobInput.resume();
  }, [step, application]);
  return (
    <PageBody>
      <PageHead title={intl.formatMessage({ id: 'page.jobToCandidates' })}>
        <Breadcrumb step={step} furthest={furthestStep} />
      </PageHead>
      {step === 'input' ? (
        <JobInputForm />
      ) : (
        <MatchingSections
          context={application.contexts.jobToCandidates}
          address={address}
          belowProfile={<PhraseOffers />}
        />
      )}
    </PageBody>
  );
}
