import { ASPECT_NAMES, type Enrichment, LANGUAGES, type MonthSpan, type ResolvedProfile } from '@counterpart/domain';
import { nonEmptyAspect } from '@counterpart/scoring';
import type { IndexedDocument } from '@counterpart/search-port';
import { outlinedAspect, type OutlinedAspect } from '../vocabulary/profile-shapes.ts';
import { type TimelessFacts, timelessFacts } from '../vocabulary/stored-facts.ts';
import { storedCriteria } from '../vocabulary/stored-criteria.ts';
import { type ValueAspect, VALUE_ASPECTS } from '../vocabulary/value-classes.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { HAS_TEXT } from './document-columns.ts';
import { strongestEvidence } from './strongest-evidence.ts';

/** Stems that are numbered between two moments at which others may go first: some tenths of a millisecond. */
const STRETCH = 2048;

/** One text as numbers. */
export interface NumberedText {
  readonly kind: number;
  readonly stems: readonly number[];
}

/** A document as numbers of a vocabulary. */
export interface NumberedDocument {
  readonly change: number;
  readonly language: number;
  readonly information: number;
  readonly shape: number;
  readonly flags: number;
  readonly classes: Readonly<Record<ValueAspect, number>>;
  /** Concept and kind, in turns. */
  readonly evidence: readonly number[];
  readonly criteria: readonly number[];
  readonly worked: readonly number[];
  readonly texts: readonly NumberedText[];
  /** Which properties it has. */
  readonly layout: number;
  /** Property and class, in turns. */
  readonly properties: readonly number[];
}

function numberedProfile(profile: ResolvedProfile, facts: TimelessFacts, { criteria, shapes, flags }: Vocabulary) {
  const outlines: OutlinedAspect[] = [];
  const numbers: number[] = [];
  for (const name of ASPECT_NAMES) {
    const aspect = nonEmptyAspect(profile, name);
    if (aspect === null) continue;
    const outline = outlinedAspect(name, aspect, numbers.length);
    outlines.push(outline);
    const asked = storedCriteria(name, aspect, facts);
    for (const i of outline.order) {
      const criterion = asked[i];
      if (criterion === undefined) continue;
      const isOwnLabel = aspect.kind === 'concepts' && (aspect.items[i]?.parsed !== true || name === 'languages');
      numbers.push(criteria.numberOf(criterion) * 2 + (isOwnLabel ? 1 : 0));
    }
  }
  return {
    shape: shapes.numberOf(outlines.map(({ shape }) => shape)),
    flags: flags.numberOf(outlines.flatMap((outline) => outline.flags ?? [])),
    criteria: numbers,
  };
}

function numberedSpans(worked: readonly MonthSpan[]): readonly number[] {
  return worked.flatMap(({ from, to }) => [Math.max(0, from), to === null ? 0 : Math.max(0, to) + 1]);
}

function numberedProperties(
  id: string,
  properties: IndexedDocument['properties'],
  names: readonly number[],
  vocabulary: Vocabulary,
): readonly number[] {
  const numbers: number[] = [];
  for (const name of names) numbers.push(name, vocabulary.properties.values(name)?.numberOf(properties, id) ?? 0);
  return numbers;
}

function* numberedTexts(
  texts: Enrichment['texts'],
  { kinds, stems }: Vocabulary,
): Generator<undefined, NumberedText[]> {
  const numbered: NumberedText[] = [];
  for (const text of texts) {
    const numbers: number[] = [];
    for (const stem of text.stems) {
      numbers.push(stems.intern(stem));
      if (numbers.length % STRETCH === 0) yield;
    }
    numbered.push({ kind: kinds.numberOf(text.source, null, text.endYear), stems: numbers });
  }
  return numbered;
}

/** Turns a document into numbers, a piece at a time, and learns what is new in it. */
export function* readDocumentInSteps(
  { id, enrichment, properties, change = 0 }: IndexedDocument,
  vocabulary: Vocabulary,
): Generator<undefined, NumberedDocument> {
  const { profile, evidence, worked, language } = enrichment;
  const texts = yield* numberedTexts(enrichment.texts, vocabulary);
  const facts = timelessFacts(enrichment);
  const classes = {} as Record<ValueAspect, number>;
  for (const aspect of VALUE_ASPECTS) classes[aspect] = vocabulary.values[aspect].numberOf(facts);
  const names = Object.keys(properties).map((name) => vocabulary.properties.numberOf(name));
  return {
    change,
    language: LANGUAGES.indexOf(language),
    information: facts.hasInformation | (facts.hasText ? HAS_TEXT : 0),
    ...numberedProfile(profile, facts, vocabulary),
    classes,
    evidence: strongestEvidence(evidence, vocabulary),
    worked: numberedSpans(worked),
    texts,
    layout: vocabulary.properties.layoutOf(names),
    properties: numberedProperties(id, properties, names, vocabulary),
  };
}
