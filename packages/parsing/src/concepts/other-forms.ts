import { grammarOf } from '../language/grammar/grammars.ts';
import { taskWords } from '../language/task-words.ts';
import type { LabelEntry, LabelHit } from '../labels/label-hit.ts';
import { accentedLetters, hasCapitals } from '../structure/text-marks.ts';
import { wordLists } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { Token } from '../tokens/text-tokens.ts';
import { hitsBetween } from '../tokens/hits-between.ts';

/** Words of a label that a link word between them turns into something else. */
const PAIR = 2;

/** Words without a capital, and abbreviations that are marked as common ("CCNL" is what most contracts follow). */
const COMMON = /^(?:[\p{Ll}\s'’-]+|\p{Lu}{4,})$/u;

/** A label of a hard skill that also means something else, and that no capital tells apart. */
export function isCommonSkill({ needsContext, label, concept }: LabelEntry): boolean {
  return needsContext && concept.type === 'SKILL' && concept.kind === undefined && COMMON.test(label);
}

/** A label of numbers and the sign between them. */
const NUMBERS = /^\d+[^\p{L}\d]+\d+$/u;

/** A name of one word has no forms: "lo stato" is no Stata. */
export function isOtherName(read: ReadText, { from, to, quality }: LabelHit, { label, concept }: LabelEntry): boolean {
  // "collega's op" is no "S&OP"
  if (/^\p{Lu}[^\p{L}\s]/u.test(label) && to - from > 1) {
    const surface = read.original.slice(read.tokens[from]?.start, read.tokens[to - 1]?.end);
    if (surface.toLowerCase() !== label.toLowerCase() && !/^\p{Lu}/u.test(surface)) return true;
  }
  // "users can open documents" are no CANopen, "a work day" no Workday, "recrutée" no Recruitee; a text that has no
  // capitals at all says nothing by them
  if ((quality === 'joined' || quality === 'spelling') && /\p{Lu}/u.test(label) && concept.type === 'SKILL') {
    const surface = read.original.slice(read.tokens[from]?.start, read.tokens[to - 1]?.end);
    if (!/\p{Lu}/u.test(surface) && hasCapitals(read)) return true;
  }
  // "types 1, 3 et 8" are no three shifts of eight hours ("3*8")
  if (NUMBERS.test(label)) {
    const surface = read.original.slice(read.tokens[from]?.start, read.tokens[to - 1]?.end);
    if (/\p{L}/u.test(surface)) return true;
  }
  // "Passo Corese" is a place, not "cortese"
  if (quality === 'spelling' && concept.type !== 'OCCUPATION' && !/\p{Lu}/u.test(label) && isInsideName(read, from))
    return true;
  return quality === 'inflected' && to - from === 1 && concept.type === 'SKILL' && /^\p{Lu}/u.test(label);
}

/** "Passo | Corese": a word with a capital behind another in one sentence, where not all words have one. */
function isInsideName({ original, tokens }: ReadText, at: number): boolean {
  const isName = (token: Token | undefined): boolean =>
    token !== undefined && /^\p{Lu}\p{Ll}/u.test(original.slice(token.start, token.end));
  return isName(tokens[at]) && isName(tokens[at - 1]) && tokens[at]?.followsBreak === false;
}

/**
 * "Après-vente", "auto-détermination": what a hyphen ties to the word before says something else in some languages;
 * "bilingue français-néerlandais" are two languages, of `hits` the one before.
 */
export function isSecondHalf(
  { original, tokens, language }: ReadText,
  { from, to }: LabelHit,
  { concept }: LabelEntry,
  hits: readonly LabelHit[],
): boolean {
  const start = tokens[from]?.start ?? 0;
  if (to - from !== 1 || original.charAt(start - 1) !== '-' || grammarOf(language).joinsWords) return false;
  if (concept.type === 'LANGUAGE' && hitsBetween(hits, from - 1, from).some(isLanguage)) return false;
  return /\p{Ll}/u.test(original.charAt(start - 2));
}

function isLanguage({ entries }: LabelHit): boolean {
  return entries.some(({ concept }) => concept.type === 'LANGUAGE');
}

/**
 * "Kruiden toe | te | voegen" points no walls: the particle makes it another verb. "Om te" and "door te" only say
 * what for, or how.
 */
export function isOfParticle(read: ReadText, { from, to }: LabelHit, { label, concept }: LabelEntry): boolean {
  if (to - from !== 1 || concept.type !== 'SKILL' || label.includes(' ')) return false;
  const { tokens, language } = read;
  const particles = wordLists(language).keys('phrase.particle.own');
  if (particles.size === 0) return false;
  const isMarked = wordLists(language)
    .keys('phrase.to')
    .has(tokens[from - 1]?.key ?? '');
  return isMarked && tokens[from]?.followsBreak === false && particles.has(tokens[from - 2]?.key ?? '');
}

/**
 * "Een hecht team" is no "hechten", "une assurance" no "assurances": one word that the label does not grow into by an
 * ending of its own says too little by itself.
 */
export function isOtherForm(read: ReadText, { from, to, quality }: LabelHit, { key, concept }: LabelEntry): boolean {
  if (quality !== 'inflected' || to - from !== 1 || concept.type !== 'SKILL' || concept.kind !== undefined)
    return false;
  return read.tokens[from]?.key.startsWith(key) !== true;
}

/** "Composing" is no composting: of nine such finds in real ads two were another word. */
export function isMisspelt({ quality }: LabelHit, { concept }: LabelEntry): boolean {
  return quality === 'spelling' && concept.type === 'SKILL' && concept.kind === undefined;
}

/**
 * "Strategische impact", "demandes ponctuelles": a quality in another form than its labels have is told of a thing, a
 * common one in any language, every one where qualities agree with what they are told of in number.
 */
export function isOtherQuality({ language }: ReadText, { from, to, quality }: LabelHit, entry: LabelEntry): boolean {
  if (quality !== 'inflected' || entry.concept.type !== 'SOFT_SKILL') return false;
  // "le bien-être des patients" is no "être patient"
  if (to - from > PAIR && entry.label.split(/[\s'’]+/u).length === PAIR) return true;
  if (to - from !== 1) return false;
  return entry.needsContext || !grammarOf(language).putsQualitiesFirst;
}

/**
 * "School of nursing" is no school nursing, "processes in order to" no order processing: small words are overlooked in
 * labels, but where the thing stands last "of" turns it round, unless the first word is what is done ("the closing of
 * deals"), and "in … to" is one small word.
 */
export function isTurnedRound({ tokens, language }: ReadText, { from, to }: LabelHit, { label }: LabelEntry): boolean {
  if (to - from <= PAIR) return false;
  const { putsQualitiesFirst, infinitive } = grammarOf(language);
  if (!putsQualitiesFirst || infinitive === null) return false;
  // "C of E" is no class C+E
  const own = label.split(/[\s+-]+/u);
  if (own.length !== PAIR) return false;
  const words = wordLists(language);
  const inside = tokens.slice(from + 1, to - 1).map(({ key }) => key);
  if (inside.some((key) => words.keys('phrase.genitive').has(key))) {
    const first = own[0] ?? '';
    return !infinitive.test(first) && !taskWords(language).isVerb(first.toLowerCase());
  }
  const next = tokens[to];
  const isSmall = next?.followsBreak === false && words.keys('label.in.behind').has(next.key);
  return isSmall && words.keys('label.in').has(inside.at(-1) ?? '');
}

const ACCENT_AT_END = /([àèéìòù])e?s?$/u;

/**
 * "Détermine les objectifs" is no "déterminé", "véhicule de service" no "véhiculé": where a text writes accents, one
 * that the label's last letters have and its own lack makes another word.
 */
export function isOtherAccent(read: ReadText, { from, to }: LabelHit, { label, concept }: LabelEntry): boolean {
  if ((concept.type !== 'SOFT_SKILL' && concept.type !== 'SKILL') || to - from !== 1) return false;
  const [, accented] = ACCENT_AT_END.exec(label) ?? [];
  if (accented === undefined) return false;
  const { original, tokens } = read;
  const surface = original.slice(tokens[from]?.start, tokens[from]?.end).toLowerCase();
  return !ACCENT_AT_END.test(surface) && accentedLetters(read).has(accented);
}

/**
 * "Werkt in een zelfsturend | team", "capacità di programmare | impianti": roots of a quality that end before the word
 * that they belong to, and those of one word ("haarzorg" is no care for others). Of ten such finds in judged ads and
 * the open gold ads eight were wrong. Where qualities stand behind, only a verb lacks what follows ("équipe |
 * pluridisciplinaire").
 */
export function isCutOff({ original, tokens, table, language }: ReadText, { from, to }: LabelHit): boolean {
  const [last, next] = [tokens[to - 1], tokens[to]];
  if (to - from === 1) return true;
  if (next === undefined || next.followsBreak || !/^\s+$/.test(original.slice(last?.end, next.start))) return false;
  if (!grammarOf(language).putsQualitiesFirst && !taskWords(language).isVerb(last?.key ?? '')) return false;
  return !table.stopWords.has(next.key) && !table.joiningWords.has(next.key);
}
