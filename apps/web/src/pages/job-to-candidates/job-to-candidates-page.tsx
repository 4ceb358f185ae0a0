import { useLinkProps, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAddressedChoices } from '../../parts/application/use-addressed-choices.ts';
import { useLatest } from '../../parts/application/use-latest.ts';
import { useScreen } from '../../parts/application/use-screen.ts';
import { MatchingSections } from '../../parts/matching-sections/matching-sections.tsx';
import type { PointedValue } from '../../parts/profile-editor/editor-context.ts';
import { jobName } from '../../state/job/job-input.ts';
import { Store } from '../../state/store.ts';
import { readChoices } from '../../state/matching/drafts/addressed-choices.ts';
import type { MatchingAddress } from '../../state/matching/matching-search.ts';
import { useStore } from '../../parts/application/use-store.ts';
import { latePart } from '../../ui/late-part.ts';
import { PageBody } from '../../ui/page-body.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { JobInputForm } from './job-input-form.tsx';
import classes from './job-to-candidates-page.module.css';

// the first step is a form: the text as it was read comes with the second
const JobText = latePart(async () => (await import('../../parts/job-text/job-text.tsx')).JobText);

const STEPS = ['input', 'match'] as const;
/** Furthest step from which a link works (B9): 1 for the input, 3 for the match. */
const LINK_FROM = { input: 1, match: 3 } as const;

interface StepProps {
  readonly name: (typeof STEPS)[number];
  readonly isCurrent: boolean;
}

/** A step that can be gone to. The router calls the open one a page; in a row of steps it is the current step. */
function StepLink({ name, isCurrent }: StepProps) {
  const link = useLinkProps({ to: '/job-to-candidates/$step', params: { step: name } });
  return (
    <a {...link} className={classes.link} aria-current={isCurrent ? 'step' : undefined}>
      <FormattedMessage id={`steps.${name}`} />
    </a>
  );
}

function Steps({ furthest, current }: { readonly furthest: number; readonly current: (typeof STEPS)[number] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'steps.label' })}>
      <ol className={classes.steps}>
        {STEPS.map((name) => (
          <li key={name} className={classes.step}>
            {furthest >= LINK_FROM[name] ? (
              <StepLink name={name} isCurrent={name === current} />
            ) : (
              <span aria-disabled="true" className={classes.link} aria-current={name === current ? 'step' : undefined}>
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
  readonly address: MatchingAddress;
}

/** Job to candidates: paste an advertisement, then match with what it says (MAT-17). */
export function JobToCandidatesPage({ step, address }: JobToCandidatesPageProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const navigate = useNavigate();
  const { furthestStep, parsedText } = useStore(application.jobInput.store);
  const context = application.contexts.jobToCandidates;
  const [pointed] = useState(() => new Store<PointedValue>({ key: null }));
  const addressed = useLatest(() => ({ choices: readChoices(address.hash, context.indices) }));
  useEffect(() => {
    if (step === 'match') void application.jobInput.resume(addressed());
  }, [step, application, addressed]);
  const isSettled = useSettled();
  useEffect(() => {
    if (isSettled) void JobText.prepare();
  }, [isSettled]);
  useStore(context.store);
  useAddressedChoices(context, address, step === 'match' && context.isOpen);
  return (
    <PageBody>
      <PageHead
        title={intl.formatMessage({ id: 'page.jobToCandidates' })}
        {...(step === 'match' && parsedText !== null
          ? { about: <strong className={classes.job}>{jobName(parsedText)}</strong> }
          : {})}
      >
        <Steps furthest={furthestStep} current={step} />
      </PageHead>
      {step === 'input' ? (
        <JobInputForm />
      ) : (
        <MatchingSections
          context={context}
          address={address}
          subject={parsedText === null ? '' : jobName(parsedText)}
          pointed={pointed}
          {...(parsedText === null
            ? {}
            : {
                beside: {
                  title: <FormattedMessage id="jobText.title" />,
                  content: (
                    <JobText
                      context={context}
                      jobInput={application.jobInput}
                      pointed={pointed}
                      onChange={() => void navigate({ to: '/job-to-candidates/$step', params: { step: 'input' } })}
                    />
                  ),
                },
              })}
        />
      )}
    </PageBody>
  );
}
