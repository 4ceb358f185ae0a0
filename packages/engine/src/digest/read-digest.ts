import type { DigestedDocument } from '@counterpart/search-port';
import type { Interner } from '../columns/interner.ts';
import type { NumberedDocument, NumberedText } from '../documents/read-document.ts';
import { VALUE_ASPECTS, type ValueAspect } from '../vocabulary/value-classes.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { DigestReader } from './digest-bytes.ts';
import { DIGEST_FORMAT } from './write-digest.ts';

/** Texts that are numbered between two moments at which others may go first: some tenths of a millisecond. */
const STRETCH = 2048;

/** The numbers that a table of the index has for the texts that follow. */
function* internTexts(reader: DigestReader, texts: Pick<Interner, 'internRun'>): Generator<undefined, number[]> {
  const lengths = reader.numbers();
  if (lengths.length <= STRETCH) return texts.internRun(reader.bytes, reader.past(sumOf(lengths)), lengths);
  const numbers: number[] = [];
  for (let from = 0; from < lengths.length; from += STRETCH) {
    const some = lengths.slice(from, from + STRETCH);
    for (const number of texts.internRun(reader.bytes, reader.past(sumOf(some)), some)) numbers.push(number);
    yield;
  }
  return numbers;
}

function sumOf(lengths: readonly number[]): number {
  let sum = 0;
  for (const length of lengths) sum += length;
  return sum;
}

/** Number of the text that follows. */
function internText(reader: DigestReader, texts: Pick<Interner, 'internBytes'>): number {
  const length = reader.number();
  const start = reader.past(length);
  return texts.internBytes(reader.bytes, start, start + length);
}

/** Replaces the numbers at `first`, `first + 2`, … by those of a table. */
function translate(numbers: number[], first: number, table: readonly number[]): void {
  for (let i = first; i < numbers.length; i += 2) numbers[i] = table[numbers[i] ?? 0] ?? 0;
}

/** The properties of a document and their layout: those of the digest, then what the store tells. */
function propertiesIn(reader: DigestReader, { id, told }: DigestedDocument, { properties }: Vocabulary) {
  const count = reader.number();
  const numbers: number[] = [];
  const found: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const property = internText(reader, properties);
    const values = properties.values(property);
    const isMoment = reader.number() === 1;
    if (values === undefined) throw new RangeError('a digest names a property that has no table');
    numbers.push(property);
    found.push(
      property,
      isMoment ? values.numberOfMoment(reader.double()) : values.classOfKey(internText(reader, values.keys)),
    );
  }
  const own = { ...told, id };
  for (const name of Object.keys(own)) {
    const property = properties.numberOf(name);
    numbers.push(property);
    found.push(property, properties.values(property)?.numberOf(own, id) ?? 0);
  }
  return { layout: properties.layoutOf(numbers), properties: found };
}

/**
 * Turns a digest into a document as numbers of the vocabulary of an index, a piece at a time: each text of the digest is looked up
 * once, and its numbers are exchanged for those of the index. Throws a RangeError for bytes that are no digest of this format.
 */
export function* readDigestInSteps(
  document: DigestedDocument,
  vocabulary: Vocabulary,
): Generator<undefined, NumberedDocument> {
  const reader = new DigestReader(document.digest);
  if (reader.number() !== DIGEST_FORMAT) throw new RangeError(`the digest of ${document.id} has another format`);
  const concepts = yield* internTexts(reader, vocabulary.concepts);
  for (const [own, isCompanion] of reader.numbers().entries()) {
    const concept = concepts[own] ?? 0;
    if (isCompanion === 1) vocabulary.companions.add(concept);
  }
  const stems = yield* internTexts(reader, vocabulary.stems);
  const asked = yield* internTexts(reader, vocabulary.criteria.keys);
  yield* vocabulary.criteria.learnInSteps();
  const shape = internText(reader, vocabulary.shapes.keys);
  vocabulary.shapes.learnAll();
  const flags = internText(reader, vocabulary.flags.keys);
  vocabulary.flags.learnAll();
  const classes = {} as Record<ValueAspect, number>;
  for (const aspect of VALUE_ASPECTS) classes[aspect] = internText(reader, vocabulary.values[aspect].keys);
  const kinds = reader.numbers().map((key) => vocabulary.kinds.restore(key));
  const { layout, properties } = propertiesIn(reader, document, vocabulary);
  const [language, information] = [reader.number(), reader.number()];
  const evidence = reader.numbers();
  translate(evidence, 0, concepts);
  translate(evidence, 1, kinds);
  const criteria = reader.numbers();
  for (let i = 0; i < criteria.length; i += 1) {
    const own = criteria[i] ?? 0;
    criteria[i] = (asked[own >> 1] ?? 0) * 2 + (own & 1);
  }
  const worked = reader.numbers();
  const texts: NumberedText[] = [];
  for (let left = reader.number(); left > 0; left -= 1) {
    const kind = kinds[reader.number()] ?? 0;
    const inOrder = reader.numbers();
    for (let i = 0; i < inOrder.length; i += 1) inOrder[i] = stems[inOrder[i] ?? 0] ?? 0;
    texts.push({ kind, stems: inOrder });
    yield;
  }
  const { change } = document;
  return {
    change,
    language,
    information,
    shape,
    flags,
    classes,
    evidence,
    criteria,
    worked,
    texts,
    layout,
    properties,
  };
}
