import type { ContractType, Language, LanguageLevel, WorkingHours } from '@counterpart/domain';
import { CUES } from './cues-by-language.ts';
import type { LanguageCues, SectionKind, WagePeriod } from './language-cues.ts';
import { type PhraseHit, PhraseTable } from '../tokens/phrase-table.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';
import { type Term, TermSet } from '../tokens/term-dictionary.ts';

/** A contract phrase; null is a phrase that holds a contract word and means none. */
export interface ContractCue {
  readonly value: ContractType;
  readonly isWeak: boolean;
}

interface CueValues {
  contract: ContractCue | null;
  contractWord: true;
  hours: WorkingHours;
  hourUnit: true;
  weekWord: true;
  partWord: true;
  wageWord: true;
  notWage: true;
  period: WagePeriod;
  rangeWord: true;
  upTo: true;
  atLeast: true;
  level: LanguageLevel;
  languageWord: true;
  required: true;
  nice: true;
  negationBefore: true;
  negationAfter: true;
  experience: true;
  year: true;
  numberWord: number;
  placePreposition: true;
  company: true;
  otherPeople: true;
  seeking: true;
  companySentence: true;
  afterwards: true;
  month: true;
  lengthWord: true;
  otherLength: true;
  prospect: true;
  permanentWord: true;
  day: true;
  elsewhere: true;
  average: true;
  agency: true;
  until: true;
  viaAgency: true;
}
type CueKind = keyof CueValues;
const CUE_KINDS: readonly CueKind[] =
  'contract contractWord hours hourUnit weekWord partWord wageWord notWage period rangeWord upTo atLeast level languageWord required nice negationBefore negationAfter experience year numberWord placePreposition company otherPeople seeking companySentence afterwards month lengthWord otherLength prospect permanentWord day elsewhere average agency until viaAgency'.split(
    ' ',
  ) as CueKind[];

/** A cue found: tokens `from` to `to` (exclusive). */
export interface CueHit<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

/** The cues of a text by kind, each list by position and without overlaps (the longest phrase wins). */
export type Cues = { readonly [Kind in CueKind]: readonly CueHit<CueValues[Kind]>[] };

/** What a heading announces. */
export interface Heading {
  readonly section: SectionKind | null;
  readonly required: boolean | null;
}

interface Tagged {
  readonly kind: CueKind;
  readonly value: CueValues[CueKind];
}

/** The compiled phrases of one language. */
export class CueTable {
  readonly words: LanguageCues;
  readonly lightWords: ReadonlySet<string>;
  /** "en", "zijn": what is said behind them is said of several things. */
  readonly joiningWords: ReadonlySet<string>;
  /** Light words and function words. */
  readonly stopWords: ReadonlySet<string>;
  readonly commonWords: ReadonlySet<string>;
  readonly #phrases = new PhraseTable<Tagged>();
  readonly #words = new Set<string>();
  readonly #headings = new Map<string, Heading>();
  readonly #headingBeginnings = new TermSet();
  readonly #headingWords = new PhraseTable<Heading>();

  constructor(language: Language) {
    const words = CUES[language];
    this.words = words;
    this.lightWords = new Set(words.lightWords.map(keyOfPhrase));
    this.joiningWords = new Set(words.joiningWords.map(keyOfPhrase));
    this.stopWords = new Set([...words.lightWords, ...words.functionWords].map(keyOfPhrase));
    this.commonWords = new Set(words.commonWords.map(keyOfPhrase));
    const flags = {
      contractWord: words.contractWords,
      hourUnit: words.hourUnits,
      weekWord: words.weekWords,
      partWord: words.partWords,
      wageWord: words.wageWords,
      notWage: words.notWageWords,
      rangeWord: words.rangeWords,
      upTo: words.upToWords,
      atLeast: words.fromWords,
      languageWord: words.languageWords,
      required: words.required,
      nice: words.niceToHave,
      negationBefore: words.negationBefore,
      negationAfter: words.negationAfter,
      experience: words.experienceWords,
      year: words.yearWords,
      placePreposition: words.placePrepositions,
      company: words.companyPrepositions,
      otherPeople: words.otherPeople,
      seeking: words.seeking,
      companySentence: words.companySentence,
      afterwards: words.afterwards,
      month: words.monthWords,
      lengthWord: words.lengthWords,
      otherLength: words.otherLengthWords,
      prospect: words.prospectWords.flatMap(elided),
      permanentWord: words.permanentWords,
      day: words.dayWords,
      elsewhere: words.elsewhereWords,
      average: words.averageWords,
      agency: words.agencyWords,
      until: words.untilWords,
      viaAgency: words.viaAgencyWords,
    } satisfies Partial<Record<CueKind, readonly string[]>>;
    for (const [kind, phrases] of Object.entries(flags)) this.#add(kind as CueKind, phrases, true);
    for (const [value, phrases] of Object.entries(words.contracts)) {
      const type = value as ContractType;
      this.#add('contract', phrases.strong, { value: type, isWeak: false });
      this.#add('contract', phrases.weak ?? [], { value: type, isWeak: true });
    }
    this.#add('contract', words.notContract, null);
    for (const [value, phrases] of Object.entries(words.hours)) this.#add('hours', phrases, value as WorkingHours);
    for (const [value, phrases] of Object.entries(words.periods)) this.#add('period', phrases, value as WagePeriod);
    for (const [value, phrases] of Object.entries(words.levels)) this.#add('level', phrases, value as LanguageLevel);
    for (const [word, value] of Object.entries(words.numberWords)) this.#add('numberWord', [word], value);
    this.#addHeadings(words);
    this.#addHeadingWords(words);
  }

