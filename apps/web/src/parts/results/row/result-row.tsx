import { Checkbox, Table, UnstyledButton } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { memo, type MouseEvent, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind } from '@counterpart/domain';
import { labelOf, propertyLabel } from '../../../i18n/label-of.ts';
import { propertyText } from '../../../state/document-labels.ts';
import type { Match } from '../../../state/matching/index-results.ts';
import { reasonsOf } from '../../../state/results/reasons.ts';
import { documentOf, rowFacts } from '../../../state/results/row-facts.ts';
import { ReasonChips } from './reason-chips.tsx';
import { RelevanceBar } from './relevance-bar.tsx';
import classes from './result-row.module.css';
import { JudgedMark, type RowJudging } from '../judging/judge-buttons.tsx';
import type { RowDecision } from '../judging/use-judging.ts';
import { RowActions } from './row-actions.tsx';
import type { Annotation } from '../selecting/use-annotations.ts';
import type { SelectionMark } from '../selecting/use-selecting.ts';

/** What a table of results is told about its rows. */
export interface RowOptions {
  readonly index: IndexConfiguration;
  readonly kind: ProfileKind;
  readonly hasColours: boolean;
  /** The year of the match, from which old evidence is counted. */
  readonly year: number;
  readonly onOpen: (id: string) => void;
  readonly onExclude?: ((match: Match) => void) | undefined;
  /** Undefined where matches are not judged. */
  readonly judging?: RowJudging | undefined;
  /** Undefined where rows cannot be chosen. */
  readonly onSelect?: ((id: string, isSelected: boolean) => void) | undefined;
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

/** The columns of configured properties, as grid tracks. */
export function extraTracks({ extraColumns }: IndexConfiguration): string {
  return extraColumns.map(() => '128px').join(' ');
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
  const { index, kind, hasColours, year, onOpen, onExclude, judging, onSelect } = options;
  const intl = useIntl();
  const facts = useMemo(() => rowFacts(match, kind, index), [match, kind, index]);
  const reasons = useMemo(() => reasonsOf(match, year), [match, year]);
  const document = documentOf(match);
  const tabIndex = isStop ? 0 : -1;
  function handleClick({ target }: MouseEvent) {
    // What is in a row acts for itself; the row opens wherever there is nothing else.
    if (target instanceof Element && target.closest('a, button, input, label, [role=menu]') !== null) return;
    onOpen(match.id);
  }
  return (
    <Table.Tr
      className={classes.row ?? ''}
      style={{ '--cp-extra': extraTracks(index) }}
      data-match={match.id}
      data-current={isCurrent || undefined}
      data-selectable={onSelect !== undefined || undefined}
      onClick={handleClick}
    >
      {onSelect !== undefined && (
        <Table.Td className={classes.check}>
          <Checkbox
            checked={isSelected}
            tabIndex={tabIndex}
            aria-label={intl.formatMessage({ id: 'results.select' }, { subject: facts.name })}
            onChange={(event) => onSelect(match.id, event.currentTarget.checked)}
          />
        </Table.Td>
      )}
      <Table.Td className={classes.relevance}>
        <RelevanceBar match={match} hasColours={hasColours} tabIndex={tabIndex} />
      </Table.Td>
      <Table.Td className={classes.main}>
        <div className={classes.first}>
          <UnstyledButton
            className={classes.name ?? ''}
            data-row-name={match.id}
            tabIndex={tabIndex}
            aria-current={isCurrent || undefined}
            onClick={() => onOpen(match.id)}
          >
            {facts.name}
          </UnstyledButton>
          {mark !== null && <Marker address={mark.address} subject={facts.name} tabIndex={tabIndex} />}
          {decision !== null && judging !== undefined && (
            <span className={classes.judged} data-decision={decision}>
              <JudgedMark decision={decision} judgingKey={judging.key} />
            </span>
          )}
          <span className={classes.function}>{facts.title}</span>
          {annotation !== undefined &&
            (annotation.noteCount > 0 ||
              annotation.lastContact !== null ||
              annotation.selectionStatuses.length > 0) && (
              <span className={classes.annotation}>
                <FormattedMessage
                  id="results.annotation"
                  values={{
                    statuses: intl.formatList(
                      annotation.selectionStatuses.flatMap(({ status }) =>
                        status === null ? [] : [labelOf(intl, `selection.status.${status}`, status)],
                      ),
                    ),
                    count: annotation.noteCount,
                    contact:
                      annotation.lastContact === null
                        ? ''
                        : intl.formatDate(annotation.lastContact, { dateStyle: 'medium' }),
                  }}
                />
              </span>
            )}
          {(facts.town !== '' || facts.distanceKm !== null) && (
            <span className={classes.place}>
              {facts.distanceKm === null ? (
                facts.town
              ) : (
                <FormattedMessage id="results.place" values={{ town: facts.town, km: Math.round(facts.distanceKm) }} />
              )}
            </span>
          )}
        </div>
        <div className={classes.second}>
          <ReasonChips reasons={reasons} line={line} />
        </div>
      </Table.Td>
      {index.extraColumns.map(({ property }) => (
        <Table.Td key={property} className={classes.extra}>
          {propertyLabel(intl, property, propertyText(document, property))}
        </Table.Td>
      ))}
      <Table.Td className={classes.actions}>
        <RowActions
          id={match.id}
          document={document}
          kind={kind}
          index={index}
          subject={facts.name}
          tabIndex={tabIndex}
          onOpen={() => onOpen(match.id)}
          onExclude={onExclude === undefined ? undefined : () => onExclude(match)}
          judging={judging}
          decision={decision}
        />
      </Table.Td>
    </Table.Tr>
  );
});
