import type { Language } from '@counterpart/domain';
import { wordLists } from '../language/word-lists.ts';
import { termOf, UNNUMBERED } from '../tokens/term-dictionary.ts';
import type { Token } from '../tokens/text-tokens.ts';

/** What a sentence must show to be scored. */
interface Line {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly isHeading: boolean;
}

/** What the words of each sentence weigh, by themselves (`own`) and with those of its neighbours (`around`). */
export interface ZoneScores {
  readonly own: Float64Array;
  readonly around: Float64Array;
}

/** The weights of one language, by the numbers of words. */
interface ZoneWeights {
  /** What every sentence, an amount and a number weigh. */
  readonly none: number;
  readonly money: number;
  readonly number: number;
  readonly first: ReadonlyMap<number, number>;
  /** The place among the weights, counted from 1, of a word; 0 for one that has none. */
  readonly single: Uint16Array;
  /** The same of the pairs that a word begins, by their second word. */
  readonly pairs: readonly (ReadonlyMap<number, number> | undefined)[];
  readonly weights: Float64Array;
}

const tables = new Map<Language, ZoneWeights>();

function weightsOf(language: Language): ZoneWeights {
  let table = tables.get(language);
  if (table === undefined) tables.set(language, (table = readWeights(language)));
  return table;
}

function readWeights(language: Language): ZoneWeights {
  const lists = wordLists(language);
  const shape = new Map(lists.values('zone.shape'));
  const values = lists.values('zone.word').map(([phrase, weight]) => ({ ids: phrase.split(' ').map(idOf), weight }));
  const single = new Uint16Array(1 + Math.max(...values.map(({ ids: [first = 0] }) => first)));
  const pairs: (Map<number, number> | undefined)[] = [];
  for (const [at, { ids }] of values.entries()) {
    const [first = 0, second] = ids;
    if (second === undefined) single[first] = at + 1;
    else (pairs[first] ??= new Map()).set(second, at + 1);
  }
  return {
    none: shape.get('none') ?? 0,
    money: shape.get('money') ?? 0,
    number: shape.get('number') ?? 0,
    first: new Map(lists.values('zone.first').map(([word, weight]) => [idOf(word), weight])),
    single,
    pairs: Array.from({ length: single.length }, (_, id) => pairs[id]),
    weights: Float64Array.from([0, ...values.map(({ weight }) => weight)]),
  };
}

const idOf = (word: string): number => termOf(word).id;

const MONEY = /[€$£]/;
/** How much of a neighbour's score counts for the sentence beside it; of the one behind that, half. */
const NEIGHBOUR = 0.5;
/** No neighbour counts for more, whatever its length. */
const LOUDEST = 3;

/**
 * How surely each sentence tells the work or whom the ad wants (above 0), or the firm, its offer or how to apply
 * (below): the learned weights of its words, with those of its neighbours, as zones go on; no further than a heading.
 */
export function zoneScores(
  original: string,
  language: Language,
  tokens: readonly Token[],
  sentences: readonly Line[],
): ZoneScores {
  const own = ownScores(original, language, tokens, sentences);
  const shareOf = (at: number): number => NEIGHBOUR * Math.max(-LOUDEST, Math.min(LOUDEST, own[at] ?? 0));
  const beside = (at: number, step: number): number => {
    if (sentences[at + step]?.isHeading !== false) return 0;
    const next = shareOf(at + step);
    return sentences[at + 2 * step]?.isHeading === false ? next + shareOf(at + 2 * step) / 2 : next;
  };
  return { own, around: own.map((score, at) => score + beside(at, -1) + beside(at, 1)) };
}

function ownScores(
  original: string,
  language: Language,
  tokens: readonly Token[],
  sentences: readonly Line[],
): Float64Array {
  const { none, money, number, first, single, pairs, weights } = weightsOf(language);
  const scores = new Float64Array(sentences.length);
  /** The sentence in which a weight was last counted: each counts once. */
  const countedIn = new Int32Array(weights.length).fill(-1);
  for (let at = 0; at < sentences.length; at++) {
    const line = sentences[at];
    if (line === undefined || line.from === line.to) continue;
    let score = none + (first.get(tokens[line.from]?.id ?? UNNUMBERED) ?? 0);
    if (MONEY.test(original.slice(line.start, line.end))) score += money;
    let hasNumber = false;
    let before: ReadonlyMap<number, number> | undefined;
    for (let index = line.from; index < line.to; index++) {
      const token = tokens[index];
      if (token === undefined) break;
      if (token.number !== null) hasNumber = true;
      const word = single[token.id] ?? 0;
      if (word !== 0 && countedIn[word] !== at) {
        countedIn[word] = at;
        score += weights[word] ?? 0;
      }
      const pair = before === undefined || token.followsBreak ? 0 : (before.get(token.id) ?? 0);
      if (pair !== 0 && countedIn[pair] !== at) {
        countedIn[pair] = at;
        score += weights[pair] ?? 0;
      }
      before = pairs[token.id];
    }
    scores[at] = hasNumber ? score + number : score;
  }
  return scores;
}
