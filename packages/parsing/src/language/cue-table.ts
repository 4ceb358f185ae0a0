import { type Language, LANGUAGES } from '@counterpart/domain';
import type { SectionKind } from './section-kind.ts';
import { CUE_KINDS, type CueHit, type CueKind, type Cues, type CueValues, FLAGS, VALUED } from './cue-kinds.ts';
import { type PhraseHit, PhraseTable } from '../tokens/phrase-table.ts';
import { TermSlips } from './term-slips.ts';
import { type Term, TermSet } from '../tokens/term-dictionary.ts';
import { keyOf, keysOfAll, type WordLists, wordLists } from './word-lists.ts';
import { BORROWED_LANGUAGE } from './grammar/grammars.ts';
import { numberWords } from './number-words.ts';
import type { ListName } from './lists/list-names.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';

const SECTIONS: readonly SectionKind[] = ['tasks', 'profile', 'offer', 'company', 'contact'];

/** Lists of terms that ads of other languages take over, but for words that may be others in them. */
const BORROWED = /^(?:contract\.(?!.*\.weak$|reserve|permanent-possible)|hours\.)/;
const BORROWED_FLAGS = ['hourUnit', 'weekWord', 'year'] as const;
/** Shorter phrases are words of other languages: "mon", "pt". */
const SHORTEST_BORROWED = 4;

