import {
  type ConceptEvidence,
  type ConceptType,
  type Enrichment,
  type EvidenceSource,
  LANGUAGE_LEVELS,
  type StemmedText,
  type TextSource,
} from '@counterpart/domain';
import type { EncodedEnrichment } from '../../document-store.ts';
import type { StoredContent } from '../../stored-row.ts';
import { contentText, packContent } from './packed-content.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';
import { type PackedProfile, packProfile, unpackProfile } from './packed-profile.ts';

/** Numbers per piece of evidence: concept, source, field, start, length, end year + 1 (0 is none), level + 1 (0 is none). */
const COLUMNS = 7;

interface PackedText {
  readonly s: TextSource;
  readonly f: string;
  readonly y: number | null;
  /** Stems, one a line: no stem holds a line break. */
  readonly w: string;
  /** Gap before each stem and its length, in turns, by packNumbers; a list of numbers in version 1. */
  readonly o: string | readonly number[];
}

/** An enrichment as it is kept: evidence and offsets as numbers over dictionaries, a quarter of the plain JSON (measured). */
interface PackedEnrichment extends Omit<Enrichment, 'profile' | 'evidence' | 'texts'> {
  /** Version of this form; what version 1 wrote is read as well. */
  readonly v: 1 | 2;
  readonly profile: PackedProfile;
  readonly c: readonly (readonly [string, ConceptType])[];
  readonly s: readonly EvidenceSource[];
  readonly f: readonly string[];
  /** Rows of COLUMNS, by packNumbers; a list of numbers in version 1. */
  readonly e: string | readonly number[];
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
  return { s: source, f: field, y: endYear, w: stems.join('\n'), o: packNumbers(offsets) };
}

function numbersOf(packed: string | readonly number[]): readonly number[] {
  return typeof packed === 'string' ? unpackNumbers(packed) : packed;
}

interface Offsets {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function unpackOffsets(packed: PackedText['o']): Offsets {
  const offsets = numbersOf(packed);
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (let i = 0; i < offsets.length; i += 2) {
    at += offsets[i] ?? 0;
    starts.push(at);
    at += offsets[i + 1] ?? 0;
    ends.push(at);
  }
  return { starts, ends };
}

/** Stems and offsets are read when somebody asks for them: only keywords do, and a long text has tens of thousands. */
function unpackText({ s, f, y, w, o }: PackedText): StemmedText {
  let stems: readonly string[] | undefined;
  let offsets: Offsets | undefined;
  return {
    source: s,
    field: f,
    endYear: y,
    get stems() {
      return (stems ??= o.length === 0 ? [] : w.split('\n'));
    },
    get starts() {
      return (offsets ??= unpackOffsets(o)).starts;
    },
    get ends() {
      return (offsets ??= unpackOffsets(o)).ends;
    },
  };
}

/** Writes an enrichment as compact JSON, packed. */
export function encodeEnrichment({ profile, evidence, texts, ...rest }: Enrichment): Uint8Array {
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
    v: 2,
    profile: packProfile(profile),
    c: concepts.entries,
    s: sources.entries,
    f: fields.entries,
    e: packNumbers(rows),
    t: texts.map(packText),
  };
  return packContent(JSON.stringify(packed));
}

/** The content under which an enrichment is stored. */
export function enrichmentContent(enrichment: Enrichment | EncodedEnrichment): Uint8Array {
  return 'content' in enrichment ? enrichment.content : encodeEnrichment(enrichment);
}

/** Whether the texts of an enrichment that is stored were not read; within a text of JSON these signs cannot stand so. */
export function isUnreadContent(content: StoredContent): boolean {
  try {
    return contentText(content).includes('"isUnread":true');
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function unpackEvidence({ c, s, f, e: packed }: PackedEnrichment): readonly ConceptEvidence[] {
  const e = numbersOf(packed);
  const evidence: ConceptEvidence[] = [];
  // by index, not cut into rows: a long text has tens of thousands, and the event loop waits for them
  for (let at = 0; at < e.length; at += COLUMNS) {
    const named = c[e[at] ?? 0];
    const from = s[e[at + 1] ?? 0];
    if (named === undefined || from === undefined) continue;
    const start = e[at + 3] ?? 0;
    const year = e[at + 5] ?? 0;
    const level = e[at + 6] ?? 0;
    evidence.push({
      conceptId: named[0],
      conceptType: named[1],
      source: from,
      field: f[e[at + 2] ?? 0] ?? '',
      start,
      end: start + (e[at + 4] ?? 0),
      endYear: year === 0 ? null : year - 1,
      level: level === 0 ? null : (LANGUAGE_LEVELS[level - 1] ?? null),
    });
  }
  return evidence;
}

/** Reads what encodeEnrichment wrote. */
export function decodeEnrichment(content: StoredContent): Enrichment {
  const packed = JSON.parse(contentText(content)) as PackedEnrichment;
  const { v: _version, c: _concepts, s: _sources, f: _fields, e: _evidence, t, profile, ...rest } = packed;
  return { ...rest, profile: unpackProfile(profile), evidence: unpackEvidence(packed), texts: t.map(unpackText) };
}
