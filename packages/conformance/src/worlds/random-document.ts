import { type Enrichment, LANGUAGE_LEVELS, LANGUAGES, type ProfileKind, TEXT_SOURCES } from '@counterpart/domain';
import type { DocumentProperties, IndexedDocument } from '@counterpart/search-port';
import * as fc from 'fast-check';
import type { LinkedConcepts } from './link-expander.ts';
import { CONCEPT_IDS, WORDS } from './random-concepts.ts';
import { saidAspects } from './random-profile.ts';
import { enrichment, read, text } from './resolved-builders.ts';

/** Ids whose order by UTF-16 units is not their order by code point, and ids that are prefixes of others. */
export const DOCUMENT_IDS: readonly string[] = [
  'a',
  'a-',
  'a1',
  'a10',
  'a2',
  'b',
  'B',
  'é',
  '\u{ff21}',
  '\u{1f600}',
  'z',
  '0',
  '00',
  '9',
];

const month = fc.integer({ min: 2005 * 12, max: 2028 * 12 });
const source = fc.constantFrom(...TEXT_SOURCES);
const year = fc.option(fc.constantFrom(1700, 1990, 2016, 2025, 2026, 2031));

/** The text of a property, as filters meet it: with accents, capitals, characters that patterns treat as special. */
export const PROPERTY_TEXTS: readonly string[] = [
  'Gent',
  'GENT',
  'Gentbrugge',
  'Sint-Niklaas',
  'Liège',
  'Café de la Gare',
  'a.*b (50%)',
  '',
  '  ',
];

const properties: fc.Arbitrary<DocumentProperties> = fc.record(
  {
    city: fc.oneof(fc.constantFrom(...PROPERTY_TEXTS), fc.array(fc.constantFrom(...PROPERTY_TEXTS), { maxLength: 3 })),
    status: fc.constantFrom('active', 'closed', 'draft', null, true),
    score2: fc.constantFrom(0, 1, 2.5, 10, '10', '3', 'many', -4, { not: 'a value' }),
    born: fc.constantFrom('1999-06-15', '2000-02-29', '2001', '1960-12', '2026-06-14', '2026-02-31', 'unknown'),
    createdAt: fc.constantFrom('2026-06-10T10:00:00Z', '2026-06-15T00:00:00Z', '2025-06-15', '2026-07-01T23:59:59Z'),
  },
  { requiredKeys: [] },
);

function evidenceIn(known: LinkedConcepts) {
  return fc
    .record({
      concept: fc.constantFrom(...CONCEPT_IDS),
      source,
      start: fc.nat({ max: 50 }),
      year,
      level: fc.option(fc.constantFrom(...LANGUAGE_LEVELS)),
    })
    .map(({ concept, source: where, start, year: endYear, level }) =>
      read(known, concept, where, { start, level, endYear: where === 'WORK_EXPERIENCES' ? endYear : null }),
    );
}

/** A stored document of a kind. */
export function enrichments(known: LinkedConcepts, kind: ProfileKind, id: string): fc.Arbitrary<Enrichment> {
  const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((list) => list.join(' '));
  return fc
    .record({
      language: fc.constantFrom(...LANGUAGES),
      said: saidAspects,
      evidence: fc.array(evidenceIn(known), { maxLength: 8 }),
      texts: fc.array(fc.tuple(source, words, year), { maxLength: 3 }),
      worked: fc.array(fc.tuple(month, fc.option(fc.nat({ max: 80 }))), { maxLength: 3 }),
      availableFrom: fc.option(fc.constantFrom('2026-06-01', '2026-06-15', '2026-06-20', '2026-08-01')),
    })
    .map(({ language, said, evidence, texts, worked, availableFrom }) =>
      enrichment(known, kind, id, said, {
        language,
        evidence,
        texts: texts.map(([where, line, endYear]) =>
          text(where, line, language, where === 'WORK_EXPERIENCES' ? endYear : null),
        ),
        worked: worked.map(([from, length]) => ({ from, to: length === null ? null : from + length })),
        availableFrom,
      }),
    );
}

/** A document as an index takes it in; some are the same as another but for their id, so that scores tie. */
export function indexedDocuments(known: LinkedConcepts, kind: ProfileKind): fc.Arbitrary<readonly IndexedDocument[]> {
  return fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...DOCUMENT_IDS), { minLength: 1, maxLength: DOCUMENT_IDS.length, size: 'max' }),
      fc.array(fc.tuple(enrichments(known, kind, 'any'), properties), { minLength: 8, maxLength: 8 }),
    )
    .map(([ids, parts]) =>
      ids.flatMap((id, i) => {
        const part = parts[i % parts.length];
        return part === undefined ? [] : [{ id, enrichment: { ...part[0], id }, properties: { ...part[1], id } }];
      }),
    );
}
