import { useRef } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { ASPECT_NAMES } from '@counterpart/domain';
import { labelOf, valueLabel } from '../../i18n/label-of.ts';
import { type EvidenceMark, markId, markStart } from '../../state/results/evidence.ts';
import type { Match } from '../../state/index-results.ts';
import { languageLevels } from '../../state/results/language-levels.ts';

type Explanation = Match['explanations'][number];

const ICON = { found: '✓', near: '≈', missing: '✗', unknown: '?' } as const;

function scrollToMark(field: string, start: number) {
  const element = document.getElementById(markId(field, start));
  element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  element?.focus({ preventScroll: true });
}

function Found({ explanation }: { readonly explanation: Explanation }) {
  const intl = useIntl();
  const { found, foundConcept, asked, path = [] } = explanation;
  if (foundConcept !== undefined) {
    if (path.length === 0 && foundConcept.label.toLowerCase() === asked.label.toLowerCase()) return null;
    return (
      <span className="dimmed">
        → {foundConcept.label}
        {path.map((step, i) => (
          <span key={i}>
            {' '}
            (<FormattedMessage id={`relation.${step.relation}`} /> × <FormattedNumber value={step.factor} />)
          </span>
        ))}
      </span>
    );
  }
  if (found === undefined) return null;
  const { label, distanceKm, from, to, value } = found;
  const parts = [
    label !== undefined && label !== asked.label ? valueLabel(intl, explanation.aspect, label) : null,
    distanceKm == null ? null : intl.formatMessage({ id: 'details.distance' }, { km: distanceKm }),
    from == null && to == null
      ? null
      : intl.formatMessage({ id: 'details.bounds' }, { from: from ?? '…', to: to ?? '…' }),
    value == null ? null : String(value),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : <span className="dimmed">→ {parts.join(' ')}</span>;
}

/** The level of a language that is asked, and the one that was found. */
function Levels({ explanation }: { readonly explanation: Explanation }) {
  const levels = languageLevels(explanation);
  if (levels === null) return null;
  return (
    <span className="dimmed">
      <FormattedMessage
        id="details.levels"
        values={{
          asked: levels.asked ?? <FormattedMessage id="editor.level.any" />,
          found: levels.found ?? <FormattedMessage id="details.level.notStated" />,
        }}
      />
    </span>
  );
}

type Hit = Explanation['matchedTo'][number];

/** One button per source: each click goes to the next place in the texts of that source. */
function EvidenceButtons({
  hits,
  marks,
}: {
  readonly hits: readonly Hit[];
  readonly marks: ReadonlyMap<string, readonly EvidenceMark[]>;
}) {
  const intl = useIntl();
  const visits = useRef(new Map<string, number>());
  const bySource = Map.groupBy(hits, ({ source }) => source);
  function handleClick(source: string, places: readonly Hit[]) {
    const visit = visits.current.get(source) ?? 0;
    visits.current.set(source, visit + 1);
    const place = places[visit % places.length];
    const { field, start } = place ?? {};
    if (field !== undefined && start !== undefined) scrollToMark(field, markStart(marks.get(field), start));
  }
  return [...bySource].map(([source, places]) => (
    <button key={source} type="button" className="evidence-button" onClick={() => handleClick(source, places)}>
      {labelOf(intl, `source.evidence.${source}`, source)}
      {places.length > 1 && ` ×${places.length}`}
    </button>
  ));
}

function Item({
  explanation,
  marks,
}: {
  readonly explanation: Explanation;
  readonly marks: ReadonlyMap<string, readonly EvidenceMark[]>;
}) {
  const intl = useIntl();
  const { asked, status, required, holds, similarity, matchedTo, scoreType, aspect } = explanation;
  const isSingle = asked.label === aspect;
  const name = isSingle ? intl.formatMessage({ id: `aspect.${aspect}` }) : valueLabel(intl, aspect, asked.label);
  const label = asked.level == null || languageLevels(explanation) !== null ? name : `${name} ${asked.level}`;
  // What was found without holding, such as a trade by way of one skill, is near and not met.
  const shown = status === 'found' && !holds ? 'near' : status;
  const inText =
    scoreType === 'FORWARD'
      ? matchedTo.filter(({ field = '', start = 0, end = 0 }) => end > start && marks.has(field))
      : [];
  return (
    <li className="explained-item" data-status={shown}>
      <span className="status-icon" aria-hidden="true">
        {ICON[shown]}
      </span>
      <span className="visually-hidden">
        <FormattedMessage id={`status.${shown}`} />
      </span>
      <span className="item-label">{label}</span>
      {required && (
        <span className="required-badge" data-holds={holds || undefined}>
          <FormattedMessage id={holds ? 'details.requiredMet' : 'details.requiredMissing'} />
        </span>
      )}
      {similarity > 0 && (
        <span className="number">
          <FormattedNumber value={similarity} style="percent" />
        </span>
      )}
      <Found explanation={explanation} />
      <Levels explanation={explanation} />
      <EvidenceButtons hits={inText} marks={marks} />
      {status === 'found' && inText.length === 0 && matchedTo[0] !== undefined && (
        <span className="dimmed">{labelOf(intl, `source.evidence.${matchedTo[0].source}`, matchedTo[0].source)}</span>
      )}
    </li>
  );
}

interface ExplainedItemsProps {
  readonly match: Match;
  readonly direction: 'FORWARD' | 'REVERSE';
  readonly title: React.ReactNode;
  readonly marks: ReadonlyMap<string, readonly EvidenceMark[]>;
}

/** Every asked value with what became of it, how it was found and where; a click goes to the text. */
export function ExplainedItems({ match, direction, title, marks }: ExplainedItemsProps) {
  const own = match.explanations.filter(({ scoreType }) => scoreType === direction);
  if (own.length === 0) return null;
  return (
    <section className="explained">
      <h3>{title}</h3>
      {ASPECT_NAMES.filter((name) => own.some(({ aspect }) => aspect === name)).map((name) => (
        <div key={name} className="explained-aspect">
          <h4>
            <FormattedMessage id={`aspect.${name}`} />
          </h4>
          <ul>
            {own
              .filter(({ aspect }) => aspect === name)
              .map((explanation) => (
                <Item key={explanation.itemId} explanation={explanation} marks={marks} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
