import type { Language } from '@counterpart/domain';
import type { Cues } from './cue-kinds.ts';
import type { Heading } from './cue-table.ts';
import { PhraseTable } from '../tokens/phrase-table.ts';
import type { Token } from '../tokens/text-tokens.ts';
import { keysOfAll, type WordLists, wordLists } from './word-lists.ts';
import { type ListName } from './lists/list-names.ts';
import { REACH } from '../tokens/reach.ts';

/** A nice to have, a must, or what the job itself teaches. */
export type RequirementKind = 'soft' | 'hard' | 'taught';

/** Words that state a requirement: tokens `from` to `to` (exclusive). */
export interface RequirementCue {
  readonly kind: RequirementKind;
  /** It speaks of what follows. */
  readonly isAhead: boolean;
  /** It says what comes of being without something. */
  readonly isMissing: boolean;
  readonly from: number;
  readonly to: number;
}

/** What a text says of requirements. */
export interface RequirementCues {
  readonly cues: readonly RequirementCue[];
  /** Tokens at which words speak of what stands before them ("it", "dat"). */
  readonly anaphors: ReadonlySet<number>;
  /** Tokens at which a clause says of its own thing what was said of the one before ("as is", "net als"). */
  readonly likewise: ReadonlySet<number>;
}

type CueRole = RequirementKind | 'ahead' | 'last' | 'hardLast' | 'behind' | 'none';
interface Placed {
  readonly from: number;
  readonly to: number;
}
interface Hit extends Placed {
  readonly role: CueRole;
}

const WITHOUT = keysOfAll('grammar.without');
const NO = keysOfAll('negation.no');
/** Where another thought begins inside a sentence. */
export const BUT: ReadonlySet<string> = keysOfAll('clause.but');

const CUE_LISTS = [
  ['requirement.soft', 'soft'],
  ['requirement.soft-ahead', 'ahead'],
  ['requirement.soft-last', 'last'],
  ['requirement.hard', 'hard'],
  ['requirement.hard-last', 'hardLast'],
  ['requirement.hard-behind', 'behind'],
  ['requirement.taught', 'taught'],
  ['requirement.none', 'none'],
  ['requirement.anaphor', 'anaphor'],
  ['requirement.likewise', 'likewise'],
] as const satisfies readonly (readonly [ListName, CueRole | 'anaphor' | 'likewise'])[];
const HEADING_LISTS = [
  ['requirement.heading.soft', 'soft'],
  ['requirement.heading.hard', 'hard'],
  ['requirement.heading.taught', 'taught'],
  ['requirement.heading.offered', 'offered'],
] as const satisfies readonly (readonly [ListName, RequirementKind | 'offered'])[];

/** The compiled words of requirement of one language. */
export class RequirementTable {
  readonly #phrases = new PhraseTable<CueRole | 'anaphor' | 'likewise'>();
  readonly #headings = new PhraseTable<RequirementKind | 'offered'>();

  constructor(words: WordLists) {
    for (const [list, role] of CUE_LISTS) for (const phrase of words.phrases(list)) this.#phrases.add(phrase, role);
    for (const [list, kind] of HEADING_LISTS)
      for (const phrase of words.phrases(list)) this.#headings.add(phrase, kind);
  }

  /** The words of requirement of a text in order; of those that overlap the longest counts. */
  find(tokens: readonly Token[], cues: Cues): RequirementCues {
    const anaphors = new Set<number>();
    const likewise = new Set<number>();
    const hits: Hit[] = [];
    for (const { value, from, to } of this.#phrases.find(tokens)) {
      if (value === 'anaphor') anaphors.add(from);
      else if (value === 'likewise') likewise.add(from);
      else hits.push({ role: value, from, to });
    }
    for (const { from, to } of cues.nice) hits.push({ role: 'soft', from, to });
    for (const { from, to } of cues.required) hits.push({ role: 'hard', from, to });
    // what is found in spite of a denial stands in another clause: "Excel, geen must"
    for (const { from, to } of cues.negationAfter) hits.push({ role: 'soft', from, to });
    return { cues: withoutOverlaps(tokens, hits), anaphors, likewise };
  }

