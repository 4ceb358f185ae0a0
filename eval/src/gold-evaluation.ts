import type { Language } from '@counterpart/domain';
import type { Gazetteer, Ontology } from '@counterpart/ontology';
import type { Parser, ParsingAspect } from '@counterpart/parsing';
import { foldLabel } from '@counterpart/text';
import type { GoldMark, GoldMarkKind, GoldText } from './gold-format.ts';

/** The kinds of value that are judged. */
export const GOLD_KINDS = [
  'function',
  'hard skill',
  'or phrase',
  'soft skill',
  'contract',
  'hours',
  'wage',
  'place',
  'language',
  'seniority',
] as const;
/** One kind of value. */
export type GoldKind = (typeof GOLD_KINDS)[number];

/** A value that was missed, or found where there is none; printed to learn classes of errors from the open half. */
export interface GoldError {
  readonly file: string;
  readonly kind: GoldKind;
  readonly fault: 'missed' | 'extra' | 'need';
  readonly words: string;
}

/** How often a kind of value was told, found, and found rightly. */
export class GoldCount {
  told = 0;
  recalled = 0;
  found = 0;
  right = 0;

  /** Right ones of those found, 0..1; 1 when nothing was found. */
  get precision(): number {
    return this.found === 0 ? 1 : this.right / this.found;
  }

  /** Told ones that were found, 0..1; 1 when nothing was told. */
  get recall(): number {
    return this.told === 0 ? 1 : this.recalled / this.told;
  }

  /** Harmonic mean of both, 0..1. */
  get f1(): number {
    const sum = this.precision + this.recall;
    return sum === 0 ? 0 : (2 * this.precision * this.recall) / sum;
  }
}

/** What a reader and the parser say of the ads of one language and half. */
export interface GoldEvaluation {
  readonly counts: Readonly<Record<GoldKind, GoldCount>>;
  /** Skills found at a marked place, and those of them with the reader's must, nice to have or neither. */
  readonly needs: { readonly judged: number; readonly right: number };
  readonly errors: readonly GoldError[];
}

/** What is looked for at the marks of a kind: a hard skill as a concept, and as a concept or a phrase that is offered. */
const JUDGEMENTS = [
  { kind: 'function', mark: 'F', aspects: ['JOB_FUNCTION'] },
  { kind: 'hard skill', mark: 'H', aspects: ['JOB_PROPERTY'] },
  { kind: 'or phrase', mark: 'H', aspects: ['JOB_PROPERTY', 'PHRASE'] },
  { kind: 'soft skill', mark: 'S', aspects: ['JOB_SOFT_COMPTENCE'] },
] as const satisfies readonly { kind: GoldKind; mark: GoldMarkKind; aspects: readonly ParsingAspect['aspectType'][] }[];
type Judgement = (typeof JUDGEMENTS)[number];

type MarkedAspect = Extract<ParsingAspect, { readonly aspectType: Judgement['aspects'][number] }>;

function overlaps(aspect: ParsingAspect, mark: GoldMark): boolean {
  return aspect.field === mark.field && aspect.start < mark.end && mark.start < aspect.end;
}

class GoldJudge {
  readonly counts = Object.fromEntries(GOLD_KINDS.map((kind) => [kind, new GoldCount()])) as Record<
    GoldKind,
    GoldCount
  >;
  readonly needs = { judged: 0, right: 0 };
  readonly errors: GoldError[] = [];
  readonly #ontology: Ontology;
  readonly #gazetteer: Gazetteer;

  constructor(ontology: Ontology, gazetteer: Gazetteer) {
    this.#ontology = ontology;
    this.#gazetteer = gazetteer;
  }

  judge(gold: GoldText, aspects: readonly ParsingAspect[]): void {
    for (const judgement of JUDGEMENTS) this.#judgeMarks(gold, judgement, aspects);
    const of = <Type extends ParsingAspect['aspectType']>(type: Type) =>
      aspects.filter((aspect): aspect is Extract<ParsingAspect, { aspectType: Type }> => aspect.aspectType === type);
    const set = (kind: GoldKind, told: readonly string[], found: readonly string[]) =>
      this.#judgeSet(gold, kind, told, found);
    set(
      'contract',
      gold.contract,
      of('CONTRACT_TYPE').map(({ value }) => value),
    );
    set(
      'hours',
      gold.hours,
      of('WORKING_HOURS').map(({ value }) => value),
    );
    set(
      'wage',
      gold.wage === null ? [] : [`${gold.wage.low}-${gold.wage.high} ${gold.wage.period}`],
      of('WAGE').map(
        ({ originalLow, originalHigh, period }) => `${originalLow}-${originalHigh} ${period.toLowerCase()}`,
      ),
    );
    set(
      'seniority',
      gold.seniority === null ? [] : [String(gold.seniority)],
      of('SENIORITY').map(({ value }) => String(value)),
    );
    set(
      'language',
      gold.languages.map(({ name }) => name.toLowerCase()),
      of('LANGUAGE').map(({ conceptId }) => this.#ontology.label(conceptId, 'ENG').toLowerCase()),
    );
    set(
      'place',
      this.#places(gold.places, gold.language),
      of('GEO').map(({ lat, lon }) => placeKey(lat, lon)),
    );
  }

  #places(places: readonly string[], language: Language): readonly string[] {
    return places.map((place) => {
      const resolved = this.#gazetteer.resolvePlace(place, { language })[0];
      return resolved === undefined ? place : placeKey(resolved.lat, resolved.lon);
    });
  }