  #add(kind: CueKind, phrases: readonly string[], value: CueValues[CueKind]): void {
    for (const phrase of phrases) {
      this.#phrases.add(phrase, { kind, value });
      for (const { key } of tokensOf(phrase)) this.#words.add(key);
    }
  }

  #addHeadings(words: LanguageCues): void {
    // ads in every language borrow English headings; the language's own words come last and win
    if (words !== CUES.ENG) this.#addHeadings(CUES.ENG);
    for (const [section, phrases] of Object.entries(words.headings)) {
      for (const phrase of phrases)
        this.#addHeading(phrase, {
          section: section as SectionKind,
          // what stands under the profile is asked, unless its own words soften it
          required: section === 'profile' ? true : null,
        });
    }
    const set = (phrases: readonly string[], required: boolean): void => {
      for (const phrase of phrases) {
        const section = this.#headings.get(keyOfPhrase(phrase))?.section ?? 'profile';
        this.#addHeading(phrase, { section, required });
      }
    };
    set(words.requiredHeadings, true);
    set(words.niceHeadings, false);
  }

  #addHeading(phrase: string, heading: Heading): void {
    const [first] = tokensOf(phrase);
    if (first !== undefined) this.#headingBeginnings.add(first);
    this.#headings.set(keyOfPhrase(phrase), heading);
  }

  #addHeadingWords(words: LanguageCues): void {
    for (const [section, phrases] of Object.entries(words.headingWords)) {
      const heading: Heading = { section: section as SectionKind, required: section === 'profile' ? true : null };
      for (const phrase of phrases) this.#headingWords.add(phrase, heading);
    }
    for (const phrase of words.niceHeadingWords)
      this.#headingWords.add(phrase, { section: 'profile', required: false });
  }

  /** What a line shaped like a heading announces by its words; a nice to have first, then the longest phrase. */
  headingByWords(tokens: readonly Token[]): Heading | undefined {
    let best: PhraseHit<Heading> | undefined;
    for (const hit of this.#headingWords.find(tokens)) {
      if (hit.value.required === false) return hit.value;
      if (best === undefined || hit.to - hit.from > best.to - best.from) best = hit;
    }
    return best?.value;
  }

  /** The cues of a text. */
  find(tokens: readonly Token[]): Cues {
    const found = Object.fromEntries(CUE_KINDS.map((kind) => [kind, []])) as unknown as Record<
      CueKind,
      CueHit<CueValues[CueKind]>[]
    >;
    for (const hit of this.#phrases.find(tokens)) keepLongest(found[hit.value.kind], hit);
    return found as unknown as Cues;
  }

  /** Whether a word occurs in some phrase: it is a word of the language, not a misspelling. */
  isWord(key: string): boolean {
    return this.#words.has(key);
  }

  /** Whether a heading begins with this word; true also for some that none begins with. */
  mayBeginHeading(term: Term): boolean {
    return this.#headingBeginnings.mayHave(term);
  }

  /** The heading that a line of these words is. */
  heading(key: string): Heading | undefined {
    return this.#headings.get(key);
  }
}

/** Hits come by position and, at one position, the shorter first. */
function keepLongest(hits: CueHit<CueValues[CueKind]>[], { value, from, to }: PhraseHit<Tagged>): void {
  const last = hits[hits.length - 1];
  const hit = { value: value.value, from, to };
  if (last === undefined || last.to <= from) hits.push(hit);
  else if (to - from > last.to - last.from) hits[hits.length - 1] = hit;
}

function keyOfPhrase(phrase: string): string {
  return tokensOf(phrase)
    .map(({ key }) => key)
    .join(' ');
}

const tables = new Map<Language, CueTable>();

/** The compiled phrases of a language, made once. */
export function cueTable(language: Language): CueTable {
  let table = tables.get(language);
  if (table === undefined) tables.set(language, (table = new CueTable(language)));
  return table;
}

/** "usine de" and "usine d'"; "stabilimento di" and "stabilimento d'". */
function elided(phrase: string): readonly string[] {
  return / d[ei]$/.test(phrase) ? [phrase, `${phrase.slice(0, -1)}'`] : [phrase];
}
