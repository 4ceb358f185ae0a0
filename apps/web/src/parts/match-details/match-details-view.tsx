import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind, PropertyColumn, WireDocument } from '@counterpart/domain';
import { descriptionOf, propertyText } from '../../state/document-labels.ts';
import { marksByField } from '../../state/results/evidence.ts';
import { labelOf } from '../../i18n/label-of.ts';
import type { Match } from '../../state/index-results.ts';
import type { SourceState } from '../../state/source-entity.ts';
import { EvidenceText } from './evidence-text.tsx';
import { ExplainedItems } from './explained-items.tsx';
import { SumsTable } from './sums-table.tsx';

type LoadedSource = Extract<SourceState, { status: 'loaded' }>;

interface MatchDetailsViewProps {
  readonly match: Match;
  readonly kind: ProfileKind;
  readonly extraProperties: readonly PropertyColumn[];
  readonly source?: LoadedSource | null;
  /** The route's screen calls the forward side a search profile (DET-07c). */
  readonly forwardLabel?: 'searchProfile';
}

function Period({ from, to }: { readonly from: string | null | undefined; readonly to: string | null | undefined }) {
  if ((from ?? '') === '' && (to ?? '') === '') return null;
  return (
    <span className="dimmed">
      {from ?? ''} – {(to ?? '') === '' ? <FormattedMessage id="details.present" /> : to}
    </span>
  );
}

/** A match in full: the sums both ways, every asked value with its evidence, and the document's texts. */
export function MatchDetailsView({ match, kind, extraProperties, source = null, forwardLabel }: MatchDetailsViewProps) {
  const intl = useIntl();
  const additional = useRef<HTMLElement>(null);
  const marks = useMemo(() => marksByField(match.explanations), [match]);
  const document = match.document as unknown as WireDocument;
  const sourceKind = source?.entity.type ?? null;
  const asks = (
    <FormattedMessage
      id={
        forwardLabel === 'searchProfile' || sourceKind === null
          ? 'details.forward.profile'
          : `details.forward.${sourceKind}`
      }
    />
  );
  const offers = <FormattedMessage id={`details.reverse.${kind}`} />;
  const texts =
    kind === 'JOB'
      ? (['jobTitle', 'jobText'] as const)
      : (['preferredJobTitle', 'preferredJobInfo', 'cvText'] as const);
  return (
    <div className="match-details">
      <SumsTable
        match={match}
        forwardLabel={asks}
        reverseLabel={offers}
        onForwardHeader={() => additional.current?.scrollIntoView({ behavior: 'smooth' })}
      />
      <div className="explained-columns">
        <ExplainedItems match={match} direction="FORWARD" title={asks} marks={marks} />
        <ExplainedItems match={match} direction="REVERSE" title={offers} marks={marks} />
      </div>
      <section>
        <h3>
          <FormattedMessage id={`details.text.${kind}`} />
        </h3>
        {texts
          .filter((field) => (document[field] ?? '') !== '')
          .map((field) => (
            <EvidenceText key={field} field={field} text={document[field]} marks={marks.get(field)} />
          ))}
        {texts.every((field) => (document[field] ?? '') === '') && <EvidenceText field="" text="" marks={undefined} />}
      </section>
      {extraProperties.length > 0 && (
        <section>
          <h3>
            <FormattedMessage id="details.properties" />
          </h3>
          <dl className="properties">
            {extraProperties.map(({ property, label }) => (
              <div key={property}>
                <dt>{labelOf(intl, label, label)}</dt>
                <dd>{propertyText(document, property) || '–'}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {(document.educations ?? []).length > 0 && (
        <section>
          <h3>
            <FormattedMessage id="details.educations" />
          </h3>
          {document.educations?.map((education, i) => (
            <article key={education.id ?? i} className="history-entry">
              <EvidenceText
                field={`educations[${i}].degree`}
                text={education.degree || education.field}
                marks={marks.get(education.degree ? `educations[${i}].degree` : `educations[${i}].field`)}
              />
              {education.degree && education.field && (
                <EvidenceText
                  field={`educations[${i}].field`}
                  text={education.field}
                  marks={marks.get(`educations[${i}].field`)}
                />
              )}
              <p className="dimmed">
                {education.institute} <Period from={education.dateFrom} to={education.dateTo} />
              </p>
              {education.info && (
                <EvidenceText
                  field={`educations[${i}].info`}
                  text={education.info}
                  marks={marks.get(`educations[${i}].info`)}
                />
              )}
            </article>
          ))}
        </section>
      )}
      {(document.workExperiences ?? []).length > 0 && (
        <section>
          <h3>
            <FormattedMessage id="details.experiences" />
          </h3>
          {document.workExperiences?.map((work, i) => (
            <article key={work.id ?? i} className="history-entry">
              <EvidenceText
                field={`workExperiences[${i}].title`}
                text={work.title}
                marks={marks.get(`workExperiences[${i}].title`)}
              />
              <p className="dimmed">
                {work.company} <Period from={work.dateFrom} to={work.dateTo} />
              </p>
              {work.text && (
                <EvidenceText
                  field={`workExperiences[${i}].text`}
                  text={work.text}
                  marks={marks.get(`workExperiences[${i}].text`)}
                />
              )}
            </article>
          ))}
        </section>
      )}
      {source !== null && (
        <section ref={additional}>
          <h3>
            <FormattedMessage id={`details.text.${source.entity.type}`} />
          </h3>
          <EvidenceText field="source" text={descriptionOf(source.entity.type, source.document)} marks={undefined} />
        </section>
      )}
    </div>
  );
}
