import type { LanguageLevel } from '@counterpart/domain';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysOfAll } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import type { PhraseHit } from '../tokens/phrase-table.ts';
import { EMPTY_SIGNS, FULL_SIGNS } from '../tokens/rating-signs.ts';
import { REACH } from '../tokens/reach.ts';

/**
 * "Nederlands, | goed | Duits en | redelijk | Engels": where each level stands right before the language that it is of,
 * the first of each language by its id; null where one stands elsewhere.
 */
export function attributesOf(
  { tokens, original }: ReadText,
  levels: readonly PhraseHit<LanguageLevel>[],
  list: readonly ConceptMention[],
): ReadonlyMap<string, PhraseHit<LanguageLevel>> | null {
  const byStart = Map.groupBy(list, ({ from }) => from);
  const first = new Map<string, PhraseHit<LanguageLevel>>();
  for (const level of levels) {
    const languages = byStart.get(level.to);
    if (languages === undefined || tokens[level.to]?.followsBreak !== false) return null;
    // "Français : excellent / Anglais : faible": a slash ends what is said of the first
    if (original.slice(tokens[level.to - 1]?.end, tokens[level.to]?.start).includes('/')) return null;
    for (const { concept } of languages) if (!first.has(concept.id)) first.set(concept.id, level);
  }
  return levels.length > 0 ? first : null;
}

const NOT = keysOfAll('negation.not');
const SO = keysOfAll('language.so');

/** "Nederlands niet zo goed", "pas très bon": a level that is denied is none. */
export function isDeniedLevel({ tokens }: ReadText, { from }: { readonly from: number }): boolean {
  const not = SO.has(tokens[from - 1]?.key ?? '') ? from - 2 : from - 1;
  const isJoined = tokens.slice(not + 1, from + 1).every(({ followsBreak }) => !followsBreak);
  return isJoined && NOT.has(tokens[not]?.key ?? '');
}

const LEARNT = keysOfAll('language.learnt');

/** "Fluent in Hindi, learning Arabic": no level of the languages before is of one that is still learnt. */
export function isLearnt({ tokens, table }: ReadText, { from }: ConceptMention): boolean {
  const verb = table.stopWords.has(tokens[from - 1]?.key ?? '') ? from - 2 : from - 1;
  return LEARNT.has(tokens[verb]?.key ?? '');
}

const LITTLE = keysOfAll('language.little');
/** Small words between those and the language: "a bit of French". */
const LITTLE_LINK = 1;

/** "Wat Engels", "un po' di inglese", "a little French": right before the language, whatever was said of another. */
export function isLittle({ tokens, table }: ReadText, { from }: ConceptMention): boolean {
  for (let at = from - 1; at >= from - 1 - LITTLE_LINK; at--) {
    if (LITTLE.has(tokens[at]?.key ?? '')) return tokens[from]?.followsBreak !== true;
    if (!table.stopWords.has(tokens[at]?.key ?? '')) return false;
  }
  return false;
}

/** "Français parfait et | très bonne connaissance | du néerlandais": the second of two levels between is the next's. */
export function levelBetween(
  levels: readonly PhraseHit<LanguageLevel>[],
  previous: ConceptMention | undefined,
  { from }: ConceptMention,
): PhraseHit<LanguageLevel> | undefined {
  if (previous === undefined) return undefined;
  const between = hitsBetween(levels, previous.to, from).filter((cue) => cue.from >= previous.to && cue.to <= from);
  const last = between.at(-1);
  const isSecond = last !== undefined && between.some((cue) => cue.to <= last.from);
  return isSecond && from - last.to <= REACH.languages.level ? last : undefined;
}

/** Signs between two languages that each say how well the first is known. */
const SIGN = new RegExp(`[•*${FULL_SIGNS}${EMPTY_SIGNS}]`, 'u');

/**
 * Whether a level behind the next language may be of this one too: "Nederlands en Frans: goed", but not the figures of
 * "Nederlands, Frans B1", where the first is the language that somebody was raised in.
 */
export function isJoinedTo(
  { original }: ReadText,
  hit: ConceptMention,
  next: ConceptMention | undefined,
  isInFigures: boolean,
): boolean {
  if (next === undefined) return true;
  const gap = original.slice(hit.end, next.start);
  if (isInFigures && gap.trim() === ',' && /^ ?\(?[A-C]/.test(original.slice(next.end, next.end + 3))) return false;
  // "Nederlands, Engels (vloeiend)": a bracket is about what it stands behind, and what "and" joins to that
  const isListed = gap.trim() === ',' && /^ ?\(/.test(original.slice(next.end, next.end + 2));
  return !SIGN.test(gap) && !isListed;
}

/** Full signs and empty ones right behind a language: "Français ★★★★☆", "Anglais ■■□□", "Arabe ****". */
const FULL = String.raw`(?<full>[${FULL_SIGNS}]{1,10}|\*{1,5})`;
const EMPTY = String.raw`(?<empty>[${EMPTY_SIGNS}]{0,10})`;
const RATED = new RegExp(String.raw`^[ \t:–-]{0,24}${FULL}[ \t]?${EMPTY}(?=\s|$|[,;.|])`, 'u');
/** Signs of which one is full in a rating that shows no empty ones. */
const USUAL_SIGNS = 5;
const LEVEL_OF_FIFTHS: readonly (LanguageLevel | undefined)[] = [undefined, 'A1', 'A2', 'B1', 'C1', 'C2'];
const RATING_SAMPLE = 48;
/** "Frans 4/5", "Inglese: 8/10". */
const MARKED = /^[ \t]*[:(–-]?[ \t]*(?<mark>\d{1,2}) ?\/ ?(?<most>5|10)(?![\d/])/;

/** The level that signs or a mark show; stars alone rate where the text shows more than one. */
export function ratedLevel({ original }: ReadText, { end }: ConceptMention): LanguageLevel | null {
  const sample = original.slice(end, end + RATING_SAMPLE);
  const { mark, most } = MARKED.exec(sample)?.groups ?? {};
  if (mark !== undefined) return LEVEL_OF_FIFTHS[Math.round((USUAL_SIGNS * Number(mark)) / Number(most))] ?? null;
  const { full, empty } = RATED.exec(sample)?.groups ?? {};
  if (full === undefined || empty === undefined) return null;
  if (full === '*' && !original.includes('**')) return null;
  const all = empty === '' ? Math.max(USUAL_SIGNS, full.length) : full.length + empty.length;
  return LEVEL_OF_FIFTHS[Math.round((USUAL_SIGNS * full.length) / all)] ?? null;
}

/** "Grondige kennis van Excel en SAP, Frans is een plus": programs are known so, not the language behind the break. */
export function isOfSkill(read: ReadText, skills: readonly ConceptMention[], from: number, to: number): boolean {
  return read.tokens[to]?.followsBreak === true && skills.some((skill) => skill.from >= from && skill.to <= to);
}

/** "Vloeiend Nederlands; | Frans is een pluspunt": what its own clause calls a plus has no level of the one before. */
export function isMerePlus(
  { tokens, cues }: ReadText,
  level: number,
  { from, to }: ConceptMention,
  end: number,
): boolean {
  const clause = tokens.slice(level, from + 1).findLastIndex(({ followsBreak }) => followsBreak);
  if (clause === -1) return false;
  const behind = tokens.slice(to, end).findIndex(({ followsBreak }) => followsBreak);
  return hasHitBetween(cues.nice, level + clause, behind === -1 ? end : to + behind);
}