  #judgeSet(gold: GoldText, kind: GoldKind, told: readonly string[], found: readonly string[]): void {
    const [asked, answered] = [new Set(told), new Set(found)];
    const count = this.counts[kind];
    count.told += asked.size;
    count.found += answered.size;
    for (const value of asked) {
      if ([...answered].some((other) => isSame(kind, value, other))) count.recalled += 1;
      else this.errors.push({ file: gold.file, kind, fault: 'missed', words: value });
    }
    for (const value of answered) {
      if ([...asked].some((other) => isSame(kind, value, other))) count.right += 1;
      else this.errors.push({ file: gold.file, kind, fault: 'extra', words: value });
    }
  }

  /**
   * The same words or concept marked at several places are one thing told; a find is right at any marked place. The job
   * is told once: by the title where it names one, so that its other names in the text need not be found.
   */
  #judgeMarks(
    gold: GoldText,
    { kind: name, mark: kind, aspects: sought }: Judgement,
    aspects: readonly ParsingAspect[],
  ): void {
    const marks = gold.marks.filter((mark) => mark.kind === kind);
    const inTitle = kind === 'F' ? marks.filter(({ field }) => field === 'title') : [];
    const told = inTitle.length > 0 ? inTitle : marks;
    const types: readonly string[] = sought;
    const found = aspects.filter((aspect): aspect is MarkedAspect => types.includes(aspect.aspectType));
    const count = this.counts[name];
    const concepts = new Set(found.map((aspect) => ('conceptId' in aspect ? aspect.conceptId : null)));
    for (const [words, places] of Map.groupBy(told, (mark) => foldLabel(mark.words))) {
      count.told += 1;
      const isFound =
        places.some((mark) => found.some((aspect) => overlaps(aspect, mark))) ||
        this.#ontology.resolve(words, gold.language).concepts.some((id) => concepts.has(id));
      if (isFound) count.recalled += 1;
      else this.errors.push({ file: gold.file, kind: name, fault: 'missed', words });
    }
    for (const aspect of found) {
      count.found += 1;
      const mark = marks.find((candidate) => overlaps(aspect, candidate));
      if (mark === undefined) {
        this.errors.push({ file: gold.file, kind: name, fault: 'extra', words: aspect.matchedText });
        continue;
      }
      count.right += 1;
      // the need of a phrase counts too: the wider of the two judgements of hard skills
      if (name === 'function' || name === 'hard skill') continue;
      this.needs.judged += 1;
      if (aspect.required === mark.required) this.needs.right += 1;
      else this.errors.push({ file: gold.file, kind: name, fault: 'need', words: `${mark.words}: ${aspect.required}` });
    }
  }
}

/** Coordinates as the key of a place; a town, its post codes and its hamlets lie within some kilometres. */
function placeKey(lat: number, lon: number): string {
  return `${lat.toFixed(3)},${lon.toFixed(3)}`;
}

/** Degrees of latitude (about 5 km) and half the degrees of longitude within which two places are one. */
const SAME_PLACE = 0.05;

function isSame(kind: GoldKind, a: string, b: string): boolean {
  if (a === b || kind !== 'place') return a === b;
  const [latA = NaN, lonA = NaN] = a.split(',').map(Number);
  const [latB = NaN, lonB = NaN] = b.split(',').map(Number);
  return Math.abs(latA - latB) <= SAME_PLACE && Math.abs(lonA - lonB) <= 2 * SAME_PLACE;
}

/** What the parser finds in annotated ads, against what a reader marked; the languages and halves are the caller's choice. */
export function evaluateGoldAds(
  ads: readonly GoldText[],
  parser: Parser,
  ontology: Ontology,
  gazetteer: Gazetteer,
): GoldEvaluation {
  const judge = new GoldJudge(ontology, gazetteer);
  for (const gold of ads) judge.judge(gold, parser.parseJob({ title: gold.title, text: gold.text }).parsingAspects);
  return judge;
}
