import { IconBookmark } from '@tabler/icons-react';
import { memo, type MouseEvent, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind } from '@counterpart/domain';
import { labelOf, propertyLabel } from '../../../i18n/label-of.ts';
import { propertyText } from '../../../state/documents/document-labels.ts';
import type { Match } from '../../../state/matching/searches/index-results.ts';
import { reasonsOf } from '../../../state/results/reasons.ts';
import { documentOf, rowFacts } from '../../../state/results/row-facts.ts';
import { type PhoneReader, phoneText } from '../../../state/results/phone-link.ts';
import controls from '../../../ui/light-controls.module.css';
import { PlaceWords } from './place-words.tsx';
import { ReasonChips } from './reason-chips.tsx';
import { RelevanceBar } from './relevance-bar.tsx';
import classes from './result-row.module.css';
import { JudgedMark, type RowJudging } from '../judging/judge-buttons.tsx';
import type { RowDecision } from '../judging/use-judging.ts';
import { RowActions } from './row-actions.tsx';
import type { Annotation } from '../selecting/use-annotations.ts';
import type { SelectionMark } from '../selecting/use-selecting.ts';
import { writeDate } from '../../../i18n/write-date.ts';

/** What a table of results is told about its rows. */
export interface RowOptions {
  readonly index: IndexConfiguration;
  readonly kind: ProfileKind;
  readonly hasColours: boolean;
  /** The year of the match, from which old evidence is counted. */
  readonly year: number;
  /** Null while it is on its way, and where no property is a telephone number. */
  readonly readPhone: PhoneReader | null;
  readonly onOpen: (id: string) => void;
  readonly onExclude?: ((match: Match) => void) | undefined;
  /** Undefined where matches are not judged. */
  readonly judging?: RowJudging | undefined;
  /** Takes the match of the row as it stands, also one of a page that is being replaced; undefined where rows cannot be chosen. */
  readonly onSelect?: ((match: Match, isSelected: boolean) => void) | undefined;
}

interface ResultRowProps {
  readonly match: Match;
  readonly options: RowOptions;
  /** Its details are open. */
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  /** Its mark when it is in the selection that was made before (RES-08d). */
  readonly mark: SelectionMark | null;
  /** What was decided of the match; null for nothing. */
  readonly decision: RowDecision | null;
  /** Notes and contacts that are known of it; undefined when nothing is (RES-09). */
  readonly annotation?: Annotation | undefined;
  /** Room for the line of reasons, in px. */
  readonly line: number;
  /** Whether Tab comes here: one row of a list is a stop, j and k go to the others. */
  readonly isStop: boolean;
}

/**
 * The columns of configured properties, as grid tracks: the same in every row, from 128 px up to 260 px by the room that
 * the table has, and together at most a third of it.
 */
export function extraTracks({ extraColumns }: IndexConfiguration): string {
  const share = `min(18cqi - 72px, ${Math.round(32 / Math.max(1, extraColumns.length))}cqi)`;
  return extraColumns.map(() => `clamp(128px, ${share}, 260px)`).join(' ');
}

interface MarkerProps {
  readonly address: string | null;
  readonly subject: string;
  readonly tabIndex: number;
}

/** The marker of the existing selection; a link where the selection opens in another system (RES-08e). */
function Marker({ address, subject, tabIndex }: MarkerProps) {
  const intl = useIntl();
  if (address === null) {
    const label = intl.formatMessage({ id: 'results.marked' });
    return <IconBookmark size={13} className={classes.mark} role="img" aria-label={label} />;
  }
  const label = intl.formatMessage({ id: 'results.marked.open' }, { subject });
  return (
    <a href={address} target="_blank" rel="noreferrer" tabIndex={tabIndex} aria-label={label} title={label}>
      <IconBookmark size={13} className={classes.mark} aria-hidden="true" />
    </a>
  );
}

