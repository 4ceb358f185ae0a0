import type { Language } from '@counterpart/domain';
import type { Cues, Heading } from './cue-table.ts';
import { DUTCH_NEED_WORDS } from './cues/need-dutch.ts';
import { ENGLISH_NEED_WORDS } from './cues/need-english.ts';
import { FRENCH_NEED_WORDS } from './cues/need-french.ts';
import { ITALIAN_NEED_WORDS } from './cues/need-italian.ts';
import type { NeedWords } from './need-words.ts';
import { PhraseTable } from './phrase-table.ts';
import type { Piece } from './text-pieces.ts';

/** A nice to have, a must, or what the job itself teaches. */
export type NeedKind = 'soft' | 'hard' | 'taught';

/** Words that tell a need: pieces `from` to `to` (exclusive). */
export interface NeedCue {
  readonly kind: NeedKind;
  /** It speaks of what follows. */
  readonly isAhead: boolean;
  /** It tells what comes of being without something. */
  readonly isMissing: boolean;
  readonly from: number;
  readonly to: number;
}

type Said = NeedKind | 'ahead' | 'last' | 'behind' | 'none';
interface Placed {
  readonly from: number;
  readonly to: number;
}
interface Hit extends Placed {
  readonly said: Said;
}

/** "Without a licence it won't work": words between what is missed and what comes of it. */
const WITHOUT_REACH = 12;
const WITHOUT = new Set(['zonder', 'sans', 'without', 'senza']);
const NO = new Set(['geen', 'pas', 'no', 'niente', 'nessun', 'nessuna']);
/** Where another thought begins inside a sentence. */
export const BUT: ReadonlySet<string> = new Set(['maar', 'mais', 'but', 'though', 'although', 'ma', 'wel', 'toch']);

/** The compiled words of need of one language. */
export class NeedTable {
  readonly #phrases = new PhraseTable<Said>();
  readonly #headings = new PhraseTable<NeedKind | 'offered'>();
  readonly #anaphors = new PhraseTable<true>();
  readonly #likewise = new PhraseTable<true>();

  constructor(words: NeedWords) {
    const { soft, softAhead, softLast, hard, hardBehind, taught, none } = words;
    const said = { soft, ahead: softAhead, last: softLast, hard, behind: hardBehind, taught, none };
    for (const [kind, phrases] of Object.entries(said)) {
      for (const phrase of phrases) this.#phrases.add(phrase, kind as Said);
    }
    const headings = { soft: words.softHeadings, hard: words.hardHeadings, taught: words.taughtHeadings };
    for (const [kind, phrases] of Object.entries({ ...headings, offered: words.offered })) {
      for (const phrase of phrases) this.#headings.add(phrase, kind as NeedKind | 'offered');
    }
    for (const phrase of words.anaphors) this.#anaphors.add(phrase, true);
    for (const phrase of words.likewise) this.#likewise.add(phrase, true);
  }

  /** The words of need of a text in order; of those that overlap the longest counts. */
  find(pieces: readonly Piece[], cues: Cues): readonly NeedCue[] {
    const told = (hits: readonly Placed[], said: Said): readonly Hit[] =>
      hits.map(({ from, to }) => ({ said, from, to }));
    const hits: readonly Hit[] = [
      ...this.#phrases.find(pieces).map(({ value, from, to }) => ({ said: value, from, to })),
      ...told(cues.nice, 'soft'),
      ...told(cues.required, 'hard'),
      // what is found in spite of it stands in another clause: "Excel, geen must"
      ...told(cues.negationAfter, 'soft'),
    ];
    const taken = new Uint8Array(pieces.length);
    const kept: NeedCue[] = [];
    for (const hit of hits.toSorted((a, b) => b.to - b.from - (a.to - a.from) || RANK[a.said] - RANK[b.said])) {
      const { said, from, to } = hit;
      if (taken.subarray(from, to).includes(1)) continue;
      if (said === 'last' && !isThoughtStart(pieces, to)) continue;
      if (said === 'behind' && !isMissing(pieces, from)) continue;
      taken.fill(1, from, to);
      if (said === 'none') continue;
      const kind = said === 'ahead' || said === 'last' ? 'soft' : said === 'behind' ? 'hard' : said;
      kept.push({ kind, isAhead: said === 'ahead', isMissing: said === 'behind', from, to });
    }
    return kept.sort((a, b) => a.from - b.from);
  }

  /** The places of words that speak of what stands before them ("it", "dat"). */
  findAnaphors(pieces: readonly Piece[]): ReadonlySet<number> {
    return new Set(this.#anaphors.find(pieces).map(({ from }) => from));
  }

  /** Where clauses begin that say of their own thing what was said of the one before ("as is", "net als"). */
  findLikewise(pieces: readonly Piece[]): ReadonlySet<number> {
    return new Set(this.#likewise.find(pieces).map(({ from }) => from));
  }

  /** What a line shaped like a heading announces by its words of need. */
  heading(pieces: readonly Piece[]): Heading | undefined {
    const hits = this.#headings.find(pieces).filter(({ from, to }) => {
      // "You" heads what is asked, "You will" does not
      return to - from === pieces.length || to - from > 1 || (pieces[from]?.key.length ?? 0) > LONGEST_PRONOUN;
    });
    const kinds = new Set(hits.map(({ value }) => value));
    if (kinds.has('offered')) return undefined;
    if (kinds.has('soft')) return { section: 'profile', required: false };
    if (kinds.has('taught')) return { section: 'tasks', required: null };
    return kinds.has('hard') ? { section: 'profile', required: true } : undefined;
  }
}

/** Whether "without …" stands before what comes of it ("it won't work"), or "no …" before "no …". */
function isMissing(pieces: readonly Piece[], from: number): boolean {
  const isNo = NO.has(pieces[from]?.key ?? '');
  return pieces
    .slice(Math.max(0, from - WITHOUT_REACH), from)
    .some(({ key }) => WITHOUT.has(key) || (isNo && NO.has(key)));
}

/** Letters of "you" and "vous". */
const LONGEST_PRONOUN = 4;
/** Of equally long phrases: what tells none first, then what softens. */
const RANK: Readonly<Record<Said, number>> = { none: 0, ahead: 1, soft: 2, taught: 3, hard: 4, last: 5, behind: 6 };

/** Whether a comma, bracket, "but" or the end of the text stands before a piece. */
export function isThoughtStart(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  return piece === undefined || piece.isApart || BUT.has(piece.key);
}

const WORDS: Readonly<Record<Language, NeedWords>> = {
  DUT: DUTCH_NEED_WORDS,
  FRE: FRENCH_NEED_WORDS,
  ENG: ENGLISH_NEED_WORDS,
  ITA: ITALIAN_NEED_WORDS,
};
const tables = new Map<Language, NeedTable>();

/** The compiled words of need of a language, made once. */
export function needTable(language: Language): NeedTable {
  let table = tables.get(language);
  if (table === undefined) tables.set(language, (table = new NeedTable(WORDS[language])));
  return table;
}
