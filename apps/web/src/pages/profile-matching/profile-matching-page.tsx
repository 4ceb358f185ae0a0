import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { useScreen } from '../../parts/application/use-screen.ts';
import { MatchingSections } from '../../parts/matching-sections/matching-sections.tsx';
import { Start } from '../../parts/start/start.tsx';
import { matchingAddress } from '../../state/addresses.ts';
import { knownBy } from '../../state/documents/document-labels.ts';
import { savedDraft, type SavedSearch } from '../../state/start/saved-searches.ts';
import type { RecentSearch } from '../../state/start/recent-searches.ts';
import type { StartOutcome } from '../../state/start/start-search.ts';
import { SourceHead } from '../../parts/source-head/source-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { readChoices } from '../../state/matching/drafts/addressed-choices.ts';
import type { MatchingAddress } from '../../state/matching/matching-search.ts';
import { entityKey, type SourceEntity, type SourceState } from '../../state/matching/source-entity.ts';
import { useAddressedChoices } from '../../parts/application/use-addressed-choices.ts';
import { useIsShown } from '../../parts/application/use-is-shown.ts';
import { useLatest } from '../../parts/application/use-latest.ts';
import { useStore } from '../../parts/application/use-store.ts';

interface PathParams {
  readonly id?: string | undefined;
  readonly type?: string | undefined;
  readonly index?: string | undefined;
}

/** The index of a kind when the address names none. */
const DEFAULT_INDEX: Readonly<Record<ProfileKind, string>> = { JOB: 'jobs', CANDIDATE: 'candidates' };

/** The entity of an address (SET-02); without a type it is the kind that the page does not find. */
function entityFrom({ id, type, index }: PathParams, fallback: ProfileKind): SourceEntity | null | 'unsupported' {
  if (id === undefined) return null;
  const kind = type === undefined ? fallback : type.toUpperCase();
  if (kind !== 'JOB' && kind !== 'CANDIDATE') return 'unsupported';
  return { type: kind, index: index ?? DEFAULT_INDEX[kind], id };
}

/** Of whom or what a source is. */
function sourceName(source: SourceState): string {
  if (source.status !== 'loaded') return '';
  return knownBy(source.entity.type, source.document).join(', ');
}

interface ProfileMatchingPageProps {
  /** The kind of document that the page finds. */
  readonly target: ProfileKind;
  readonly path: PathParams;
  readonly address: MatchingAddress;
}

/** Profile to candidates and profile to jobs: with an entity, or from an empty profile. */
export function ProfileMatchingPage({ target, path, address }: ProfileMatchingPageProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const navigate = useNavigate();
  const isForJobs = target === 'JOB';
  const context = application.contexts[isForJobs ? 'profileToJobs' : 'profileToCandidates'];
  const { source, subject } = useStore(context.store);
  const { id, type, index } = path;
  const entity = useMemo(
    () => entityFrom({ id, type, index }, isForJobs ? 'CANDIDATE' : 'JOB'),
    [id, type, index, isForJobs],
  );
  const addressed = useLatest(() => ({ choices: readChoices(address.hash, context.indices) }));
  useEffect(() => {
    if (entity === 'unsupported') return;
    if (entity === null) void context.withoutSource(addressed());
    else void context.load(entity, addressed());
  }, [entity, context, addressed]);
  const isShown =
    entity === null
      ? source.status === 'notLoaded'
      : entity !== 'unsupported' && source.status === 'loaded' && entityKey(source.entity) === entityKey(entity);
  useAddressedChoices(context, address, isShown && context.isOpen);
  const isHere = useIsShown();
  function handleBegun(outcome: Exclude<StartOutcome, 'nothing'>, showResults: () => void) {
    if (!isHere()) return;
    if (outcome === 'jobToCandidates') void navigate({ to: '/job-to-candidates/$step', params: { step: 'match' } });
    else if (outcome === 'profileToJobs' && target !== 'JOB') void navigate({ to: '/profile-to-jobs' });
    else showResults();
  }
  function handleRecent({ entity: source, aspects, language }: RecentSearch, showResults: () => void) {
    if (source !== null) {
      void navigate({ to: matchingAddress(isForJobs ? 'jobs' : 'candidates', source.type, source.index, source.id) });
      return;
    }
    context.startFrom(aspects, language);
    void context.match();
    showResults();
  }
  function handleSaved(search: SavedSearch, showResults: () => void) {
    const { entity: saved, index: named, choices } = search;
    void context.takeUp(saved, savedDraft(search, context.indices));
    if (saved === null) {
      showResults();
      return;
    }
    const to = matchingAddress(isForJobs ? 'jobs' : 'candidates', saved.type, saved.index, saved.id);
    void navigate({ href: `${to}?index=${encodeURIComponent(named)}#${choices}` });
  }
  return (
    <PageBody>
      <PageHead
        title={intl.formatMessage({ id: isForJobs ? 'page.profileToJobs' : 'page.profileToCandidates' })}
        about={
          entity === 'unsupported' ? (
            <Notice tone="bad" title={<FormattedMessage id="error.sourceType" values={{ type: path.type }} />} />
          ) : (
            <SourceHead
              source={source}
              subject={subject}
              onRetry={() => entity !== null && void context.load(entity)}
            />
          )
        }
      />
      <MatchingSections
        context={context}
        address={address}
        subject={entity === null ? subject.join(', ') : sourceName(source)}
        {...(entity === null
          ? {
              renderStart: ({ onAspect, onResults }) => (
                <Start
                  context={context}
                  onAspect={onAspect}
                  onBegun={(outcome) => handleBegun(outcome, onResults)}
                  onSaved={(search) => handleSaved(search, onResults)}
                  onRecent={(search) => handleRecent(search, onResults)}
                />
              ),
            }
          : {})}
      />
    </PageBody>
  );
}