/** What is known of a result besides its match, in words. */
function Annotated({ annotation }: { readonly annotation: Annotation }) {
  const intl = useIntl();
  const { selectionStatuses, noteCount, lastContact } = annotation;
  const known = selectionStatuses.flatMap(({ status }) =>
    status === null ? [] : [labelOf(intl, `selection.status.${status}`, status)],
  );
  if (noteCount > 0) known.push(intl.formatMessage({ id: 'results.annotation.notes' }, { count: noteCount }));
  if (lastContact !== null) {
    const date = writeDate(intl, lastContact, { dateStyle: 'medium' });
    known.push(intl.formatMessage({ id: 'results.annotation.contact' }, { date }));
  }
  const words = known.join(' · ');
  return (
    // what a narrow row cuts can be read without opening the details
    <span className={classes.annotation} title={words}>
      {words}
    </span>
  );
}

/** One ranked match: relevance, who it is and why it stands here, configured columns, what can be done. */
export const ResultRow = memo(function ResultRow({
  match,
  options,
  isCurrent,
  isSelected,
  mark,
  decision,
  annotation,
  line,
  isStop,
}: ResultRowProps) {
  const { index, kind, hasColours, year, readPhone, onOpen, onExclude, judging, onSelect } = options;
  const intl = useIntl();
  const facts = useMemo(() => rowFacts(match, kind, index), [match, kind, index]);
  const reasons = useMemo(() => reasonsOf(match, year), [match, year]);
  const document = documentOf(match);
  const phone = useMemo(() => {
    const text = phoneText(index, documentOf(match));
    return text === '' ? null : (readPhone?.(text, index) ?? null);
  }, [match, index, readPhone]);
  const tabIndex = isStop ? 0 : -1;
  function handleClick({ target }: MouseEvent) {
    // What is in a row acts for itself; the row opens wherever there is nothing else.
    if (target instanceof Element && target.closest('a, button, input, label, [role=menu]') !== null) return;
    onOpen(match.id);
  }
  return (
    <tr
      className={classes.row}
      data-match={match.id}
      data-current={isCurrent || undefined}
      data-selectable={onSelect !== undefined || undefined}
      onClick={handleClick}
    >
      {onSelect !== undefined && (
        <td className={classes.check}>
          <input
            type="checkbox"
            className={controls.check}
            checked={isSelected}
            tabIndex={tabIndex}
            aria-label={intl.formatMessage({ id: 'results.select' }, { subject: facts.name })}
            onChange={(event) => onSelect(match, event.currentTarget.checked)}
          />
        </td>
      )}
      <td className={classes.relevance}>
        <RelevanceBar match={match} hasColours={hasColours} tabIndex={tabIndex} />
      </td>
      <td className={classes.main}>
        <div className={classes.first}>
          <button
            type="button"
            className={`${controls.bare} ${classes.name}`}
            data-row-name={match.id}
            tabIndex={tabIndex}
            aria-current={isCurrent || undefined}
            onClick={() => onOpen(match.id)}
          >
            {facts.name}
          </button>
          {mark !== null && <Marker address={mark.address} subject={facts.name} tabIndex={tabIndex} />}
          {decision !== null && judging !== undefined && (
            <span className={classes.judged} data-decision={decision}>
              <JudgedMark decision={decision} judgingKey={judging.key} />
            </span>
          )}
          <span className={classes.function} title={facts.title}>
            {facts.title}
          </span>
          {annotation !== undefined && <Annotated annotation={annotation} />}
          {(facts.town !== '' || facts.distanceKm !== null) && (
            <span className={classes.place}>
              <PlaceWords town={facts.town} distanceKm={facts.distanceKm} isFar={facts.isFar} />
            </span>
          )}
        </div>
        <div className={classes.second}>
          <ReasonChips reasons={reasons} line={line} />
        </div>
      </td>
      {index.extraColumns.map(({ property }) => {
        const label = propertyLabel(intl, property, propertyText(document, property));
        return (
          // what its column cuts can be read without opening the details
          <td key={property} className={classes.extra} title={label}>
            {label}
          </td>
        );
      })}
      <td className={classes.actions}>
        <RowActions
          id={match.id}
          document={document}
          phone={phone}
          kind={kind}
          index={index}
          subject={facts.name}
          tabIndex={tabIndex}
          onOpen={() => onOpen(match.id)}
          onExclude={onExclude === undefined ? undefined : () => onExclude(match)}
          judging={judging}
          decision={decision}
        />
      </td>
    </tr>
  );
});
