import { hitsBetween } from '../../tokens/hits-between.ts';
import { isCounted } from './contract-lengths.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';

/** "After a temporary period you are hired". */
const AFTER = keysOfAll('time.after');
/** What has a length of its own, and the words behind the length in which it stands. */
const TRAINED = keysOfAll('contract.length.other', 'contract.probation', 'experience.word');
const LEARNT = 2;

/** Whether something else comes before the permanent contract in the tokens `from` to `to` (exclusive). */
export function comesAfter(
  read: ReadText,
  sentence: Sentence,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  return (
    isAfterTime(read, sentence, from) ||
    isAfterMonths(read, sentence, from) ||
    isForInterns(read, sentence, from) ||
    isAfterAgency(read, sentence, to)
  );
}

/** "Na 65 gewerkte dagen vast", "permanent after 12 weeks": so long somebody works before the contract is permanent. */
function isAfterTime(read: ReadText, sentence: Sentence, from: number): boolean {
  const start = Math.max(sentence.from, from - REACH.contract.afterTime);
  const after = read.tokens.slice(start, from).findLastIndex(({ key }) => AFTER.has(key));
  if (after === -1) return false;
  return (
    read.tokens.slice(start + after + 1, from).every(({ followsBreak }) => !followsBreak) &&
    [read.cues.month, read.cues.weekWord, read.cues.day, read.cues.hourUnit].some((units) =>
      hitsBetween(units, start + after, from).some(
        (unit) => isCounted(read, unit.from) || isCounted(read, unit.from - 1),
      ),
    )
  );
}

/** Words from the months to "and then", and from there to the contract. */
const [MONTHS_REACH, THEN_REACH] = [12, 8] as const;

/** "Three months, another three and then a permanent contract": so many months come first. */
function isAfterMonths(read: ReadText, sentence: Sentence, from: number): boolean {
  const { cues, tokens } = read;
  const then = hitsBetween(cues.afterwards, Math.max(sentence.from, from - THEN_REACH), from).at(-1);
  if (then === undefined) return false;
  const start = Math.max(sentence.from, then.from - MONTHS_REACH);
  if (tokens.slice(start, then.from).some(({ key }) => TRAINED.has(key))) return false;
  return hitsBetween(cues.month, start, then.from).some((unit) => isCounted(read, unit.from));
}

const INTERNS = keysOfAll('contract.interns');
const OFFERED = keysOfAll('contract.offered');
/** Words around a contract within which it is offered, and before it within which interns are named. */
const [OFFERED_REACH, INTERNS_REACH] = [8, 16] as const;

/** "Good interns are often offered a permanent job": what may come after an internship. */
function isForInterns({ tokens }: ReadText, { from, to }: Sentence, at: number): boolean {
  const near = tokens.slice(Math.max(from, at - OFFERED_REACH), Math.min(to, at + OFFERED_REACH));
  return (
    near.some(({ key }) => OFFERED.has(key)) &&
    tokens.slice(Math.max(from, at - INTERNS_REACH), at).some(({ key }) => INTERNS.has(key))
  );
}

/**
 * "Onbepaalde duur na een geslaagde interimperiode", "permanent after six months": a contract for a time, an agency or
 * some months come first, though they are named last. The tokens `from` on stand behind the permanent contract.
 */
function isAfterAgency(read: ReadText, sentence: Sentence, from: number): boolean {
  const { tokens, cues } = read;
  const after = tokens
    .slice(from, Math.min(sentence.to, from + REACH.contract.after))
    .findIndex(({ key, followsBreak }) => AFTER.has(key) && !followsBreak);
  if (after === -1) return false;
  const start = from + after + 1;
  const end = Math.min(sentence.to, start + REACH.contract.afterTime);
  const isUnbroken = (to: number): boolean => tokens.slice(start, to).every(({ followsBreak }) => !followsBreak);
  const first = hitsBetween(cues.contract, start, end).find(({ value }) => value?.value === 'TEMPORARY');
  if (first !== undefined && isUnbroken(first.from + 1)) return true;
  if (isAfterOrdinal(read, start)) return true;
  // "na een jaar goed functioneren", but "na twee jaar ervaring", "na drie maanden opleiding"
  const unit = [cues.month, cues.year].flatMap((units) => hitsBetween(units, start + 1, start + 2))[0];
  if (unit === undefined || !isUnbroken(unit.to) || !isCounted(read, unit.from)) return false;
  return !tokens.slice(unit.to, Math.min(sentence.to, unit.to + LEARNT)).some(({ key }) => TRAINED.has(key));
}

const ORDINALS = keysOfAll('time.ordinal');

/** "A permanent contract after | your first year": a month or year by its number, behind at most one small word. */
function isAfterOrdinal({ tokens, cues, table }: ReadText, start: number): boolean {
  // "a permanent contract and after your first year a bonus"
  if (table.joiningWords.has(tokens[start - 2]?.key ?? '')) return false;
  const at = ORDINALS.has(tokens[start]?.key ?? '') ? start : start + 1;
  if (!ORDINALS.has(tokens[at]?.key ?? '') || tokens[at + 1]?.followsBreak !== false) return false;
  return [cues.month, cues.year].some((units) => hitsBetween(units, at + 1, at + 2).length > 0);
}
