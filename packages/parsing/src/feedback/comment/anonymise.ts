import { foldCase, tokenize } from '@counterpart/text';
import type { LanguageRules } from '../rules/language-rules.ts';

/** Stands for each character of a name. */
const MARK = '•';
const CAPITAL = /^\p{Lu}\p{Ll}/u;
const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
/** What stands before the first word of a sentence. */
const OPENING = /(?:^|[.!?:;\n\r"“«(–-])\s*$/u;

/**
 * A comment with names of people hidden by marks of the same length, so that offsets stay. First names are known; any
 * other word with a capital within a sentence is hidden too unless the language's rules know it: one name too many is
 * hidden rather than one too few.
 */
export function hideNames(comment: string, rules: LanguageRules): string {
  let shown = comment.replace(MAIL, (mail) => MARK.repeat(mail.length));
  let followsName: boolean = false;
  for (const { text, start, end } of tokenize(comment)) {
    const isCapital = CAPITAL.test(text);
    const folded = foldCase(text.replace(/['’]s$/, ''));
    const opens = OPENING.test(comment.slice(Math.max(0, start - 3), start));
    const isName: boolean =
      isCapital && (rules.isIn('first-name', folded) || (followsName && !opens) || (!opens && !rules.knows(folded)));
    if (isName) {
      const length = /['’]s$/.test(text) ? end - start - 2 : end - start;
      shown = shown.slice(0, start) + MARK.repeat(length) + shown.slice(start + length);
    }
    followsName = isName;
  }
  return shown;
}
