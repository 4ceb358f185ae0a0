import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  GoldFormatError,
  type GoldMark,
  type GoldMarkKind,
  type GoldText,
  parseGold,
  readGold,
} from './gold-format.ts';
import { GoldCount } from './gold-evaluation.ts';

/** How many of the compared things are the same with both readers. */
export interface Share {
  readonly judged: number;
  readonly same: number;
}

/** The values of the header that both readers are compared on. */
export const HEADER_VALUES = ['contract', 'hours', 'wage', 'place', 'language', 'seniority'] as const;
/** One value of the header. */
export type HeaderValue = (typeof HEADER_VALUES)[number];

/** How far two readers of the same ads agree. */
export interface Agreement {
  /** Told are the marks of the first reader, found are those of the second. */
  readonly marks: Readonly<Record<GoldMarkKind, GoldCount>>;
  /** Skill marks of either reader that meet one of the other's, and those with the same must, nice to have or neither. */
  readonly needs: Share;
  /** Values that one reader or both wrote; what neither tells is not counted. */
  readonly header: Readonly<Record<HeaderValue, Share>>;
}

/** An ad as the first and the second reader marked it. */
export type TwoReadings = readonly [first: GoldText, second: GoldText];

/** The mark of the same kind in the other reading that shares most letters with this one. */
function partnerOf(mark: GoldMark, others: readonly GoldMark[]): GoldMark | undefined {
  const shared = (other: GoldMark): number => Math.min(mark.end, other.end) - Math.max(mark.start, other.start);
  return others
    .filter((other) => other.kind === mark.kind && other.field === mark.field && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))[0];
}

/** A header value in one spelling; the format leaves the post code before a town to the reader, so it does not count. */
function spelled(text: GoldText, value: HeaderValue): string {
  const written: Readonly<Record<HeaderValue, readonly string[]>> = {
    contract: text.contract,
    hours: text.hours,
    wage: text.wage === null ? [] : [`${text.wage.low}-${text.wage.high} ${text.wage.period}`],
    place: text.places.map((place) => place.replace(/^\d+ /, '')),
    language: text.languages.map(({ name }) => name),
    seniority: text.seniority === null ? [] : [String(text.seniority)],
  };
  return [...new Set(written[value])].toSorted().join('; ').toLowerCase();
}

/** Counts how far the marks and header values of two readers agree, over all ads given. */
export function agreementOf(readings: readonly TwoReadings[]): Agreement {
  const marks = { F: new GoldCount(), H: new GoldCount(), S: new GoldCount() };
  const partners: (readonly [GoldMark, GoldMark])[] = [];
  const compare = (own: GoldText, other: GoldText, all: 'told' | 'found', agreed: 'recalled' | 'right'): void => {
    for (const mark of own.marks) {
      const partner = partnerOf(mark, other.marks);
      marks[mark.kind][all] += 1;
      if (partner === undefined) continue;
      marks[mark.kind][agreed] += 1;
      partners.push([mark, partner]);
    }
  };
  for (const [first, second] of readings) {
    compare(first, second, 'told', 'recalled');
    compare(second, first, 'found', 'right');
  }
  const share = (pairs: readonly (readonly unknown[])[]): Share => ({
    judged: pairs.length,
    same: pairs.filter(([one, other]) => one === other).length,
  });
  const skills = partners.filter(([{ kind }]) => kind !== 'F');
  const told = (value: HeaderValue): readonly (readonly string[])[] =>
    readings
      .map((both) => both.map((text) => spelled(text, value)))
      .filter((pair) => pair.some((words) => words !== ''));
  return {
    marks,
    needs: share(skills.map(([mark, other]) => [mark.required, other.required])),
    header: Object.fromEntries(HEADER_VALUES.map((value) => [value, share(told(value))])) as Record<HeaderValue, Share>,
  };
}

/** Sets the reading of the same name in a folder of ads, open or held back, beside a second one; throws GoldFormatError when its words differ. */
function withFirst(second: GoldText, folder: string): TwoReadings {
  const files = ['held', 'dev'].map((half) => path.join(folder, half, path.basename(second.file)));
  const file = files.find((each) => existsSync(each));
  const first = file === undefined ? null : parseGold(file, readFileSync(file, 'utf8'));
  if (first?.title === second.title && first.text === second.text) return [first, second];
  throw new GoldFormatError([`${second.file}:1: there is no first reading of the same words in ${folder}`]);
}

function line(name: string, { marks, needs, header }: Agreement): string {
  const shares = HEADER_VALUES.map((value) => header[value]);
  const sum = (key: keyof Share): number => shares.reduce((total, share) => total + share[key], 0);
  const all = [needs, ...shares, { judged: sum('judged'), same: sum('same') }].map(({ judged, same }) => same / judged);
  const figures = [marks.F.f1, marks.H.f1, marks.S.f1, ...all];
  const shown = figures.map((figure) => (Number.isNaN(figure) ? '–' : figure.toFixed(2)).padStart(11));
  return `${name.padEnd(9)}${shown.join('')}`;
}

/** Prints per language and over all how far the second readings of a folder agree with the first of the same names. */
export function printAgreement(firstFolder: string, secondFolder: string): void {
  const columns = ['function', 'hard skill', 'soft skill', 'need', ...HEADER_VALUES, 'all values'];
  console.log('How far two readers agree: F1 of marks, share of the same need, share of equal header values');
  console.log(`${''.padEnd(9)}${columns.map((column) => column.padStart(11)).join('')}`);
  const readings = readdirSync(secondFolder).map((code) => {
    const first = path.join(firstFolder, code, 'ads');
    const both = readGold(path.join(secondFolder, code)).map((text) => withFirst(text, first));
    console.log(line(code, agreementOf(both)));
    return both;
  });
  console.log(line('all', agreementOf(readings.flat())));
}
