import type { Aspect, Language } from '@counterpart/domain';
import type { Gazetteer, Ontology } from '@counterpart/ontology';
import type { ParsedCv, Parser } from '@counterpart/parsing';
import { foldLabel } from '@counterpart/text';
import { GoldCount } from './gold-evaluation.ts';
import type { GoldPeriod, GoldText } from './gold-format.ts';

/** What is judged of a CV: whole entries first, then their parts. */
export const CV_KINDS = [
  'experience',
  'experience title',
  'experience company',
  'experience dates',
  'education',
  'education title',
  'education institute',
  'education dates',
  'residence',
  'hard skill',
  'wished contract',
  'wished hours',
] as const;
/** One kind of value of a CV. */
export type CvKind = (typeof CV_KINDS)[number];

/** An entry that was missed, or found where there is none. */
export interface CvError {
  readonly file: string;
  readonly kind: CvKind;
  readonly fault: 'missed' | 'extra';
  readonly words: string;
}

/** What the parser finds in the CVs of one language and half. */
export interface CvEvaluation {
  readonly language: Language;
  readonly half: GoldText['half'];
  readonly cvs: number;
  readonly counts: Readonly<Record<CvKind, GoldCount>>;
  readonly errors: readonly CvError[];
}

/** A gold or parsed entry in one shape; dates as the gold files write them. */
interface Period {
  readonly title: string;
  readonly place: string;
  readonly from: string;
  readonly to: string;
}

/** The day on which CVs are read: what is dated in them lies before it. */
const TODAY = '2026-06-15';
/** Two places closer than this in degrees of latitude (about 5 km) are one; twice that of longitude. */
const PLACE_TOLERANCE = 0.05;