/** What forms of job boards tell in another language than the ad: "Temps plein" above Flemish sentences. */
const OF_FORMS = /^(?:contract\.(?:permanent|temporary)|hours\.(?:full-time|part-time|mixed))$/;
/** Shorter ones may be words of the ad. */
const SHORTEST_OF_FORMS = 8;

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
  readonly lightWords: ReadonlySet<string>;
  /** "en", "zijn": what is said behind them is said of several things. */
  readonly joiningWords: ReadonlySet<string>;
  /** Light words and function words. */
  readonly stopWords: ReadonlySet<string>;
  readonly commonWords: ReadonlySet<string>;
  readonly #phrases = new PhraseTable<Tagged>();
  readonly #words = new Set<string>();
  readonly #slips: TermSlips;
  readonly #headings = new Map<string, Heading>();
  readonly #headingBeginnings = new TermSet();
  readonly #headingWords = new PhraseTable<Heading>();

  constructor(language: Language) {
    const words = wordLists(language);
    this.lightWords = words.keys('grammar.light');
    this.joiningWords = words.keys('grammar.joining');
    this.stopWords = new Set([...this.lightWords, ...words.keys('grammar.function')]);
    this.commonWords = words.keys('label.common');
    for (const [kind, list] of Object.entries(FLAGS)) {
      const phrases = words.phrases(list);
      this.#add(kind as CueKind, kind === 'prospect' ? phrases.flatMap(elided) : phrases, true);
    }
    for (const [list, kind, value] of VALUED) this.#add(kind, words.phrases(list), value);
    if (language !== BORROWED_LANGUAGE) this.#addBorrowed(wordLists(BORROWED_LANGUAGE));
    for (const other of LANGUAGES) if (other !== language) this.#addOfForms(wordLists(other));
    for (const [word, value] of numberWords(language)) this.#add('numberWord', [word], value);
    for (const key of words.keys('spelling.other')) this.#words.add(key);
    this.#slips = new TermSlips(spelledTerms(words), this.#words);
    // ads in every language borrow English headings; the language's own words come last and win
    if (language !== BORROWED_LANGUAGE) this.#addHeadings(wordLists(BORROWED_LANGUAGE));
    this.#addHeadings(words);
    this.#addHeadingWords(words);
  }

  /** "We offer: a permanent contract, 32-40 hours" in a Dutch ad: terms of employment are borrowed as they are. */
  #addBorrowed(words: WordLists): void {
    const long = (list: ListName): readonly string[] =>
      words.phrases(list).filter((phrase) => phrase.length >= SHORTEST_BORROWED);
    for (const [list, kind, value] of VALUED)
      if (BORROWED.test(list)) for (const phrase of long(list)) this.#phrases.add(phrase, { kind, value });
    for (const kind of BORROWED_FLAGS)
      for (const phrase of long(FLAGS[kind])) this.#phrases.add(phrase, { kind, value: true });
  }

  #addOfForms(words: WordLists): void {
    for (const [list, kind, value] of VALUED) {
      if (!OF_FORMS.test(list)) continue;
      const phrases = words.phrases(list).filter((phrase) => phrase.length >= SHORTEST_OF_FORMS);
      for (const phrase of phrases) this.#phrases.add(phrase, { kind, value });
    }
  }

  #add(kind: CueKind, phrases: readonly string[], value: CueValues[CueKind]): void {
    for (const phrase of phrases) {
      this.#phrases.add(phrase, { kind, value });
      for (const { key } of tokensOf(phrase)) this.#words.add(key);
    }
  }

  #addHeadings(words: WordLists): void {
    for (const section of SECTIONS) {
      // what stands under the profile is asked, unless its own words soften it
      const heading: Heading = { section, required: section === 'profile' ? true : null };
      for (const phrase of words.phrases(`heading.${section}`)) this.#addHeading(phrase, heading);
    }
    for (const [list, required] of [
      ['heading.must', true],
      ['heading.nice', false],
    ] as const) {
      for (const phrase of words.phrases(list)) {
        const section = this.#headings.get(keyOf(phrase))?.section ?? 'profile';
        this.#addHeading(phrase, { section, required });
      }
    }
  }

  #addHeading(phrase: string, heading: Heading): void {
    const [first] = tokensOf(phrase);
    if (first !== undefined) this.#headingBeginnings.add(first);
    this.#headings.set(keyOf(phrase), heading);
  }

  #addHeadingWords(words: WordLists): void {
    for (const section of SECTIONS) {
      const heading: Heading = { section, required: section === 'profile' ? true : null };
      for (const phrase of words.phrases(`heading.word.${section}`)) this.#headingWords.add(phrase, heading);
    }
    for (const phrase of words.phrases('heading.word.nice'))
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
    for (const hit of this.#phrases.find(this.#slips.asMeant(tokens)))
      if (hit.value.kind !== 'weekWord' || !isWeekEnd(tokens, hit)) keepLongest(found[hit.value.kind], hit);
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

const WEEK_ENDS = keysOfAll('hours.week-end');

const PER = keysOfAll('hours.per');

/**
 * "10h, un week-|end| sur deux": what a hyphen or a blank joins to a week makes it no week of hours. "12h par week-end"
 * are all the hours of a week.
 */
function isWeekEnd(tokens: readonly Token[], { from, to }: PhraseHit<Tagged>): boolean {
  const end = tokens[to];
  if (end === undefined || !WEEK_ENDS.has(end.key) || PER.has(tokens[from - 1]?.key ?? '')) return false;
  return end.start - (tokens[to - 1]?.end ?? 0) === 1;
}

/** Lists whose words are told from others with a letter less, more or other. */
const SPELLED = /^(?:contract|hours)\.(?!none|reserve|permanent-possible)/;

/** The phrases of contracts and hours, in which slips are put right. */
function spelledTerms(words: WordLists): readonly string[] {
  const lists = VALUED.filter(([list]) => SPELLED.test(list)).flatMap(([list]) => words.phrases(list));
  return [...lists, ...words.phrases('contract.word'), ...words.phrases('experience.word')];
}

/** Hits come by position and, at one position, the shorter first. */
function keepLongest(hits: CueHit<CueValues[CueKind]>[], { value, from, to }: PhraseHit<Tagged>): void {
  const last = hits[hits.length - 1];
  const hit = { value: value.value, from, to };
  if (last === undefined || last.to <= from) hits.push(hit);
  else if (to - from > last.to - last.from) hits[hits.length - 1] = hit;
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
