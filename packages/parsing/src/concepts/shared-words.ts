import type { LabelEntry } from '../labels/label-hit.ts';
import type { LabelMatcher } from '../labels/label-matcher.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import type { ReadText } from '../structure/read-text.ts';
import { tokensOf } from '../tokens/text-tokens.ts';
import type { ConceptMention } from './find-concepts.ts';

/** Small words between "and" and what it joins: "des stocks et | des | commandes". */
const MOST_SMALL = 2;
/** Letters that two joined compounds share at least: "boor- en frees|machines". */
const SHORTEST_SHARED = 4;
/** As for labels of running text: nothing is forgiven. */
const STRICT = { spellingFrom: Infinity, allowsOtherLetter: false };
const WORD = /^\p{L}{3,}$/u;
const CONFIDENCE = 0.85;

/**
 * Skills whose label is shared with one beside it: "gestion des stocks et des commandes", "preventive and corrective
 * maintenance", "voorraad- en orderbeheer". Only what together is a label, word for word, is one.
 */
export function findSharedWords(
  read: ReadText,
  labels: LabelMatcher,
  found: readonly ConceptMention[],
): readonly ConceptMention[] {
  const added: ConceptMention[] = [];
  const isHard = ({ concept }: ConceptMention): boolean => concept.type === 'SKILL' && concept.kind === undefined;
  for (const mention of found) {
    if (!isHard(mention)) continue;
    for (const { at, label } of [...behind(read, mention), ...before(read, mention)]) {
      const token = read.tokens[at];
      if (token === undefined || hasHitBetween(found, at, at + 1)) continue;
      const entry = labelOf(labels, label);
      if (entry === null || entry.concept.id === mention.concept.id) continue;
      const { start, end } = token;
      const place = { from: at, to: at + 1, start, end };
      added.push({ concept: entry.concept, ...place, quality: 'inflected', confidence: CONFIDENCE });
      break;
    }
  }
  return added;
}

interface Shared {
  /** The token that stands for the label. */
  readonly at: number;
  readonly label: string;
}

/** "Maintenance préventive et | curative": the last word of the label is another. */
function behind(read: ReadText, { from, to }: ConceptMention): readonly Shared[] {
  const { joiningWords, stopWords } = read.table;
  const joining = read.tokens[to];
  if (to - from < 2 || joining === undefined || joining.followsBreak || !joiningWords.has(joining.key)) return [];
  let at = to + 1;
  while (at <= to + MOST_SMALL && stopWords.has(read.tokens[at]?.key ?? '')) at++;
  if (read.tokens.slice(to + 1, at + 1).some(({ followsBreak }) => followsBreak) || !isWord(read, at)) return [];
  return [{ at, label: `${keysOf(read, from, to - 1)} ${read.tokens[at]?.key ?? ''}` }];
}

/** "Preventive and | corrective maintenance": the first word of the label is another, or the first part of it. */
function before(read: ReadText, { from, to }: ConceptMention): readonly Shared[] {
  const { putsQualitiesFirst, hasCompounds } = grammarOf(read.language);
  const [word, joining, first] = [read.tokens[from - 2], read.tokens[from - 1], read.tokens[from]];
  if (!putsQualitiesFirst || word === undefined || first === undefined) return [];
  if (joining?.followsBreak !== false || first.followsBreak || !read.table.joiningWords.has(joining.key)) return [];
  if (!isWord(read, from - 2)) return [];
  const at = from - 2;
  if (!hasCompounds || read.original[word.end] !== '-')
    return to - from < 2 ? [] : [{ at, label: `${word.key} ${keysOf(read, from + 1, to)}` }];
  const rest = keysOf(read, from + 1, to);
  const cuts = Array.from({ length: Math.max(0, first.key.length - SHORTEST_SHARED - 2) }, (_, cut) => cut + 2);
  return cuts.map((cut) => ({ at, label: `${word.key}${first.key.slice(cut)} ${rest}`.trim() }));
}

function isWord(read: ReadText, at: number): boolean {
  const key = read.tokens[at]?.key ?? '';
  return WORD.test(key) && !read.table.stopWords.has(key);
}

function keysOf(read: ReadText, from: number, to: number): string {
  return read.tokens
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ');
}

/** The hard skill that the words name, all of them and nothing else. */
function labelOf(labels: LabelMatcher, label: string): LabelEntry | null {
  const tokens = tokensOf(label);
  const [hit] = labels.find(tokens, STRICT, label);
  if (hit === undefined || hit.from > 0 || hit.to < tokens.length) return null;
  // one word in another form says too little
  if (hit.quality !== 'exact' && (hit.quality !== 'inflected' || tokens.length === 1)) return null;
  const isHard = ({ concept, needsContext }: LabelEntry): boolean =>
    !needsContext && concept.type === 'SKILL' && concept.kind === undefined;
  return hit.entries.find(isHard) ?? null;
}
