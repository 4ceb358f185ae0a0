import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiFailure } from '@counterpart/client';
import { ASPECT_NAMES, type AspectName } from '@counterpart/domain';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import type { RecentSearch } from '../../state/start/recent-searches.ts';
import { savedDraft, type SavedSearch } from '../../state/start/saved-searches.ts';
import { beginSearch, beginWithJob, type StartOutcome } from '../../state/start/start-search.ts';
import { latePart } from '../../ui/late-part.ts';
import { Notice } from '../../ui/notice.tsx';
import { useOnceAtATime } from '../application/use-once-at-a-time.ts';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { CallFailure } from '../failure/call-failure.tsx';
import { useRovingFocus } from '../profile-editor/cards/use-roving-focus.ts';
import { RecentList } from './recent-list.tsx';
import { SavedList } from './saved-list.tsx';
import { SampleList } from './sample-list.tsx';
import { StartField } from './start-field.tsx';
import controls from '../../ui/light-controls.module.css';
import classes from './start.module.css';

/** Recent searches that are shown. */
const RECENT = 6;

// few files are refused: what is said of one comes then
const FileRefusal = latePart(async () => (await import('../upload/files/file-refusal.tsx')).FileRefusal);

function isRefusedFile(error: unknown): boolean {
  return error instanceof ApiFailure && (error.code === 'IMPORT_UNREADABLE' || error.code === 'TOO_LARGE');
}

interface StartProps {
  readonly context: MatchingContext;
  /** Where the search goes on. */
  readonly onBegun: (outcome: Exclude<StartOutcome, 'nothing'>) => void;
  readonly onRecent: (search: RecentSearch) => void;
  /** A saved search was opened; one that was read from an advertisement is read again first. */
  readonly onSaved: (search: SavedSearch) => void;
  /** An empty aspect was chosen to begin with. */
  readonly onAspect: (name: AspectName) => void;
}

/** A page whose profile is empty: one large field, samples, recent searches, and the aspects to begin with. */
export function Start({ context, onBegun, onRecent, onSaved, onAspect }: StartProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const roving = useRovingFocus();
  const all = useStore(application.recent.store);
  // candidates are looked for on two pages; one list shows both
  const pages = context.target === 'CANDIDATE' ? ([context.name, 'jobToCandidates'] as const) : [context.name];
  const { searches } = useStore(application.saved.store);
  const saved = searches.filter(({ page }) => pages.some((known) => known === page));
  const recent = pages
    .flatMap((page) => all[page])
    .toSorted((a, b) => (a.when < b.when ? 1 : -1))
    .slice(0, RECENT);
  const [text, setText] = useState('');
  const { once, isUnderWay } = useOnceAtATime();
  const [failed, setFailed] = useState<{ readonly error: unknown; readonly again: () => void } | null>(null);
  const [isNothing, setNothing] = useState(false);
  const { contexts, jobInput } = application;

  /** Begins one search at a time: the second press of a double one begins none, whatever it fell on. */
  async function run(begin: () => Promise<StartOutcome>) {
    await once('begin', async () => attempt(begin));
  }
  async function attempt(begin: () => Promise<StartOutcome>) {
    setFailed(null);
    setNothing(false);
    try {
      const outcome = await begin();
      if (outcome === 'nothing') setNothing(true);
      else onBegun(outcome);
    } catch (error) {
      setFailed({ error, again: () => void run(begin) });
    }
  }
  const newId = () => crypto.randomUUID();
  const { api, configuration, allowed } = application;
  const options = { api, configuration, allowed, context, jobsContext: contexts.profileToJobs, jobInput, newId };
  function handleRecent(search: RecentSearch) {
    const { job, aspects } = search;
    if (job === null) {
      onRecent(search);
      return;
    }
    void run(async () => {
      const outcome = await beginWithJob(job, options);
      if (outcome === 'jobToCandidates') contexts.jobToCandidates.setAspects(aspects);
      return outcome;
    });
  }
  function handleSaved(search: SavedSearch) {
    const { job } = search;
    if (job === null) {
      onSaved(search);
      return;
    }
    void run(async () => {
      const outcome = await beginWithJob(job, options);
      void contexts.jobToCandidates.takeUp(null, savedDraft(search, contexts.jobToCandidates.indices));
      contexts.jobToCandidates.openSection('results');
      return outcome;
    });
  }
  const names = ASPECT_NAMES.filter((name) => application.allowed.has(name));
  return (
    <div className={classes.start}>
      {context.offersKeywordSearch && (
        <StartField
          context={context}
          text={text}
          isBusy={isUnderWay('begin')}
          onText={(changed) => {
            setText(changed);
            setNothing(false);
          }}
          onBegin={(input) => void run(async () => beginSearch(input, options))}
        />
      )}
      {failed !== null &&
        (isRefusedFile(failed.error) ? (
          <FileRefusal error={failed.error} />
        ) : (
          <CallFailure error={failed.error} onRetry={failed.again} />
        ))}
      {isNothing && <Notice tone="warn" title={<FormattedMessage id="start.nothing" />} />}
      {configuration.pages.jobToCandidates.enabled && context.target === 'CANDIDATE' && (
        <SampleList onChoose={(job) => void run(async () => beginWithJob(job, options))} />
      )}
      <SavedList searches={saved} onOpen={handleSaved} />
      <RecentList
        searches={recent}
        target={context.target}
        onOpen={handleRecent}
        onClear={() => pages.forEach((page) => application.recent.clear(page))}
      />
      <div className={classes.with} role="group" aria-label={intl.formatMessage({ id: 'start.with' })} {...roving}>
        <span>
          <FormattedMessage id="start.with" />
        </span>
        <div className={classes.aspects}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              className={`${controls.text} ${classes.aspect}`}
              data-roving
              onClick={() => onAspect(name)}
            >
              <IconPlus size={14} stroke={1.75} aria-hidden />
              <FormattedMessage id={`aspect.${name}`} />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
