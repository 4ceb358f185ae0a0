import type { Language } from '@counterpart/domain';
import type { Cues } from '../language/cue-kinds.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import { PhraseTable } from '../tokens/phrase-table.ts';
import type { SectionKind } from '../language/section-kind.ts';
import type { RequirementCue } from '../language/requirement-cues.ts';
import { type TaskWords, taskWords } from '../language/task-words.ts';
import type { Token } from '../tokens/text-tokens.ts';
import { keysOfAll, wordLists } from '../language/word-lists.ts';
import { REACH } from '../tokens/reach.ts';

/** What an ad without headings tells: whom it wants, the work, how to apply. */
type ProseCue = 'asking' | 'tasks' | 'contact';
const tables = new Map<Language, PhraseTable<ProseCue>>();

function tableOf(language: Language): PhraseTable<ProseCue> {
  let table = tables.get(language);
  if (table === undefined) {
    table = new PhraseTable<ProseCue>();
    for (const cue of ['asking', 'tasks', 'contact'] as const) {
      for (const phrase of wordLists(language).phrases(`prose.${cue}`)) table.add(phrase, cue);
    }
    tables.set(language, table);
  }
  return table;
}

/** Where a text says how to apply. */
export function contactCues(language: Language, tokens: readonly Token[]): readonly Placed[] {
  return tableOf(language)
    .find(tokens)
    .filter(({ value }) => value === 'contact');
}

/** What a sentence under no heading is about; null when nothing tells. */
export type ProseSection = 'profile' | 'offer' | 'contact' | null;

/** A volunteer or a student is also somebody who does something. */
const CONTRACTS: ReadonlySet<string> = new Set(['PERMANENT', 'PERMANENT_POSSIBLE', 'TEMPORARY']);

interface Line {
  readonly from: number;
  readonly to: number;
  readonly body: number;
  readonly section: SectionKind | null;
  readonly isHeading: boolean;
  /** It stands behind a line break. */
  readonly isNewLine: boolean;
  /** It stands behind a blank line. */
  readonly isNewBlock: boolean;
  readonly isItem: boolean;
  /** It lists the facts of the job. */
  readonly isFactList: boolean;
}

/**
 * What sentences under no heading are about: whom the ad wants ("je bent", "il faut"), or what it offers (contract,
 * pay, hours). A sentence that does not tell goes on with the wants of its paragraph; null where nothing tells, and for
 * sentences that list all facts of a job.
 */
export function proseSections(
  language: Language,
  tokens: readonly Token[],
  cues: Cues,
  requirementCues: readonly RequirementCue[],
  sentences: readonly Line[],
): readonly ProseSection[] {
  const hits = tableOf(language).find(tokens);
  const of = (cue: ProseCue): readonly Placed[] => withoutOverlaps(hits.filter(({ value }) => value === cue));
  const [wants, works, contacts] = [of('asking'), of('tasks'), of('contact')];
  const begins = new Set(sentences.map(({ from }) => from));
  // "leuk als het werkt" tells a need only where it begins the thought
  const asked = requirementCues.filter(
    (cue) =>
      cue.kind !== 'taught' &&
      (!cue.isAhead || begins.has(cue.from) || tokens[cue.from]?.followsBreak === true) &&
      !isAside(tokens, cue),
  );
  const words = taskWords(language);
  let isWanting = false;
  let isOver = false;
  return sentences.map((sentence) => {
    const { from, to, section, isHeading, isNewLine, isItem } = sentence;
    const has = (hits: readonly Placed[]): boolean => hasHitBetween(hits, from, to);
    const isPaid =
      has(cues.wageWord) ||
      has(cues.hours) ||
      hitsBetween(cues.contract, from, to).some(
        ({ value }) => value !== null && !value.isWeak && CONTRACTS.has(value.value),
      );
    if (isNewLine || isHeading || section !== null) isWanting = false;
    if (isHeading || (section !== null && section !== 'tasks' && section !== 'profile')) isOver = false;
    if (isHeading) return null;
    if (section !== null) {
      // a paragraph about pay ends what the last heading announced
      if (sentence.isNewBlock && !isItem && sentence.body === from && has(cues.wageWord) && !has(wants)) isOver = true;
      // "Pour postuler: vous possédez …": below the heading of applying stands also whom it wants
      if (section === 'contact' && !isItem && !has(contacts) && (has(wants) || has(cues.required))) return 'profile';
      // "You get: …. 3+ years of experience with React.": what is offered ends where years of experience begin
      if (section === 'offer' && !isItem && !isPaid && asksYears(tokens, cues, from, to)) return 'profile';
      return isOver ? 'offer' : null;
    }
    if (sentence.isFactList) return null;
    const isSeeking = has(cues.seeking);
    const isContact = has(contacts) && !isSeeking;
    if (isContact || (isPaid && !has(wants) && !isTask(words, tokens, from, to))) {
      isWanting = false;
      return isContact ? 'contact' : isSeeking ? null : 'offer';
    }
    const isWanted = has(wants) || has(asked);
    if (has(works) || (!isWanted && isTask(words, tokens, from, to))) isWanting = false;
    else if (isWanted) isWanting = true;
    return isWanting ? 'profile' : null;
  });
}

/** "Je scant tickets", "you lead tours": a verb of work stands behind the word that speaks to the reader. */
function isTask(words: TaskWords, tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from < 3) return false;
  const [first, second] = [tokens[from]?.key ?? '', tokens[from + 1]?.key ?? ''];
  return words.isPronoun(first) && words.isVerb(second);
}

const AFTER = keysOfAll('time.after');
/** "Prime d'ancienneté dès 3 ans": years at the firm are paid, not asked. */
const AT_FIRM = keysOfAll('experience.at-firm');

/** "Two years' experience" of whoever is sought; "after two years of experience you …" is what is offered then. */
function asksYears(tokens: readonly Token[], cues: Cues, from: number, to: number): boolean {
  const experience = hitsBetween(cues.experience, from, to).find(
    (cue) => !tokens.slice(cue.from, cue.to).some(({ key }) => AT_FIRM.has(key)),
  );
  const isCounted = ({ from: at }: Placed): boolean =>
    tokens[at - 1]?.number != null || hasHitBetween(cues.numberWord, at - 1, at);
  if (experience === undefined || !hitsBetween(cues.year, from, to).some(isCounted)) return false;
  return !tokens.slice(from, experience.from).some(({ key }) => AFTER.has(key));
}

const RELATIVES = keysOfAll('clause.relative');

/** "…, for which a licence is required": a task asks for something on the side. */
function isAside(tokens: readonly Token[], { from, to }: Placed): boolean {
  for (let at = to - 1; at > Math.max(0, from - REACH.structure.aside); at--) {
    if (RELATIVES.has(tokens[at]?.key ?? ''))
      return tokens[at]?.followsBreak === true || tokens[at - 1]?.followsBreak === true;
    if (at <= from && tokens[at]?.followsBreak === true) return false;
  }
  return false;
}

interface Placed {
  readonly from: number;
  readonly to: number;
}

/** Phrases come by position; one inside another is not needed. */
function withoutOverlaps(hits: readonly Placed[]): readonly Placed[] {
  const kept: Placed[] = [];
  for (const hit of hits) if (hit.from >= (kept.at(-1)?.to ?? 0)) kept.push(hit);
  return kept;
}
