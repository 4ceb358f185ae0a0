import {
  type Language,
  LANGUAGES,
  type ResolvedAspect,
  type ResolvedConceptItem,
  type ResolvedProfile,
} from '@counterpart/domain';

type ConceptAspect = Extract<ResolvedAspect, { readonly kind: 'concepts' }>;
type Words = ResolvedConceptItem['words'];

/** An item of a list of concepts as it is kept; what is usual is left out. */
interface PackedItem {
  readonly id: string;
  readonly label: string;
  /** Left out where it is 1. */
  readonly weight?: number;
  /** 1 is required, 2 parsed, 3 both; left out for neither. */
  readonly is?: number;
  /** Left out where it is the label in lower case. */
  readonly key?: string;
  /** Concepts, one a line: no id holds a line break. Left out for none. */
  readonly c?: string;
  /** Stems in the languages of LANGUAGES, one a line; 0 where they are those of the first. Left out where there are none. */
  readonly w?: readonly (string | 0)[];
  /** Left out for none. */
  readonly level?: ResolvedConceptItem['level'];
}

type PackedAspect =
  | Exclude<ResolvedAspect, ConceptAspect>
  | (Omit<ConceptAspect, 'kind' | 'items'> & { readonly kind: 'packed'; readonly items: readonly PackedItem[] });

/** A profile as it is kept: two fifths of its plain JSON. */
export interface PackedProfile {
  readonly language: Language;
  readonly aspects: Readonly<Record<string, PackedAspect>>;
}

function packItem(item: ResolvedConceptItem): PackedItem {
  const { id, label, weight, required, parsed, key, concepts, words, level } = item;
  const lines = LANGUAGES.map((language) => words[language].join('\n'));
  const is = (required ? 1 : 0) + (parsed ? 2 : 0);
  return {
    id,
    label,
    ...(weight === 1 ? {} : { weight }),
    ...(is === 0 ? {} : { is }),
    ...(key === label.toLowerCase() ? {} : { key }),
    ...(concepts.length === 0 ? {} : { c: concepts.join('\n') }),
    ...(lines.every((line) => line === '')
      ? {}
      : { w: lines.map((line, i) => (i > 0 && line === lines[0] ? 0 : line)) }),
    ...(level === null ? {} : { level }),
  };
}

const NO_WORDS: Words = { DUT: [], FRE: [], ENG: [], ITA: [] };

function unpackWords(lines: NonNullable<PackedItem['w']>): Words {
  const first = stemsOf(lines[0]);
  // filled in one by one: entries and their object cost a third of reading a document
  const words: Record<string, readonly string[]> = {};
  for (const [i, language] of LANGUAGES.entries()) {
    words[language] = i > 0 && lines[i] === 0 ? first : stemsOf(lines[i]);
  }
  return words as Words;
}

function stemsOf(line: string | 0 | undefined): readonly string[] {
  return line === undefined || line === 0 || line === '' ? [] : line.split('\n');
}

function unpackItem({ id, label, weight = 1, is = 0, key, c, w, level = null }: PackedItem): ResolvedConceptItem {
  return {
    id,
    label,
    weight,
    required: is % 2 === 1,
    parsed: is >= 2,
    key: key ?? label.toLowerCase(),
    concepts: c === undefined ? [] : c.split('\n'),
    words: w === undefined ? NO_WORDS : unpackWords(w),
    level,
  };
}

/** Writes a profile so that it is short and quickly read. */
export function packProfile({ language, aspects }: ResolvedProfile): PackedProfile {
  const packed = Object.entries(aspects).map(([name, aspect]): [string, PackedAspect] => [
    name,
    aspect.kind === 'concepts' ? { ...aspect, kind: 'packed', items: aspect.items.map(packItem) } : aspect,
  ]);
  return { language, aspects: Object.fromEntries(packed) };
}

/** Reads what packProfile wrote. */
export function unpackProfile({ language, aspects }: PackedProfile): ResolvedProfile {
  const plain = Object.entries(aspects).map(([name, aspect]): [string, ResolvedAspect] => [
    name,
    aspect.kind === 'packed' ? { ...aspect, kind: 'concepts', items: aspect.items.map(unpackItem) } : aspect,
  ]);
  return { language, aspects: Object.fromEntries(plain) };
}
