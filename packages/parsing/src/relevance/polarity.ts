import type { CueHit } from '../language/cue-kinds.ts';
import { startsClause } from '../language/requirement-cues.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import { termOf, TermSet } from '../tokens/term-dictionary.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { keysByLanguage, keysOfAll, startsWithAny } from '../language/word-lists.ts';
import { REACH } from '../tokens/reach.ts';

/** What denies as the last word of its clause. */
const LAST_DENIALS = keysByLanguage('negation.last');

/** The farthest reach and the longest phrase together. */
const WINDOW = REACH.relevance.negationBehind + 8;

/** Whether a comma, bracket or "but" stands between two tokens (both inside one sentence). */
function isBroken(read: ReadText, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) {
    if (at < read.tokens.length && startsClause(read.tokens, at) && !isQuoted(read, at)) return true;
  }
  return false;
}

/** Only a quotation mark stands before a token: "not “self-employed till the job is done”". */
function isQuoted(read: ReadText, at: number): boolean {
  return /^ ?["“«‘]$/.test(read.original.slice(read.tokens[at - 1]?.end ?? 0, read.tokens[at]?.start ?? 0));
}

/** The hits of a sentence that are near enough to speak of the tokens `from` to `to`. */
function near<Value>(
  hits: readonly CueHit<Value>[],
  sentence: Sentence,
  from: number,
  to: number,
): readonly CueHit<Value>[] {
  return hitsBetween(hits, Math.max(sentence.from, from - WINDOW), Math.min(sentence.to, to + WINDOW)).filter(
    (hit) => hit.from >= sentence.from && hit.to <= sentence.to,
  );
}

/** Cues of one kind inside a sentence. */
export function cuesWithin(hits: readonly CueHit<unknown>[], sentence: Sentence): boolean {
  return hasHitBetween(hits, sentence.from, sentence.to);
}

/** "You write without mistakes and speak French": without denies one thing, up to "and". */
const WITHOUT = keysOfAll('grammar.without');
const AND = keysOfAll('grammar.and');

function isWithoutOther(read: ReadText, cue: CueHit<unknown>, from: number): boolean {
  const isOne = read.tokens.slice(cue.from, cue.to).some(({ key }) => WITHOUT.has(key));
  return isOne && read.tokens.slice(cue.to, from).some(({ key }) => AND.has(key));
}

/** Whether a negation is a part of longer words that ask for something. */
function isPart(read: ReadText, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return hitsBetween(read.requirementCues.cues, from, to).some(
    (need) => need.kind === 'hard' && need.from <= from && need.to >= to && need.to - need.from > to - from,
  );
}

const NO = keysByLanguage('negation.no');

/** "Je hebt geen hoogtevrees": a name of what is asked may begin with the word that ends a negation. */
function isOfName({ tokens, language }: ReadText, cue: CueHit<unknown>, from: number, to: number): boolean {
  return cue.from < from && cue.to === from + 1 && to > cue.to && NO[language].has(tokens[from]?.key ?? '');
}

/** "Without a licence it won't work" asks for the licence. */
function isMissed(read: ReadText, sentence: Sentence, to: number): boolean {
  return hitsBetween(read.requirementCues.cues, to, Math.min(sentence.to, to + WINDOW)).some(
    (cue) => cue.isMissing && cue.from >= to && cue.to <= sentence.to,
  );
}

/** "L'inglese non è necessario | ma aiuta", "niet vereist maar handig": what is not needed is a plus none the less. */
function isNoneTheLess(read: ReadText, sentence: Sentence, negation: CueHit<unknown>): boolean {
  return hitsBetween(read.requirementCues.cues, negation.from, Math.min(sentence.to, negation.to + 3)).some(
    ({ kind, isAhead, from, to }) =>
      kind === 'soft' && !isAhead && to > negation.to && from <= negation.to + 1 && to <= sentence.to,
  );
}

const ANSWERS = keysOfAll('negation.answer');
const ANSWER_WORDS = new TermSet();
for (const key of ANSWERS) ANSWER_WORDS.add(termOf(key));

/** "Invalkracht? Nee, een echt contract": what is asked in a question that the text itself answers with "no". */
export function isAnsweredNo({ tokens, original }: ReadText, { to, end }: Sentence): boolean {
  const answer = tokens[to];
  if (answer === undefined || !ANSWER_WORDS.mayHave(answer)) return false;
  return ANSWERS.has(answer.key) && /\?\s*$/.test(original.slice(end - 2, answer.start));
}

const PROBLEM = keysOfAll('negation.problem');

const NOT = keysOfAll('negation.not');

/** "Due turni, no notte", "non automunita": nothing but a space parts what is denied from "not". */
export function isDeniedAtOnce({ tokens, original }: ReadText, from: number): boolean {
  const before = tokens[from - 1];
  return before !== undefined && NOT.has(before.key) && original.slice(before.end, tokens[from]?.start) === ' ';
}

/**
 * Whether the text denies what stands in the tokens `from` to `to` ("geen ervaring vereist", "permis non requis"). A
 * shift that is "no problem" is asked: `isShift`.
 */
export function isNegated(read: ReadText, from: number, to: number, isShift = false): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  if (isAnsweredNo(read, sentence) || hasHitBetween(read.boxes.unchosen, from, to)) return true;
  if (isMissed(read, sentence, to)) return false;
  for (const cue of near(read.cues.negationBefore, sentence, from, to)) {
    // "no offer without a licence"
    if (isPart(read, cue) || isOfName(read, cue, from, to)) continue;
    // "non è richiesta la conoscenza": roots of a skill may begin in what denies it
    const end = cue.from < from && cue.to < to ? Math.min(cue.to, from) : cue.to;
    if (end > from || from - end > REACH.relevance.negation || isBroken(read, end, from)) continue;
    // "geen bezwaar tegen nachtwerk", "you don't mind getting your hands dirty"
    if (read.tokens.slice(cue.from, from).some(({ key }) => PROBLEM.has(key))) continue;
    if (!isWithoutOther(read, cue, from)) return true;
  }
  for (const cue of near(read.cues.negationAfter, sentence, from, to)) {
    if (cue.from < to || cue.from - to > REACH.relevance.negationBehind || isBroken(read, to, cue.from)) continue;
    if (isShift && read.tokens.slice(cue.from, cue.to).some(({ key }) => PROBLEM.has(key))) continue;
    if (!isNoneTheLess(read, sentence, cue)) return true;
  }
  return false;
}

/** Verbs whose "niet" asks: "je schuwt ploegenwerk niet". */
const SHUNNED = keysOfAll('negation.shunned');

/** "Rijbewijs B is nodig, een medische schifting niet": a language may deny with the last word of a clause. */
export function isDenied(read: ReadText, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const [word, next] = [read.tokens[to], read.tokens[to + 1]];
  if (word === undefined || word.followsBreak) return false;
  if (!LAST_DENIALS[read.language].has(word.key)) return false;
  const isLast = next === undefined || next.followsBreak || (read.sentenceOf(from)?.to ?? 0) <= to + 1;
  const before = read.tokens.slice(Math.max(0, from - REACH.relevance.shunned), from);
  return isLast && !before.some(({ key }) => startsWithAny(key, SHUNNED));
}
