import type { Ontology } from '@counterpart/ontology';
import type { Parser } from '../../../src/index.ts';
import { findContacts } from '../../../src/without-reader.ts';
import { foundInCv, type Judged, judgeText } from '../ordinary/judge-text.ts';
import type { OrdinaryText } from '../ordinary/ordinary-texts.ts';

/** Fields whose values `judgeText` compares. */
const VALUES: ReadonlySet<string> = new Set([
  'name',
  'home',
  'function',
  'language',
  'licence',
  'hours',
  'contract',
  'wage',
  'available',
  'not',
]);
/** Words that a title, a firm or a study may have beside those that were marked. */
const MOST_MORE = 5;
const LEAST_SHARE = 0.6;

type Parts = readonly (string | null)[];

function wordsOf(part: string): ReadonlySet<string> {
  return new Set(part.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []);
}

/** Whether the words that were marked are read, with a few more at most. */
function agree(marked: string, read: string | null): boolean {
  const [wanted, found] = [wordsOf(marked), wordsOf(read ?? '')];
  const shared = [...wanted].filter((word) => found.has(word)).length;
  return shared > 0 && shared >= wanted.size * LEAST_SHARE && found.size <= wanted.size + MOST_MORE;
}

function judgeEntries(names: readonly string[], marked: readonly Parts[], read: readonly Parts[]): readonly Judged[] {
  const isRight = (at: number, wanted: string | null, found: string | null): boolean =>
    at < 2 ? wanted !== null && agree(wanted, found) : wanted === found;
  const likeness = (wanted: Parts, found: Parts): number =>
    wanted.filter((part, at) => part !== null && isRight(at, part, found[at] ?? null)).length;
  const pairs = marked
    .flatMap((wanted, at) => read.map((found, other) => ({ at, other, score: likeness(wanted, found) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const partner = new Map<number, number>();
  for (const { at, other } of pairs)
    if (!partner.has(at) && ![...partner.values()].includes(other)) partner.set(at, other);
  const judged: Judged[] = [];
  const judge = (wanted: Parts | undefined, found: Parts | undefined): void => {
    for (const [at, field] of names.entries()) {
      const [mark, value] = [wanted?.[at] ?? null, found?.[at] ?? null];
      // a mark of "-" for a name judges nothing
      if (wanted !== undefined && mark === null && at < 2) continue;
      if (mark !== null && isRight(at, mark, value)) judged.push({ field, fault: 'right', what: mark });
      else {
        if (mark !== null) judged.push({ field, fault: 'missed', what: mark });
        if (value !== null) judged.push({ field, fault: 'wrong', what: value });
      }
    }
  };
  for (const [at, wanted] of marked.entries()) judge(wanted, read[partner.get(at) ?? -1]);
  for (const [at, found] of read.entries()) if (![...partner.values()].includes(at)) judge(undefined, found);
  return judged;
}

function partsOf(line: string): Parts {
  return line.split(' | ').map((part) => (part.trim() === '-' ? null : part.trim()));
}

/** All that was read right, wrong or missed of a CV. */
export function judgePerson(parser: Parser, ontology: Ontology, cv: OrdinaryText): readonly Judged[] {
  const { fields, text, language, name } = cv;
  const values = new Map([...fields].filter(([field]) => VALUES.has(field)));
  const judged: Judged[] = [...judgeText({ ...cv, fields: values }, foundInCv(parser, ontology, cv))];
  const { email, phone } = findContacts(text);
  const same = (field: string, mark: string, read: string | null): void => {
    if (mark === read) judged.push({ field, fault: 'right', what: mark });
    else judged.push({ field, fault: 'missed', what: mark }, ...wrong(field, read));
  };
  const wrong = (field: string, what: string | null): readonly Judged[] =>
    what === null ? [] : [{ field, fault: 'wrong', what }];
  same('email', fields.get('email')?.[0] ?? '', email);
  same('phone', fields.get('phone')?.[0]?.replaceAll(/\D/g, '') ?? '', phone?.replaceAll(/\D/g, '') ?? null);
  const { workExperiences, educations } = parser.parseCv({ text, language });
  judged.push(
    ...judgeEntries(
      ['title', 'company', 'job from', 'job to'],
      (fields.get('job') ?? []).map(partsOf),
      workExperiences.map(({ title, company, dateFrom, dateTo }) => [
        title,
        company,
        dateFrom,
        dateTo ?? (dateFrom === null ? null : 'present'),
      ]),
    ),
    ...judgeEntries(
      ['study', 'institute', 'study from', 'study to'],
      (fields.get('study') ?? []).map(partsOf),
      educations.map(({ degree, field, institute, dateFrom, dateTo }) => [
        degree === null && field === null ? null : `${degree ?? ''} ${field ?? ''}`.trim(),
        institute,
        dateFrom,
        dateTo ?? (dateFrom === null ? null : 'present'),
      ]),
    ),
  );
  const { enrichment } = parser.enrich('CANDIDATE', { id: 'c', language, cvText: text }, { today: '2026-11-25' });
  const evidence = enrichment.evidence.filter(({ field }) => field === 'cvText');
  const itemsOf = (field: string): readonly string[] =>
    (fields.get(field) ?? [])
      .flatMap((line) => line.split(';'))
      .map((item) => item.trim())
      .filter((item) => item !== '' && item !== '-');
  for (const [field, type] of [
    ['skills', 'SKILL'],
    ['soft', 'SOFT_SKILL'],
  ] as const)
    for (const item of itemsOf(field)) {
      const [words = '', year] = item.replace(/\/$/, '').toLowerCase().split('@');
      const at = text.toLowerCase().indexOf(words);
      if (at < 0) throw new Error(`${name}: no "${words}" in the text`);
      const hits = evidence.filter(
        ({ conceptType, start, end }) =>
          conceptType === type && placesOf(text, words).some((place) => start < place + words.length && place < end),
      );
      if (hits.length === 0 && item.endsWith('/')) continue;
      judged.push({ field, fault: hits.length === 0 ? 'missed' : 'right', what: item });
      if (hits.length === 0 || year === undefined) continue;
      const isYear = hits.some(({ endYear }) => String(endYear ?? 'now') === (year === '' ? 'now' : year));
      judged.push({
        field: 'year of skill',
        fault: isYear ? 'right' : 'wrong',
        what: `${item} as ${hits[0]?.endYear}`,
      });
    }
  return judged;
}

function placesOf(text: string, words: string): readonly number[] {
  const places: number[] = [];
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(words); at >= 0; at = lower.indexOf(words, at + 1)) places.push(at);
  return places;
}
