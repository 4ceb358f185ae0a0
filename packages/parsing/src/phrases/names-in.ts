import { grammarOf } from '../language/grammar/grammars.ts';
import { requiredness } from '../requirement/requiredness.ts';
import { isNegated } from '../relevance/polarity.ts';
import { isNumberOfName, isOfAnotherKind, type SkillPhrase } from './phrase-of.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import type { TaskWords } from '../language/task-words.ts';
import { keysOfAll } from '../language/word-lists.ts';

/** Capitals that name a degree, a contract, a law or a country rather than something one masters. */
const NO_SKILLS = keysOfAll('name.no-skill');

/** Months, days, continents and subjects of study are written as names too. */
const NO_NAMES = keysOfAll('name.no-name');

/** Small words that are written in capitals for emphasis. */
const EMPHATIC = keysOfAll('name.emphatic');

/** Capitals or digits inside a word, as makes and programs are written: "NetSoins", "Office365". */
const MADE_UP = /\p{Ll}\p{Lu}|\p{L}\d/u;

/** Words that the name of a firm follows. */
const WITH = keysOfAll('name.employer-behind');

/** "Chaque centre | ADHAP": what kind of firm it is stands before its name. */
const FIRM = keysOfAll('employer.noun');
/** "GALEO | vous offre": who speaks to the reader is no program. */
const READER = keysOfAll('grammar.reader.addressee');

/**
 * Words with a capital behind "at" or the kind of firm, or that speak to the reader: the employer's own name, also
 * where it stands elsewhere.
 */
export function employerNames({ tokens, original }: ReadText): ReadonlySet<string> {
  const keyAt = (at: number): string => (tokens[at]?.followsBreak === true ? '' : (tokens[at]?.key ?? ''));
  const names = tokens.filter(({ start, followsBreak }, at) => {
    if (!/\p{Lu}/u.test(original.charAt(start))) return false;
    const before = tokens[at - 1]?.key ?? '';
    return READER.has(keyAt(at + 1)) || (!followsBreak && (WITH.has(before) || FIRM.has(before)));
  });
  return new Set(names.map(({ key }) => key));
}

/**
 * Programs, makes and certificates by their capitals inside a sentence: "in NetSoins", "Excel and Dovetail", "QSCS".
 */
export function namesIn(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  employers: ReadonlySet<string>,
  isFree: (from: number, to: number) => boolean,
  isSkill: (at: number) => boolean,
  isPlace: (name: string) => boolean,
): readonly SkillPhrase[] {
  if (sentence.section === null) return [];
  const { tokens, original, table } = read;
  const surface = (at: number): string => original.slice(tokens[at]?.start, tokens[at]?.end);
  const isName = (at: number): boolean => {
    const key = tokens[at]?.key ?? '';
    return (
      key.length > 2 &&
      !NO_NAMES.has(key) &&
      !employers.has(key) &&
      !table.stopWords.has(key) &&
      // "AutoCAD et EPLAN, Etudier les implantations"
      !(words.isVerb(key) && /^\p{Lu}\p{Ll}+$/u.test(surface(at))) &&
      /^\p{Lu}[\p{L}\d]+$/u.test(surface(at))
    );
  };
  const isInitials = (at: number): boolean =>
    /^\p{Lu}{3,5}\d?$/u.test(surface(at)) &&
    !NO_SKILLS.has(tokens[at]?.key ?? '') &&
    !table.stopWords.has(tokens[at]?.key ?? '') &&
    !EMPHATIC.has(tokens[at]?.key ?? '');
  // capitals say nothing in a line that shouts
  if (!/\p{Ll}{3}/u.test(original.slice(sentence.start, sentence.end))) return [];
  /** "Figma and Dovetail": the word before the comma or "and" is a skill with a capital of its own. */
  const isBesideSkill = (at: number): boolean => {
    const joined = table.joiningWords.has(tokens[at - 1]?.key ?? '') ? at - 2 : tokens[at]?.followsBreak ? at - 1 : -1;
    // "patente B. Gradita abilitazione": behind a full stop begins something else
    const gap = original.slice(tokens[at - 1]?.end, tokens[at]?.start);
    return joined >= sentence.body && !/[.!?:]/.test(gap) && isSkill(joined) && /^\p{Lu}/u.test(surface(joined));
  };
  // "System Performance": the name stands before "system" where qualities stand first and are written apart
  const { putsQualitiesFirst, hasCompounds } = grammarOf(read.language);
  const isNamedFirst = putsQualitiesFirst && !hasCompounds;
  const found: SkillPhrase[] = [];
  for (let from = sentence.body; from < sentence.to; from++) {
    const before = tokens[from - 1];
    if (!isName(from)) continue;
    // behind "logiciel" any name is a program; behind "avec" or "in" a person or a place may stand as well
    const isAnnounced =
      from > sentence.body &&
      before !== undefined &&
      words.isToolWord(before.key) &&
      ((!table.stopWords.has(before.key) && !isNamedFirst) || MADE_UP.test(surface(from)));
    // outside what is asked a place or a department stands beside a skill as well
    const mayBeListed = sentence.section === 'profile' || MADE_UP.test(surface(from));
    const isListed = mayBeListed && from > sentence.body && isBesideSkill(from);
    if (
      !isAnnounced &&
      !isListed &&
      !(sentence.section === 'profile' && isInitials(from) && requiredness(read, from, from + 1) !== null)
    )
      continue;
    let to = from + 1;
    while (to < sentence.to && to - from < 3 && tokens[to]?.followsBreak === false && isName(to)) to++;
    if (to < sentence.to && isNumberOfName(read, to)) to++;
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (first === undefined || last === undefined) continue;
    const isElsewhere =
      isPlace(original.slice(first.start, last.end)) || isPlace(original.slice(first.start, first.end));
    const counts = isFree(from, to) && !isElsewhere && !isOfAnotherKind(read, from, to) && !isNegated(read, from, to);
    if (counts) found.push({ from, to, start: first.start, end: last.end });
    from = to - 1;
  }
  return found;
}