  /** What a line shaped like a heading announces by its words of requirement. */
  heading(tokens: readonly Token[]): Heading | undefined {
    const hits = this.#headings.find(tokens).filter(({ from, to }) => {
      // "You" heads what is asked, "You will" does not
      return to - from === tokens.length || to - from > 1 || (tokens[from]?.key.length ?? 0) > LONGEST_PRONOUN;
    });
    const kinds = new Set(hits.map(({ value }) => value));
    if (kinds.has('offered')) return undefined;
    if (kinds.has('soft')) return { section: 'profile', required: false };
    if (kinds.has('taught')) return { section: 'tasks', required: null };
    return kinds.has('hard') ? { section: 'profile', required: true } : undefined;
  }
}

const READERS = keysOfAll('grammar.reader', 'grammar.reader.object');

/** "Je vindt lassen leuk": the reader likes it, not the firm. */
function isOfReader(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at > Math.max(-1, from - REACH.requirement.reader); at--) {
    if (READERS.has(tokens[at]?.key ?? '')) return true;
    if (tokens[at]?.followsBreak === true) return false;
  }
  return false;
}

/** Whether "without …" stands before what comes of it ("it won't work"), or "no …" before "no …". */
function isMissing(tokens: readonly Token[], from: number): boolean {
  const isNo = NO.has(tokens[from]?.key ?? '');
  return tokens
    .slice(Math.max(0, from - REACH.requirement.without), from)
    .some(({ key }) => WITHOUT.has(key) || (isNo && NO.has(key)));
}

/** Letters of "you" and "vous". */
const LONGEST_PRONOUN = 4;
/** The words of requirement among what was found, in order; of those that overlap the longest counts. */
function withoutOverlaps(tokens: readonly Token[], hits: Hit[]): readonly RequirementCue[] {
  const taken = new Uint8Array(tokens.length);
  const kept: RequirementCue[] = [];
  for (const hit of hits.sort((a, b) => b.to - b.from - (a.to - a.from) || RANK[a.role] - RANK[b.role])) {
    const { role, from, to } = hit;
    if (taken.subarray(from, to).includes(1)) continue;
    if (role === 'last' && (!startsClause(tokens, to) || isOfReader(tokens, from))) continue;
    if (role === 'hardLast' && !startsClause(tokens, to)) continue;
    if (role === 'behind' && !isMissing(tokens, from)) continue;
    taken.fill(1, from, to);
    if (role === 'none') continue;
    const kind = KIND[role];
    kept.push({ kind, isAhead: role === 'ahead', isMissing: role === 'behind', from, to });
  }
  return kept.sort((a, b) => a.from - b.from);
}

/** Of equally long phrases: what tells none first, then what softens. */
const RANK: Readonly<Record<CueRole, number>> = {
  none: 0,
  ahead: 1,
  soft: 2,
  taught: 3,
  hard: 4,
  last: 5,
  hardLast: 6,
  behind: 7,
};
const KIND: Readonly<Record<Exclude<CueRole, 'none'>, RequirementKind>> = {
  soft: 'soft',
  ahead: 'soft',
  last: 'soft',
  hard: 'hard',
  hardLast: 'hard',
  behind: 'hard',
  taught: 'taught',
};

/** Whether a comma, bracket, "but" or the end of the text stands before a token. */
export function startsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || token.followsBreak || BUT.has(token.key);
}

const tables = new Map<Language, RequirementTable>();

/** The compiled words of requirement of a language, made once. */
export function requirementTable(language: Language): RequirementTable {
  let table = tables.get(language);
  if (table === undefined) tables.set(language, (table = new RequirementTable(wordLists(language))));
  return table;
}
