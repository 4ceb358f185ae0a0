import { Tabs } from '@mantine/core';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind } from '@counterpart/domain';
import type { Match } from '../../state/matching/searches/index-results.ts';
import { marksByField, textPlaces } from '../../state/results/details/evidence.ts';
import { type Explanation, explainedSide } from '../../state/results/details/explained-groups.ts';
import { rowFacts } from '../../state/results/row-facts.ts';
import print from '../../ui/print.module.css';
import { CallFailure } from '../failure/call-failure.tsx';
import { type DetailsActions, DetailsHead } from './details-head.tsx';
import { ADDITIONAL, type AdditionalDocument } from './texts/document-texts.tsx';
import { DeferredPassages, DeferredTexts } from './texts/deferred-texts.tsx';
import { ExternalDetails } from './external-details.tsx';
import { ItemList } from './items/item-list.tsx';
import { markAddress } from './texts/marked-text.tsx';
import classes from './match-details.module.css';
import { PhoneQuestions } from './items/phone-questions.tsx';
import { ScoreSummary } from './sums/score-summary.tsx';
import type { SideNames } from './sums/sums-table.tsx';

interface MatchDetailsProps extends DetailsActions {
  /** In full, or as the page of a list knows it while the whole is on its way. */
  readonly match: Match;
  readonly kind: ProfileKind;
  readonly index: IndexConfiguration;
  readonly names: SideNames;
  readonly additional: AdditionalDocument | null;
  readonly hasColours: boolean;
  readonly isUnfolded: boolean;
  readonly onFold: (isUnfolded: boolean) => void;
  /** Why the whole match could not be had. */
  readonly error?: Error | null;
  readonly onRetry?: () => void;
  /** Answers the address of the external tab (DET-01); without it there is no such tab. */
  readonly externalUrl?: ((id: string) => Promise<string>) | undefined;
  readonly titleId?: string;
}

/** Evidence that is shown now: of which item, and which of its places. */
interface Shown {
  readonly itemId: string;
  readonly visit: number;
}

/** Brings an element of a pane into sight by scrolling the pane alone, never what is around it. */
function scrollInside(pane: HTMLElement | null, element: Element | null, block: 'start' | 'center'): void {
  if (pane === null || element === null) return;
  const place = element.getBoundingClientRect();
  const { top, height } = pane.getBoundingClientRect();
  const room = block === 'start' ? 8 : (height - place.height) / 2;
  pane.scrollTo({ top: pane.scrollTop + place.top - top - room });
  // Where the panes do not scroll, as on a telephone, the page does.
  if (pane.scrollHeight <= pane.clientHeight) element.scrollIntoView({ block });
}

/** A match in full: who, how the score comes about, what is asked beside the texts that answer it, and the other direction. */
export function MatchDetails(props: MatchDetailsProps) {
  const { match, kind, index, names, additional, hasColours, isUnfolded, onFold, error = null, onRetry } = props;
  const { externalUrl, titleId, ...rest } = props;
  const intl = useIntl();
  const ownTitleId = useId();
  const items = useRef<HTMLElement>(null);
  const texts = useRef<HTMLDivElement>(null);
  const additionalText = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const marks = useMemo(() => marksByField(match.explanations, 'FORWARD'), [match]);
  const sourceMarks = useMemo(() => marksByField(match.explanations, 'REVERSE'), [match]);
  const forward = useMemo(() => explainedSide(match, 'FORWARD'), [match]);
  const reverse = useMemo(() => explainedSide(match, 'REVERSE'), [match]);
  const hasReverse = reverse.missing.length + reverse.groups.length > 0;
  const activeId = shown?.itemId ?? null;

  // another match is read from its beginning: what is required and missing comes first
  const begun = useRef(match.id);
  useLayoutEffect(() => {
    if (begun.current === match.id) return;
    begun.current = match.id;
    for (const pane of [items, texts]) pane.current?.scrollTo({ top: 0 });
  }, [match.id]);

  function handleShow(explanation: Explanation) {
    const { itemId } = explanation;
    const own = explanation.scoreType === 'FORWARD' ? marks : sourceMarks;
    const places = textPlaces(explanation).filter(({ field }) => own.has(field));
    const visit = shown?.itemId === itemId ? (shown.visit + 1) % Math.max(1, places.length) : 0;
    setShown({ itemId, visit });
    const place = places[visit];
    if (place === undefined) return;
    const field = explanation.scoreType === 'FORWARD' ? place.field : `${ADDITIONAL}${place.field}`;
    const address = CSS.escape(markAddress(field, place.start));
    // The mark comes into sight; the focus stays with the item, so that the next is one key away.
    scrollInside(texts.current, texts.current?.querySelector(`[data-at="${address}"]`) ?? null, 'center');
  }

  const body = (
    <>
      {error !== null && onRetry !== undefined && (
        <div className={classes.notice}>
          <CallFailure error={error} title={<FormattedMessage id="details.error" />} onRetry={onRetry} />
        </div>
      )}
      <ScoreSummary
        match={match}
        hasColours={hasColours}
        names={names}
        isUnfolded={isUnfolded}
        onFold={onFold}
        onForwardHeader={
          additional === null ? undefined : () => scrollInside(texts.current, additionalText.current, 'start')
        }
      />
      <div className={classes.evidence} data-pinned={props.isPinned || undefined}>
        <section ref={items} className={classes.items} aria-label={intl.formatMessage({ id: 'details.items' })}>
          <h3 className={classes.asked}>{names.forward}</h3>
          <ItemList side={forward} marks={marks} activeId={activeId} onShow={handleShow} />
          <PhoneQuestions match={match} subject={rowFacts(match, kind, index).name} />
          {hasReverse && (
            <>
              <h3 className={classes.other}>{names.reverse}</h3>
              <ItemList side={reverse} marks={sourceMarks} activeId={activeId} onShow={handleShow} />
            </>
          )}
        </section>
        <section
          ref={texts}
          className={classes.texts}
          aria-label={intl.formatMessage({ id: 'details.texts' })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a pane that scrolls is reached by keyboard
          tabIndex={0}
        >
          <DeferredTexts
            match={match}
            kind={kind}
            index={index}
            activeId={activeId}
            additional={additional}
            additionalRef={additionalText}
          />
        </section>
      </div>
      <DeferredPassages match={match} />
    </>
  );
  return (
    <div className={`${classes.details} ${print.printed}`} data-details={match.id}>
      <DetailsHead
        match={match}
        kind={kind}
        index={index}
        titleId={titleId ?? ownTitleId}
        walk={rest.walk}
        isPinned={rest.isPinned ?? false}
        onPin={rest.onPin}
        onNote={rest.onNote}
        onPrint={rest.onPrint}
        onClose={rest.onClose}
      />
      {externalUrl === undefined ? (
        <div className={classes.panel}>{body}</div>
      ) : (
        <Tabs
          className={classes.panel ?? ''}
          defaultValue={index.externalDetailsTabDefaultActive === true ? 'external' : 'match'}
          keepMounted={false}
        >
          <Tabs.List className={classes.tabs ?? ''}>
            <Tabs.Tab value="match">
              <FormattedMessage id="details.tab.match" />
            </Tabs.Tab>
            <Tabs.Tab value="external">
              <FormattedMessage id="details.tab.external" />
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="match" className={classes.panel ?? ''}>
            {body}
          </Tabs.Panel>
          <Tabs.Panel value="external" className={classes.panel ?? ''}>
            <ExternalDetails id={match.id} index={index.name} externalUrl={externalUrl} />
          </Tabs.Panel>
        </Tabs>
      )}
    </div>
  );
}
