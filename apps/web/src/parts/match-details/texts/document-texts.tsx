import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  DETAILS_SECTIONS,
  type DetailsSection,
  type Education,
  type ProfileKind,
  type PropertyColumn,
  type WireDocument,
  type WorkExperience,
} from '@counterpart/domain';
import { labelOf, propertyLabel } from '../../../i18n/label-of.ts';
import { propertyText } from '../../../state/documents/document-labels.ts';
import type { Marks } from '../../../state/results/details/evidence.ts';
import classes from './document-texts.module.css';
import { MarkedText } from './marked-text.tsx';
import { Period } from './period.tsx';

/** What the fields of the additional text begin with in the addresses of their marks: both documents may have one. */
export const ADDITIONAL = 'source:';

/** The document of the other side: its text is what the details call additional (DET-02, DET-03). */
export interface AdditionalDocument {
  readonly kind: ProfileKind;
  readonly document: WireDocument;
}

interface DocumentTextsProps {
  readonly kind: ProfileKind;
  readonly document: WireDocument;
  readonly marks: Marks;
  readonly activeId: string | null;
  readonly extraProperties: readonly PropertyColumn[];
  /** In which order the sections stand. */
  readonly sections?: readonly DetailsSection[] | undefined;
  readonly additional?: (AdditionalDocument & { readonly marks: Marks }) | null;
  readonly additionalRef?: Ref<HTMLElement>;
}

/** The texts of a document by kind, in reading order. */
const TEXT_FIELDS = {
  JOB: ['jobTitle', 'jobText'],
  CANDIDATE: ['preferredJobTitle', 'preferredJobInfo', 'cvText'],
} as const satisfies Readonly<Record<ProfileKind, readonly (keyof WireDocument)[]>>;

function Section({ title, children, ref }: { title: ReactNode; children: ReactNode; ref?: Ref<HTMLElement> }) {
  return (
    <section className={classes.section} {...(ref === undefined ? {} : { ref })}>
      <h3 className={classes.title}>{title}</h3>
      {children}
    </section>
  );
}

interface Shown {
  readonly marks: Marks;
  readonly activeId: string | null;
}

function Texts({ kind, document, marks, activeId, prefix = '' }: Shown & AdditionalDocument & { prefix?: string }) {
  const fields = TEXT_FIELDS[kind].filter((field) => (document[field] ?? '').trim() !== '');
  if (fields.length === 0) return <MarkedText field="" text="" />;
  return fields.map((field) => (
    <div key={field} className={classes.part}>
      <MarkedText field={`${prefix}${field}`} text={document[field]} marks={marks.get(field)} activeId={activeId} />
    </div>
  ));
}

function Field({ field, text, marks, activeId }: Shown & { field: string; text: string | null | undefined }) {
  if ((text ?? '').trim() === '') return null;
  return <MarkedText field={field} text={text} marks={marks.get(field)} activeId={activeId} />;
}

function Experience({ entry, at, ...shown }: Shown & { entry: WorkExperience; at: number }) {
  const field = (name: string) => `workExperiences[${at}].${name}`;
  return (
    <article className={classes.entry}>
      <div className={classes.entryHead}>
        <span className={classes.entryTitle}>
          <Field field={field('title')} text={entry.title} {...shown} />
        </span>
        <span className={classes.place}>{entry.company}</span>
        <Period from={entry.dateFrom} to={entry.dateTo} />
      </div>
      <Field field={field('text')} text={entry.text} {...shown} />
    </article>
  );
}

function Course({ entry, at, ...shown }: Shown & { entry: Education; at: number }) {
  const field = (name: string) => `educations[${at}].${name}`;
  return (
    <article className={classes.entry}>
      <div className={classes.entryHead}>
        <span className={classes.entryTitle}>
          <Field field={field('field')} text={entry.field} {...shown} />
        </span>
        <Field field={field('degree')} text={entry.degree} {...shown} />
        <span className={classes.place}>{entry.institute}</span>
        <Period from={entry.dateFrom} to={entry.dateTo} />
      </div>
      <Field field={field('info')} text={entry.info} {...shown} />
    </article>
  );
}

/** The texts and facts of a document in the configured order, with the evidence marked (DET-03, DET-05). */
export function DocumentTexts(props: DocumentTextsProps) {
  const { kind, document, marks, activeId, extraProperties, additional = null, additionalRef } = props;
  const intl = useIntl();
  const shown = { marks, activeId };
  const { workExperiences = [], educations = [] } = document;
  const section: Readonly<Record<DetailsSection, () => ReactNode>> = {
    text: () => (
      <Section title={<FormattedMessage id={`details.text.${kind}`} />}>
        <Texts kind={kind} document={document} {...shown} />
      </Section>
    ),
    extraProperties: () =>
      extraProperties.length > 0 && (
        <Section title={<FormattedMessage id="details.properties" />}>
          <dl className={classes.properties}>
            {extraProperties.map(({ property, label }) => (
              <div key={property} className={classes.property}>
                <dt>{labelOf(intl, label, label)}</dt>
                <dd>{propertyLabel(intl, property, propertyText(document, property)) || '–'}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ),
    educations: () =>
      educations.length > 0 && (
        <Section title={<FormattedMessage id="details.educations" />}>
          {educations.map((entry, at) => (
            <Course key={entry.id ?? at} entry={entry} at={at} {...shown} />
          ))}
        </Section>
      ),
    workExperiences: () =>
      workExperiences.length > 0 && (
        <Section title={<FormattedMessage id="details.experiences" />}>
          {workExperiences.map((entry, at) => (
            <Experience key={entry.id ?? at} entry={entry} at={at} {...shown} />
          ))}
        </Section>
      ),
    additionalText: () =>
      additional !== null && (
        <Section
          title={<FormattedMessage id={`details.text.${additional.kind}`} />}
          {...(additionalRef === undefined ? {} : { ref: additionalRef })}
        >
          <Texts {...additional} activeId={activeId} prefix={ADDITIONAL} />
        </Section>
      ),
  };
  return (props.sections ?? DETAILS_SECTIONS).map((name) => <div key={name}>{section[name]()}</div>);
}
