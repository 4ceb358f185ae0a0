import type { Language, WireDocument } from '@counterpart/domain';
import type { RouteResponse } from '@counterpart/contract';
import type { Ontology } from '@counterpart/ontology';
import type { MatchExplanation, TargetScore } from '@counterpart/scoring';
import type { ListedDocument, StoredRecord } from '@counterpart/store';
import { documentOn } from '../documents/documents.ts';

type Match = RouteResponse<'matchToJobs'>['matches'][number];

/** In which words, and as of when, a match is shown. */
export interface Presentation {
  readonly ontology: Ontology;
  readonly language: Language;
  /** `yyyy-MM-dd` */
  readonly today: string;
  /** The `_source` of the request: top-level names, or paths such as `extraProperties.name`; undefined shows all. */
  readonly fields: readonly string[] | undefined;
  /** How much of the explanations: all, or what a list shows. */
  readonly explain: 'full' | 'page';
}

/** The value at a path within an object, one of its own; the names of properties may hold dots. */
function within(value: unknown, path: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, path)
    ? (value as Readonly<Record<string, unknown>>)[path]
    : undefined;
}

/** A document narrowed to the fields named, which the contract has looked at; id always stays. */
export function narrow(document: WireDocument, fields: readonly string[] | undefined): WireDocument {
  if (fields === undefined) return document;
  const result: Record<string, unknown> = { id: document.id };
  for (const field of fields) {
    const dot = field.indexOf('.');
    const name = dot === -1 ? field : field.slice(0, dot);
    const whole = within(document, name);
    if (whole === undefined) continue;
    if (dot === -1) {
      result[name] = whole;
      continue;
    }
    const key = field.slice(dot + 1);
    const aspect = name === 'matchProfile' && key.startsWith('aspects.') ? key.slice('aspects.'.length) : null;
    const value = aspect === null ? within(whole, key) : within(within(whole, 'aspects'), aspect);
    if (value === undefined) continue;
    const shown = result[name] as Readonly<Record<string, unknown>> | undefined;
    const aspects = { ...(shown?.['aspects'] as object | undefined), [aspect ?? '']: value };
    result[name] = { ...shown, ...(aspect === null ? { [key]: value } : { aspects }) };
  }
  return result as unknown as WireDocument;
}

type Explained = Match['explanations'][number];

/** What a list shows of an explanation: what was asked and found, and the first place with its source and end year. */
function presentBriefly(explanation: MatchExplanation, presentation: Presentation): Explained {
  const { scoreType, aspect, itemId, asked, required, status, similarity, holds, matchedTo } = explanation;
  return {
    scoreType,
    aspect,
    itemId,
    required,
    status,
    similarity,
    holds,
    asked: { label: asked.label, ...(asked.level === undefined ? {} : { level: asked.level }) },
    ...presentFound(explanation, presentation),
    matchedTo: matchedTo.slice(0, 1).map(({ source, endYear }) => ({ source, ...presentYear(endYear) })),
  };
}

// named one by one: what is left of an object after taking some fields out takes twice as long to make and to write (measured)
function presentInFull(explanation: MatchExplanation, presentation: Presentation): Explained {
  const { ontology, language } = presentation;
  const { scoreType, aspect, itemId, weight, asked, required, holds, status, similarity, path, matchedTo } =
    explanation;
  return {
    scoreType,
    aspect,
    itemId,
    weight,
    required,
    holds,
    status,
    similarity,
    asked,
    ...presentFound(explanation, presentation),
    path: path.map(({ relation, to, factor }) => ({ relation, to, factor, label: ontology.label(to, language) })),
    matchedTo: matchedTo.map(({ source, field, start, end, strength, endYear, aspects }) =>
      endYear === null
        ? { source, field, start, end, strength, aspects: [...aspects] }
        : { source, field, start, end, strength, endYear, aspects: [...aspects] },
    ),
  };
}

function presentFound(
  { foundConcept, found }: MatchExplanation,
  { ontology, language }: Presentation,
): Pick<Explained, 'foundConcept' | 'found'> {
  return {
    ...(foundConcept === undefined
      ? {}
      : { foundConcept: { id: foundConcept.id, label: ontology.label(foundConcept.id, language) } }),
    ...(found === undefined ? {} : { found: { ...found } }),
  };
}

function presentYear(endYear: number | null): { readonly endYear?: number } {
  return endYear === null ? {} : { endYear };
}

/** A scored target as a call answers it: numbers from scoring, labels in the user's language. */
export function presentMatch(scored: TargetScore, record: StoredRecord, presentation: Presentation): Match {
  const document = documentOn(record.document, record.enrichment.availableFrom, presentation.today);
  const present = presentation.explain === 'page' ? presentBriefly : presentInFull;
  return {
    id: record.id,
    score: scored.score,
    unknown: scored.unknown,
    green: scored.green,
    forward: scored.forward,
    reverse: scored.reverse,
    balance: scored.balance,
    penalty: scored.penalty,
    document: narrow(document, presentation.fields) as unknown as Match['document'],
    details: scored.details.map((detail) => ({ ...detail })),
    explanations: scored.explanations.map((explanation) => present(explanation, presentation)),
  };
}

/** A document of a list: nothing was asked, so nothing is proven and everything is unknown. */
export function presentListed(listed: ListedDocument, today: string, fields: readonly string[] | undefined): Match {
  const document = documentOn(listed.document, listed.availableFrom, today);
  return {
    id: listed.id,
    score: 0,
    unknown: 1,
    green: false,
    forward: 0,
    reverse: 0,
    balance: 0,
    penalty: 1,
    document: narrow(document, fields) as unknown as Match['document'],
    details: [],
    explanations: [],
  };
}
