import { Modal, Skeleton } from '@mantine/core';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiFailure } from '@counterpart/client';
import type { IndexConfiguration } from '@counterpart/domain';
import { pageCountOf } from '../../state/matching/searches/match-body.ts';
import type { IndexResults } from '../../state/matching/searches/index-results.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { externalDetails } from '../../state/results/details/external-details.ts';
import { rowFacts } from '../../state/results/row-facts.ts';
import { Notice } from '../../ui/notice.tsx';
import { useStore } from '../application/use-store.ts';
import { useWalk } from '../application/use-walk.ts';
import { CallFailure } from '../failure/call-failure.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { NoteDialog } from '../notes/note-dialog.tsx';
import type { DetailsWalk } from './details-head.tsx';
import classes from './details-layout.module.css';
import { MatchDetails } from './match-details.tsx';
import { printDetails } from './print-details.ts';
import { useMatchDetails } from './use-match-details.ts';
import type { PinnedDetails } from './use-pinned-details.ts';
import { useUnfolded } from './use-unfolded.ts';

interface OpenDetailsProps {
  readonly context: MatchingContext;
  readonly index: IndexConfiguration;
  readonly results: IndexResults;
  readonly id: string;
  readonly hasColours: boolean;
  readonly pin: PinnedDetails;
  readonly onOpen: (id: string) => void;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}

/** The way to the match before and after, over the ends of pages. */
function useMatchWalk({ results, id, onOpen, onPage }: OpenDetailsProps): DetailsWalk | undefined {
  const { matches, page, pageSize, count } = results;
  // A walk over the end of a page opens that page's first or last match once it is there.
  const awaited = useRef<{ readonly page: number; readonly end: 'first' | 'last' } | null>(null);
  const open = useRef(onOpen);
  useEffect(() => {
    open.current = onOpen;
  });
  useEffect(() => {
    if (awaited.current === null || awaited.current.page !== page || results.isFetching) return;
    const match = awaited.current.end === 'first' ? matches[0] : matches.at(-1);
    awaited.current = null;
    if (match !== undefined) open.current(match.id);
  }, [matches, page, results.isFetching]);
  const walk = useWalk(matches, id);
  const at = matches.findIndex((match) => match.id === id);
  if (at === -1 || count === null) return undefined;
  const last = pageCountOf(count, pageSize) - 1;
  function turn(next: number, end: 'first' | 'last') {
    awaited.current = { page: next, end };
    onPage(next + 1);
  }
  function go(step: 1 | -1) {
    const next = walk(step);
    if (next !== undefined) onOpen(next.id);
    else if (step === 1 ? page < last : page > 0) turn(page + step, step === 1 ? 'first' : 'last');
  }
  return {
    position: page * pageSize + at + 1,
    count,
    onPrevious: at > 0 || page > 0 ? () => go(-1) : undefined,
    onNext: at < matches.length - 1 || page < last ? () => go(1) : undefined,
  };
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiFailure && error.status === 404;
}

/** The details of an open row: a dialog, or pinned beside the list; j and k walk on with them open. */
export function OpenDetails(props: OpenDetailsProps) {
  const { context, index, results, id, hasColours, pin, onClose } = props;
  const intl = useIntl();
  const titleId = useId();
  const { source } = useStore(context.store);
  const { match, isPending, error, retry } = useMatchDetails({ context, index, results, id });
  const walk = useMatchWalk(props);
  const [isUnfolded, setUnfolded] = useUnfolded();
  const [isNoteOpen, setNoteOpen] = useState(false);
  const isWalking = walk !== undefined;
  useKeys([
    { key: 'j', label: 'keys.nextMatch', group: 'details', run: () => (isWalking ? walk.onNext?.() : undefined) },
    {
      key: 'k',
      label: 'keys.previousMatch',
      group: 'details',
      run: () => (isWalking ? walk.onPrevious?.() : undefined),
    },
    {
      key: 'Escape',
      label: 'keys.closeDetails',
      group: 'details',
      run: onClose,
    },
  ]);
  const additional = useMemo(
    () => (source.status === 'loaded' ? { kind: source.entity.type, document: source.document } : null),
    [source],
  );
  const kind = context.target;
  const sourceKind = source.status === 'loaded' ? source.entity.type : null;
  const names = {
    forward: (
      <FormattedMessage id={sourceKind === null ? 'details.forward.profile' : `details.forward.${sourceKind}`} />
    ),
    reverse: <FormattedMessage id={`details.reverse.${kind}`} />,
  };
  const content =
    match === null ? (
      <div className={classes.waiting}>
        {isMissing(error) ? (
          <Notice tone="bad" title={<FormattedMessage id="details.noResult" />}>
            <FormattedMessage id="details.gone" values={{ id }} />
          </Notice>
        ) : error !== null ? (
          <CallFailure error={error} title={<FormattedMessage id="details.error" />} onRetry={retry} />
        ) : isPending && results.lastRequest !== null ? (
          <Skeleton height={240} />
        ) : (
          <Notice tone="warn" title={<FormattedMessage id="details.gone" values={{ id }} />} />
        )}
      </div>
    ) : (
      <MatchDetails
        key={index.name}
        match={match}
        kind={kind}
        index={index}
        names={names}
        additional={additional}
        hasColours={hasColours}
        isUnfolded={isUnfolded}
        onFold={setUnfolded}
        error={error}
        onRetry={retry}
        externalUrl={externalDetails(index, match)}
        titleId={titleId}
        walk={walk}
        isPinned={pin.isPinned}
        onPin={pin.hasRoom ? () => pin.setPinned(!pin.isPinned) : undefined}
        onNote={index.disableNotes === true ? undefined : () => setNoteOpen(true)}
        onPrint={printDetails}
        onClose={onClose}
      />
    );
  // what is written stays, whatever becomes of the match meanwhile
  const note = isNoteOpen && (
    <NoteDialog
      kind={kind}
      index={index}
      id={id}
      name={match === null ? id : rowFacts(match, kind, index).name}
      onClose={() => setNoteOpen(false)}
    />
  );
  if (pin.isPinned) {
    return (
      <>
        <aside className={classes.pane} aria-label={intl.formatMessage({ id: 'details.title' })}>
          {content}
        </aside>
        {note}
      </>
    );
  }
  return (
    <>
      <Modal.Root
        opened
        onClose={onClose}
        // what lies over the details closes first, and alone: the library's dialogs all hear the key
        closeOnEscape={false}
        size={1200}
        yOffset={32}
        xOffset={16}
        transitionProps={{ duration: 0 }}
        classNames={{ content: classes.content, body: classes.body }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={intl.formatMessage({ id: 'details.title' })} data-own-escape>
          <Modal.Body>{content}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
      {note}
    </>
  );
}