function wordsOf(text: string): readonly string[] {
  return foldLabel(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

/** Whether two names share half of the words of the shorter one. */
function overlaps(a: string, b: string): boolean {
  const [first, second] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared > 0 && shared * 2 >= Math.min(first.size, second.size);
}

const sameDates = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;

class CvJudge {
  readonly counts = Object.fromEntries(CV_KINDS.map((kind) => [kind, new GoldCount()])) as Record<CvKind, GoldCount>;
  readonly errors: CvError[] = [];

  judge(file: string, kind: 'experience' | 'education', told: readonly GoldPeriod[], found: readonly Period[]): void {
    const place = kind === 'experience' ? 'experience company' : 'education institute';
    this.#pair(file, kind, told, found, (a, b) => sameDates(a, b) && overlaps(a.title, b.title));
    this.#pair(file, `${kind} title`, told, found, (a, b) => overlaps(a.title, b.title), 'title');
    this.#pair(file, place, told, found, (a, b) => overlaps(a.place, b.place), 'place');
    this.#pair(file, `${kind} dates`, told, found, sameDates);
  }

  /** Each told entry takes the first found one that agrees and is not taken; an absent part counts as neither. */
  #pair(
    file: string,
    kind: CvKind,
    told: readonly Period[],
    found: readonly Period[],
    agree: (a: Period, b: Period) => boolean,
    part?: 'title' | 'place',
  ): void {
    const has = (period: Period): boolean => part === undefined || period[part] !== '';
    const count = this.counts[kind];
    const open = found.filter(has);
    const asked = told.filter(has);
    count.told += asked.length;
    count.found += open.length;
    for (const period of asked) {
      // dates as well where two entries share a title
      const exact = open.findIndex((other) => agree(period, other) && sameDates(period, other));
      const at = exact >= 0 ? exact : open.findIndex((other) => agree(period, other));
      if (at < 0) this.errors.push({ file, kind, fault: 'missed', words: wordsOfPeriod(period) });
      else {
        open.splice(at, 1);
        count.recalled += 1;
        count.right += 1;
      }
    }
    for (const period of open) this.errors.push({ file, kind, fault: 'extra', words: wordsOfPeriod(period) });
  }

  /** Values that the CV wishes against those that the profile was given. */
  wishes(
    file: string,
    kind: 'wished contract' | 'wished hours',
    told: readonly string[],
    found: readonly string[],
  ): void {
    const count = this.counts[kind];
    const right = found.filter((value) => told.includes(value)).length;
    count.told += told.length;
    count.found += found.length;
    count.right += right;
    count.recalled += right;
    for (const words of told.filter((value) => !found.includes(value)))
      this.errors.push({ file, kind, fault: 'missed', words });
    for (const words of found.filter((value) => !told.includes(value)))
      this.errors.push({ file, kind, fault: 'extra', words });
  }

  residence(gold: GoldText, cv: ParsedCv, gazetteer: Gazetteer): void {
    const [written] = gold.places;
    const count = this.counts.residence;
    const { residence } = cv;
    if (residence !== null) count.found += 1;
    if (written === undefined) {
      if (residence !== null)
        this.errors.push({ file: gold.file, kind: 'residence', fault: 'extra', words: residence.name });
      return;
    }
    count.told += 1;
    const place = gazetteer.resolvePlace(written, { language: gold.language })[0];
    const isRight =
      residence !== null &&
      (place === undefined
        ? overlaps(written, residence.name)
        : Math.abs(place.lat - residence.place.lat) <= PLACE_TOLERANCE &&
          Math.abs(place.lon - residence.place.lon) <= 2 * PLACE_TOLERANCE);
    if (isRight) {
      count.recalled += 1;
      count.right += 1;
    } else
      this.errors.push({
        file: gold.file,
        kind: 'residence',
        fault: 'missed',
        words: `${written}: ${residence?.name ?? 'nothing'}`,
      });
  }
}

function labelsOf(aspect: Aspect | undefined): readonly string[] {
  const items = aspect?.value;
  return Array.isArray(items) ? items.flatMap((item) => ('label' in item ? [item.label] : [])) : [];
}

/**
 * The wishes and hard skills that a CV's profile is given; the skills at the places where they were read: a mark is found where
 * one of them stands, and a skill is right where it stands on a mark at least once.
 */
function judgeProfile(gold: GoldText, parser: Parser, ontology: Ontology, judge: CvJudge): void {
  const { file, language, text } = gold;
  const { document, enrichment } = parser.enrich('CANDIDATE', { id: file, language, cvText: text }, { today: TODAY });
  const marks = gold.marks.filter(({ kind }) => kind === 'H');
  const aspects = document.matchProfile?.aspects;
  judge.wishes(file, 'wished contract', gold.contract, labelsOf(aspects?.contractTypes));
  judge.wishes(file, 'wished hours', gold.hours, labelsOf(aspects?.workingHours));
  const labels = labelsOf(aspects?.hardSkills);
  const skills = labels.map((label) => {
    const concepts = new Set(ontology.resolve(label, language).concepts);
    return { label, places: enrichment.evidence.filter(({ conceptId }) => concepts.has(conceptId)) };
  });
  const count = judge.counts['hard skill'];
  const isAt = (place: { start: number; end: number }, mark: { start: number; end: number }): boolean =>
    place.start < mark.end && mark.start < place.end;
  for (const mark of marks) {
    count.told += 1;
    if (skills.some(({ places }) => places.some((place) => isAt(place, mark)))) count.recalled += 1;
    else judge.errors.push({ file, kind: 'hard skill', fault: 'missed', words: mark.words });
  }
  for (const { label, places } of skills) {
    count.found += 1;
    if (places.some((place) => marks.some((mark) => isAt(place, mark)))) count.right += 1;
    else judge.errors.push({ file, kind: 'hard skill', fault: 'extra', words: label });
  }
}

function wordsOfPeriod({ title, place, from, to }: Period): string {
  return `${title} | ${place} | ${from} | ${to}`;
}

function periodsOf(cv: ParsedCv): { readonly experiences: readonly Period[]; readonly educations: readonly Period[] } {
  return {
    experiences: cv.workExperiences.map(({ title, company, dateFrom, dateTo }) => ({
      title: title ?? '',
      place: company ?? '',
      from: dateFrom ?? '',
      to: dateTo ?? (dateFrom === null ? '' : 'present'),
    })),
    educations: cv.educations.map(({ degree, field, institute, dateFrom, dateTo }) => ({
      title: [degree, field].filter((part) => part !== null).join(' '),
      place: institute ?? '',
      from: dateFrom ?? '',
      to: dateTo ?? (dateFrom === null ? '' : 'present'),
    })),
  };
}

/**
 * What the parser finds in annotated CVs, per language and half. An entry is right when its title shares words with the
 * told one and its dates are equal at the precision told; title, employer and dates are judged by themselves too, skills at the marks.
 */
export function evaluateCvs(
  gold: readonly GoldText[],
  parser: Parser,
  gazetteer: Gazetteer,
  ontology: Ontology,
): readonly CvEvaluation[] {
  const groups = Map.groupBy(
    gold.filter(({ kind }) => kind === 'cv'),
    ({ language, half }) => `${language} ${half}`,
  );
  return [...groups.values()].flatMap((cvs) => {
    const [first] = cvs;
    if (first === undefined) return [];
    const judge = new CvJudge();
    for (const one of cvs) {
      const parsed = parser.parseCv({ text: one.text, language: one.language });
      const { experiences, educations } = periodsOf(parsed);
      judge.judge(one.file, 'experience', one.experiences, experiences);
      judge.judge(one.file, 'education', one.educations, educations);
      judge.residence(one, parsed, gazetteer);
      judgeProfile(one, parser, ontology, judge);
    }
    const { counts, errors } = judge;
    return [{ language: first.language, half: first.half, cvs: cvs.length, counts, errors }];
  });
}
