import {
  type ConceptEvidence,
  type ConceptType,
  type Enrichment,
  type EvidenceSource,
  LANGUAGE_LEVELS,
  type StemmedText,
  type TextSource,
} from '@counterpart/domain';

/** Numbers per piece of evidence: concept, source, field, start, length, end year + 1 (0 is none), level + 1 (0 is none). */
const COLUMNS = 7;

interface PackedText {
  readonly s: TextSource;
  readonly f: string;
  readonly y: number | null;
  /** Stems, one a line: no stem holds a line break. */
  readonly w: string;
  /** Gap before each stem and its length, in turns. */
  readonly o: readonly number[];
}

/** An enrichment as it is kept: evidence and offsets as numbers over dictionaries, a third of the plain JSON (measured). */
interface PackedEnrichment extends Omit<Enrichment, 'evidence' | 'texts'> {
  /** Version of this form. */
  readonly v: 1;
  readonly c: readonly (readonly [string, ConceptType])[];
  readonly s: readonly EvidenceSource[];
  readonly f: readonly string[];
  readonly e: readonly number[];
  readonly t: readonly PackedText[];
}

class Dictionary<Entry> {
  readonly entries: Entry[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(key: string, entry: Entry): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.entries.length);
    return this.entries.push(entry) - 1;
  }
}

function packText({ source, field, endYear, stems, starts, ends }: StemmedText): PackedText {
  const offsets: number[] = [];
  let before = 0;
  for (let i = 0; i < stems.length; i += 1) {
    const start = starts[i] ?? 0;
    const end = ends[i] ?? start;
    offsets.push(start - before, end - start);
    before = end;
  }
  return { s: source, f: field, y: endYear, w: stems.join('\n'), o: offsets };
}

function unpackText({ s, f, y, w, o }: PackedText): StemmedText {
  const stems = o.length === 0 ? [] : w.split('\n');
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (let i = 0; i < o.length; i += 2) {
    at += o[i] ?? 0;
    starts.push(at);
    at += o[i + 1] ?? 0;
    ends.push(at);
  }
  return { source: s, field: f, endYear: y, stems, starts, ends };
}

/** Writes an enrichment as compact JSON. */
export function encodeEnrichment({ evidence, texts, ...rest }: Enrichment): string {
  const concepts = new Dictionary<readonly [string, ConceptType]>();
  const sources = new Dictionary<EvidenceSource>();
  const fields = new Dictionary<string>();
  const rows: number[] = [];
  for (const { conceptId, conceptType, source, field, start, end, endYear, level } of evidence) {
    rows.push(
      concepts.numberOf(conceptId, [conceptId, conceptType]),
      sources.numberOf(source, source),
      fields.numberOf(field, field),
      start,
      end - start,
      endYear === null ? 0 : endYear + 1,
      level === null ? 0 : LANGUAGE_LEVELS.indexOf(level) + 1,
    );
  }
  const packed: PackedEnrichment = {
    ...rest,
    v: 1,
    c: concepts.entries,
    s: sources.entries,
    f: fields.entries,
    e: rows,
    t: texts.map(packText),
  };
  return JSON.stringify(packed);
}

function unpackEvidence({ c, s, f, e }: PackedEnrichment): readonly ConceptEvidence[] {
  const evidence: ConceptEvidence[] = [];
  for (let at = 0; at < e.length; at += COLUMNS) {
    const [concept = 0, source = 0, field = 0, start = 0, length = 0, year = 0, level = 0] = e.slice(at, at + COLUMNS);
    const named = c[concept];
    const from = s[source];
    if (named === undefined || from === undefined) continue;
    evidence.push({
      conceptId: named[0],
      conceptType: named[1],
      source: from,
      field: f[field] ?? '',
      start,
      end: start + length,
      endYear: year === 0 ? null : year - 1,
      level: level === 0 ? null : (LANGUAGE_LEVELS[level - 1] ?? null),
    });
  }
  return evidence;
}

/** Reads what encodeEnrichment wrote. */
export function decodeEnrichment(text: string): Enrichment {
  const packed = JSON.parse(text) as PackedEnrichment;
  const { v: _version, c: _concepts, s: _sources, f: _fields, e: _evidence, t, ...rest } = packed;
  return { ...rest, evidence: unpackEvidence(packed), texts: t.map(unpackText) };
}
