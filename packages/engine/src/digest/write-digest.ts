import type { IndexedDocument } from '@counterpart/search-port';
import { type NumberedDocument, readDocumentInSteps } from '../documents/read-document.ts';
import { emptyVocabulary } from '../vocabulary/vocabulary.ts';
import { VALUE_ASPECTS } from '../vocabulary/value-classes.ts';
import { DigestWriter } from './digest-bytes.ts';

/** The format of digests; in place of one of another the document itself is read. */
export const DIGEST_FORMAT = 1;
/** Properties that a store tells anew each time it hands a document over: who it is and when it was written. */
export const TOLD_PROPERTIES: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt']);

/** Documents after which the vocabulary in use makes room for a new one: what it learned of them is of no use to others. */
const DOCUMENTS = 1000;

/** The vocabulary that documents are numbered by before they are written; a new one for each would cost more than all else. */
let vocabulary = emptyVocabulary();
let numbered = 0;

/** Numbers of a vocabulary as numbers of a digest, in order of first use. */
class OwnNumbers {
  readonly #own = new Map<number, number>();

  of(number: number): number {
    const known = this.#own.get(number);
    if (known !== undefined) return known;
    this.#own.set(number, this.#own.size);
    return this.#own.size - 1;
  }

  /** What stands for each of them, in order. */
  listed<Meaning>(meaningOf: (number: number) => Meaning): readonly Meaning[] {
    return Array.from(this.#own.keys(), meaningOf);
  }
}

function numberedDocument(document: IndexedDocument): NumberedDocument {
  if (numbered === DOCUMENTS) {
    vocabulary = emptyVocabulary();
    numbered = 0;
  }
  numbered += 1;
  // what is said of a document is said by itself alone
  vocabulary.companions.clear();
  const steps = readDocumentInSteps(document, vocabulary);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/**
 * What an index reads of a document, as bytes: the document as numbers, and what they stand for. Made once, where there is time, so
 * that taking a document in reads no JSON and makes hardly an object (a third of the time, measured).
 *
 *   format → texts: concepts, stems, criteria, shape, flags, values → kinds, properties → the document as numbers
 */
export function digestOf(document: IndexedDocument): Uint8Array {
  const properties = Object.fromEntries(
    Object.entries(document.properties).filter(([name]) => !TOLD_PROPERTIES.has(name)),
  );
  const { language, information, shape, flags, classes, evidence, criteria, worked, texts, ...read } = numberedDocument(
    {
      ...document,
      properties,
    },
  );
  const own = {
    concepts: new OwnNumbers(),
    stems: new OwnNumbers(),
    criteria: new OwnNumbers(),
    kinds: new OwnNumbers(),
  };
  const numbers = new DigestWriter();
  numbers.number(language);
  numbers.number(information);
  numbers.numbers(evidence.map((number, i) => (i % 2 === 0 ? own.concepts : own.kinds).of(number)));
  numbers.numbers(criteria.map((number) => own.criteria.of(number >> 1) * 2 + (number & 1)));
  numbers.numbers(worked);
  numbers.number(texts.length);
  for (const { kind, stems } of texts) {
    numbers.number(own.kinds.of(kind));
    numbers.numbers(stems.map((stem) => own.stems.of(stem)));
  }
  const writer = new DigestWriter();
  writer.number(DIGEST_FORMAT);
  writer.texts(own.concepts.listed((number) => vocabulary.concepts.bytesOf(number)));
  writer.numbers(own.concepts.listed((number) => (vocabulary.companions.has(number) ? 1 : 0)));
  writer.texts(own.stems.listed((number) => vocabulary.stems.bytesOf(number)));
  writer.texts(own.criteria.listed((number) => vocabulary.criteria.keys.bytesOf(number)));
  writer.textBytes(vocabulary.shapes.keys.bytesOf(shape));
  writer.textBytes(vocabulary.flags.keys.bytesOf(flags));
  for (const aspect of VALUE_ASPECTS) writer.textBytes(vocabulary.values[aspect].keys.bytesOf(classes[aspect]));
  writer.numbers(own.kinds.listed((number) => vocabulary.kinds.keys[number] ?? 0));
  writeProperties(writer, read.properties);
  writer.bytes(numbers.written());
  return writer.written();
}

/** Name of each property, then 0 and the key of its values, or 1 and its moment. */
function writeProperties(writer: DigestWriter, properties: readonly number[]): void {
  writer.number(properties.length / 2);
  for (let i = 0; i < properties.length; i += 2) {
    const values = vocabulary.properties.values(properties[i] ?? 0);
    const found = properties[i + 1] ?? 0;
    writer.text(values?.name ?? '');
    const time = values?.momentOf(found) ?? null;
    writer.number(time === null ? 0 : 1);
    if (time === null) writer.text(JSON.stringify(values?.values(found) ?? []));
    else writer.double(time);
  }
}
