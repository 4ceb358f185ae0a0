import type { Token } from '../../tokens/text-tokens.ts';
import type { CvLine } from '../layout/cv-line.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import { type ClassifiedSegment, type EntryKind, type HeaderFacts, scoreSegments } from './classify-segments.ts';
import type { Classification } from './choose-segments.ts';
import { segmentsOf } from './header/header-segments.ts';

const LONGEST_HEADER = 110;

const MOST_HEADER_WORDS = 14;
const MOST_NAME_WORDS = 7;
const MOST_TITLE_WORDS = 5;
/** A classification this clear needs no further line. */
export const SURE = 2.5;

const CONTACT = /\S@\S+\.\S|https?:|www\.|\d{6}/;

/** Whether a line is short and no sentence. */
export function isHeaderLike(plain: string, tokens: readonly Token[], line: CvLine): boolean {
  const length = line.end - line.start;
  if (length > LONGEST_HEADER || line.to - line.from > MOST_HEADER_WORDS) return false;
  if (CONTACT.test(plain.slice(line.start, line.end))) return false;
  const last = plain.charAt(line.end - 1);
  // "B.V." and "Ltd." end a firm, not a sentence
  if (/[.:!?;,]/.test(last) && !CV_WORDS.companyWords.has(tokens[line.to - 1]?.key ?? '')) {
    if (last !== '.' || (tokens[line.to - 1]?.key.length ?? 0) > 3) return false;
  }
  return (plain.slice(line.start, line.end).match(/,/g)?.length ?? 0) <= 3;
}

/**
 * "Koerier Zwaluwe, Almere (2019 - 2022)" and below it "Buschauffeur": a name with its town is the firm, whatever it
 * means.
 */
export function isTitleBelowFirm(
  facts: HeaderFacts,
  kind: EntryKind,
  line: CvLine,
  {
    segments,
    classification: { title, place },
  }: { readonly segments: readonly ClassifiedSegment[]; readonly classification: Classification },
): boolean {
  if (kind !== 'experience' || title === null || place !== null || line.to - line.from > MOST_TITLE_WORDS) return false;
  if (segments[segments.indexOf(title) + 1]?.isTown !== true) return false;
  const [only, ...others] = scoreSegments(
    facts,
    kind,
    segmentsOf(facts.plain, facts.tokens, [{ from: line.from, to: line.to, label: null }], null),
  );
  return others.length === 0 && (only?.titleScore ?? 0) > 0;
}

/** "Bachelor of Arts, Visual Communication": what follows a degree on its line may be its field and no school. */
function mayBeField({ title, place }: Classification): boolean {
  if (title === null || place === null || title.titleScore < SURE) return false;
  return !place.isFirst && place.group === title.group && place.titleScore > -SURE;
}

/** Whether a classification with a further line tells more of the title and the employer or school than without. */
export function isBetter(before: Classification, after: Classification, kind: EntryKind): boolean {
  const count = ({ title, place }: Classification): number => (title === null ? 0 : 1) + (place === null ? 0 : 1);
  if (before.place === null && after.place !== null) return true;
  if (count(after) > count(before) || after.margin > before.margin + SURE) return true;
  if (kind === 'education' && mayBeField(before) && after.place?.isFirst === true) return true;
  // "Works, Ukraine" and below it the title: what begins a line is more than the end of another
  return before.title?.isFirst === false && after.title?.isFirst === true;
}

/** Whether a line below the dates still tells who and where. */
export function goesOn(
  facts: HeaderFacts,
  kind: EntryKind,
  line: CvLine,
  {
    segments,
    classification: { title, place, margin },
  }: { readonly segments: readonly ClassifiedSegment[]; readonly classification: Classification },
): boolean {
  const { plain, tokens } = facts;
  if (line.isAfterBlank && segments.length > 0) return false;
  if (!isHeaderLike(plain, tokens, line)) return false;
  if (title === null && place === null) return true;
  if (isTitleBelowFirm(facts, kind, line, { segments, classification: { title, place, margin } })) return true;
  const more = scoreSegments(
    facts,
    kind,
    segmentsOf(plain, tokens, [{ from: line.from, to: line.to, label: null }], null, kind === 'education'),
  );
  const [head] = more;
  if (head === undefined) return false;
  const isName =
    line.to - line.from <= MOST_NAME_WORDS && /^[\p{Lu}\p{N}'’"]/u.test(plain.slice(line.start, line.start + 1));
  // "zorgkundige (7de jaar), getuigschrift" below the school
  if (title === null) return more.some(({ titleScore }) => titleScore > 0) || (isName && head.titleScore > -1);
  if (kind === 'education' && isName && head.titleScore <= 0 && mayBeField({ title, place, margin })) return true;
  const isMiddle = title.titleScore <= 0 && !title.isFirst;
  if (place !== null && margin >= SURE && title.titleScore > 0 && place.titleScore <= -1) return false;
  // a title and something that may be an employer: only a clear employer or a clear title says more
  if (place !== null && isMiddle && isName && head.titleScore > -1) return true;
  if (place !== null)
    return place.titleScore > -1 && (head.titleScore <= -SURE || (title.titleScore <= 0 && head.titleScore >= SURE));
  // "Accountants Boterdaele, Antwerpen (2019 - 2022)" and below it a title: what looked like one was the firm
  if (head.titleScore >= SURE && more.length === 1 && line.to - line.from <= MOST_TITLE_WORDS) return true;
  if (head.titleScore <= -1) return isName || head.titleScore <= -SURE;
  if (title.titleScore <= 0 && head.titleScore >= SURE) return true;
  return (
    head.titleScore <= 0 &&
    isName &&
    (line.to - line.from <= 2 || more.some(({ isTown }) => isTown) || isCapitalised(plain, line))
  );
}

function isCapitalised(plain: string, line: CvLine): boolean {
  const words = plain
    .slice(line.start, line.end)
    .split(/\s+/)
    .filter((word) => word.length > 3);
  return words.length > 0 && words.filter((word) => /^[("'’]?\p{Lu}/u.test(word)).length >= words.length * 0.6;
}
