import { Button } from '@mantine/core';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { IndexConfiguration } from '@counterpart/domain';
import { labelOf, valueLabel } from '../../i18n/label-of.ts';
import type { RequestChange } from '../../state/apply-change.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import type { MatchRequest } from '../../state/matching/searches/match-request.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { isListAspect } from '../../state/profile/profile-editing.ts';
import { activeFilters } from '../filters/active-filter-list.ts';
import { useBehindIndices } from '../application/use-behind-indices.ts';
import { filterWords } from '../filters/filter-words.ts';
import classes from './less-filters.module.css';
import { type Relief, useReliefs } from './use-reliefs.ts';

interface LessFiltersProps {
  readonly context: MatchingContext;
  readonly index: IndexConfiguration;
  /** What found nothing. */
  readonly request: MatchRequest;
  /** Closed and placed documents that would match but for their status. */
  readonly leftOut: number;
}

/** Statuses that a match leaves out by itself (wire.md). */
const LEFT_OUT = ['closed', 'placed'] as const;

function requirementName(intl: IntlShape, { aspect = '', label = '' }: RequestChange): string {
  const name = labelOf(intl, `aspect.${aspect}`, aspect);
  return label === '' || label === aspect ? name : valueLabel(intl, aspect, label);
}

/** Whether a request leaves somebody out by a filter or a requirement of its own. */
function hasConditions(index: IndexConfiguration, request: MatchRequest): boolean {
  const isRequired = Object.values(request.aspects).some(
    (aspect) => aspect.required || (isListAspect(aspect) && aspect.value.some(({ required }) => required)),
  );
  return isRequired || activeFilters(index, request).length > 0;
}

/** What to drop when nothing is found: each filter and requirement with what it would bring, dropped by a click (MAT-08). */
export function LessFilters({ context, index, request, leftOut }: LessFiltersProps) {
  const intl = useIntl();
  const reliefs = useReliefs(context, index, request);
  const isBehind = useBehindIndices([index.name]).length > 0;
  function withUndo(message: string, act: () => () => void) {
    const takeBack = act();
    document.getElementById('main')?.focus({ preventScroll: true });
    showUndo({ message, label: <FormattedMessage id="actions.undo" />, onUndo: takeBack });
  }
  function dropFilter(relief: Extract<Relief, { kind: 'filter' }>, name: string) {
    const { filters = {}, customFiltersPredicate = null } = context.store.get().indices[index.name] ?? {};
    withUndo(intl.formatMessage({ id: 'relief.dropped' }, { name }), () => {
      void context.setFilters(index.name, relief.filter.without);
      return () => void context.setFilters(index.name, { filters, customFiltersPredicate });
    });
  }
  const change = (changes: readonly RequestChange[], message: string) =>
    withUndo(message, () => context.applyChanges(index.name, changes));
  if (reliefs === null) return null;
  const isHelpless = reliefs.length === 0 && leftOut === 0 && request.excludedIds.length === 0;
  const advice = hasConditions(index, request) ? 'relief.none' : 'relief.nothing';
  return (
    <div className={classes.reliefs}>
      {isHelpless && <FormattedMessage id={isBehind ? 'relief.indexing' : advice} />}
      <ul className={classes.list} aria-label={intl.formatMessage({ id: 'relief.title' })}>
        {reliefs.map((relief) => {
          const { found } = relief;
          if (relief.kind === 'filter') {
            const { name, words } = filterWords(intl, relief.filter);
            const subject = `${name} ${words}`.trim();
            return (
              <li key={`filter ${relief.filter.key}`}>
                <Button size="xs" onClick={() => dropFilter(relief, subject)}>
                  <FormattedMessage id="relief.filter" values={{ name: subject, count: found }} />
                </Button>
              </li>
            );
          }
          const name = requirementName(intl, relief.change);
          return (
            <li key={`requirement ${relief.change.aspect} ${relief.change.label}`}>
              <Button
                size="xs"
                onClick={() => change([relief.change], intl.formatMessage({ id: 'relief.optional' }, { name }))}
              >
                <FormattedMessage id="relief.requirement" values={{ name, count: found }} />
              </Button>
            </li>
          );
        })}
        {leftOut > 0 && (
          <li>
            <Button
              size="xs"
              onClick={() =>
                change(
                  LEFT_OUT.map((label) => ({ op: 'INCLUDE_STATUS', label })),
                  intl.formatMessage({ id: 'relief.statusShown' }),
                )
              }
            >
              <FormattedMessage id="relief.status" values={{ count: leftOut }} />
            </Button>
          </li>
        )}
        {request.excludedIds.length > 0 && (
          <li>
            <Button
              size="xs"
              onClick={() =>
                change(
                  request.excludedIds.map((label) => ({ op: 'UNEXCLUDE', label })),
                  intl.formatMessage({ id: 'relief.takenBack' }),
                )
              }
            >
              <FormattedMessage id="relief.excluded" values={{ count: request.excludedIds.length }} />
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
