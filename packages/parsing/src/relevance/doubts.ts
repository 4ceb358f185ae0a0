import type { ConceptId, Language } from '@counterpart/domain';
import { CONFIDENCE, type ConceptMention } from '../concepts/find-concepts.ts';
import type { ListName } from '../language/lists/list-names.ts';
import { wordLists } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { Token } from '../tokens/text-tokens.ts';
import { REACH } from '../tokens/reach.ts';

/** Hard skills and qualities are doubted for other words: one is named in passing, the other told of a thing. */
type DoubtKind = 'hard' | 'soft';

/** What the words of one list weigh: alone, and with the one behind them. */
interface WordWeights {
  readonly single: ReadonlyMap<string, number>;
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

interface DoubtWeights {
  /** The sum from which a find goes. */
  readonly least: number;
  readonly shape: ReadonlyMap<string, number>;
  readonly inside: WordWeights;
  readonly previous: WordWeights;
  readonly next: WordWeights;
  readonly before: WordWeights;
  readonly behind: WordWeights;
}

/** Words around a find that have a weight: of fewer, as in a list or a short text, nothing was learned. */
const FEWEST = 8;

const tables: Record<DoubtKind, Map<Language, DoubtWeights | null>> = { hard: new Map(), soft: new Map() };

/** The weights of a language, null where nothing was learned: Dutch and Italian had too few advertisements. */
function weightsOf(language: Language, kind: DoubtKind): DoubtWeights | null {
  let table = tables[kind].get(language);
  if (table === undefined) tables[kind].set(language, (table = readWeights(language, kind)));
  return table;
}

function readWeights(language: Language, kind: DoubtKind): DoubtWeights | null {
  const lists = wordLists(language);
  const shape = new Map(lists.values(`doubt.${kind}.shape`));
  const least = shape.get('least');
  if (least === undefined) return null;
  const words = (part: 'inside' | 'previous' | 'next' | 'before' | 'behind'): WordWeights =>
    wordWeights(lists.values(`doubt.${kind}.${part}` satisfies ListName));
  return {
    least,
    shape,
    inside: words('inside'),
    previous: words('previous'),
    next: words('next'),
    before: words('before'),
    behind: words('behind'),
  };
}

function wordWeights(values: readonly (readonly [phrase: string, weight: number])[]): WordWeights {
  const single = new Map<string, number>();
  const pairs = new Map<string, Map<string, number>>();
  for (const [phrase, weight] of values) {
    const [first = '', second] = phrase.split(' ');
    if (second === undefined) single.set(first, weight);
    else pairs.set(first, (pairs.get(first) ?? new Map<string, number>()).set(second, weight));
  }
  return { single, pairs };
}

/** What a find shows besides words, by the names of their weights. */
function shapesOf(hit: ConceptMention, trade: ReadonlySet<ConceptId> | null): readonly string[] {
  const words = hit.to - hit.from;
  return [
    'none',
    ...(trade === null ? [] : [trade.has(hit.concept.id) ? 'listed' : 'unlisted']),
    ...(hit.confidence < CONFIDENCE[hit.quality] ? ['context'] : []),
    hit.quality,
    words === 1 ? 'one' : words === 2 ? 'two' : 'more',
  ];
}

/**
 * Whether the words in and around a find say that the ad does not ask it: "the companys | marketing | partners",
 * "a friendly | welcoming | office", "to influence | decision making". Learned from 5,600 finds that were judged one
 * by one (docs/adr/0034-doubts-that-were-learned.md); `trade` is what the title's functions ask for, null without one.
 */
export function isDoubtful(read: ReadText, hit: ConceptMention, trade: ReadonlySet<ConceptId> | null): boolean {
  const { language, tokens } = read;
  const { from, to, quality, concept } = hit;
  const isSoft = concept.type === 'SOFT_SKILL';
  // what several roots agree with is told by more than a word: of 38 such finds none was wrong
  if (!isSoft && (concept.type !== 'SKILL' || concept.kind !== undefined || quality === 'roots')) return false;
  const weights = weightsOf(language, isSoft ? 'soft' : 'hard');
  // what the title's job lists is asked: of 676 such finds 6 were not
  if (weights === null || (!isSoft && trade?.has(concept.id) === true) || isListed(read, hit)) return false;
  const before = sumBetween(weights.before, tokens, Math.max(0, from - REACH.relevance.doubtBefore), from);
  const behind = sumBetween(weights.behind, tokens, to, Math.min(to + REACH.relevance.doubtBehind, tokens.length));
  if (before.known + behind.known < FEWEST) return false;
  let doubt = before.sum + behind.sum + sumBetween(weights.inside, tokens, from, to).sum;
  for (const shape of shapesOf(hit, trade)) doubt += weights.shape.get(shape) ?? 0;
  const [earlier, previous] = [tokens[from - 2], tokens[from - 1]];
  const [next, later] = [tokens[to], tokens[to + 1]];
  doubt += besideSum(weights.previous, previous, earlier, previous) + besideSum(weights.next, next, next, later);
  return doubt >= weights.least;
}

/**
 * Whether a find opens a clause of the tasks or the profile, or a quality ends one of the profile: what lists say is
 * asked (of 1,030 such finds 35 were not).
 */
function isListed(read: ReadText, { from, to, concept }: ConceptMention): boolean {
  const sentence = read.sentenceOf(from);
  const isSoft = concept.type === 'SOFT_SKILL';
  if (sentence === undefined || (sentence.section !== 'profile' && (isSoft || sentence.section !== 'tasks')))
    return false;
  const isBorder = (at: number): boolean => at >= sentence.to || read.tokens[at]?.followsBreak === true;
  return from === sentence.body || isBorder(from) || (isSoft && isBorder(to));
}

/** What words weigh together, each as often as it stands there, with their pairs, and how many have a weight. */
function sumBetween(
  { single, pairs }: WordWeights,
  tokens: readonly Token[],
  from: number,
  to: number,
): { readonly sum: number; readonly known: number } {
  let [sum, known] = [0, 0];
  let last: ReadonlyMap<string, number> | undefined;
  for (let at = from; at < to; at++) {
    const key = tokens[at]?.key ?? '';
    const weight = single.get(key);
    if (weight !== undefined) known++;
    sum += (weight ?? 0) + (last?.get(key) ?? 0);
    last = pairs.get(key);
  }
  return { sum, known };
}

/** What the word right beside a find weighs alone, and the two words there as a pair. */
function besideSum({ single, pairs }: WordWeights, beside: Token | undefined, first?: Token, second?: Token): number {
  const alone = beside === undefined ? 0 : (single.get(beside.key) ?? 0);
  if (first === undefined || second === undefined) return alone;
  return alone + (pairs.get(first.key)?.get(second.key) ?? 0);
}
