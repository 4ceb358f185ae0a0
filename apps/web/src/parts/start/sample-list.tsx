import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { loadSampleJobs } from '../../i18n/samples/load-sample-jobs.ts';
import type { SampleJob } from '../../i18n/samples/sample-job.ts';
import { useScreen } from '../application/use-screen.ts';
import { useRovingFocus } from '../profile-editor/cards/use-roving-focus.ts';
import classes from './sample-list.module.css';

/** What the work is: the first of the listed tasks. */
function excerptOf(text: string): string {
  return /\n- (.+)/.exec(text)?.[1] ?? text;
}

/** Three advertisements in the language of the screens, to try with (SET-26). One tab stop. */
export function SampleList({ onChoose }: { readonly onChoose: (job: SampleJob) => void }) {
  const { locale } = useScreen();
  const roving = useRovingFocus();
  const { data } = useQuery({ queryKey: ['samples', locale], queryFn: () => loadSampleJobs(locale) });
  return (
    <section>
      <h3 className={classes.title}>
        <FormattedMessage id="start.samples" />
      </h3>
      <div className={classes.samples} {...roving}>
        {data?.map((job) => (
          <UnstyledButton key={job.title} className={classes.sample} data-roving onClick={() => onChoose(job)}>
            <span className={classes.name}>{job.title}</span>
            <span className={classes.employer}>{job.employer}</span>
            <span className={classes.excerpt}>{excerptOf(job.text)}</span>
          </UnstyledButton>
        ))}
      </div>
    </section>
  );
}
