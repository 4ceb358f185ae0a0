import { isNegated } from '../relevance/polarity.ts';
import { isOfAnotherKind, type SkillPhrase } from './phrase-of.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import type { TaskWords } from '../language/task-words.ts';

/** Capitals that name a degree, a contract, a law or a country rather than something one masters. */
const NO_SKILLS = new Set(
  'cv hbo mbo wo vmbo havo eu ue bts dut bac bep cap but cdd cdi cao ccn ccnl ral usa uk hr rh it tv cct cp eeo nv bv sa srl spa sprl gmbh ltd llc plc asbl vzw ets fte etp ftes kpi pdf atv adv rtt cet cest gmt eur gbp usd'.split(
    ' ',
  ),
);

/** Months, days, continents and subjects of study are written as names too. */
const NO_NAMES = new Set(
  (
    'january february march april may june july august september october november december ' +
    'monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays ' +
    'januari februari maart mei juni juli augustus oktober maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ' +
    'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche ' +
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica ' +
    'europe europa africa afrique asia asie benelux bnl dach emea apac manager director directeur direttore another ' +
    'chimica giurisprudenza economia ingegneria lettere medicina biologia fisica matematica'
  ).split(' '),
);

/** Small words that are written in capitals for emphasis. */
const EMPHATIC = new Set('not pas niet non geen must only solo seul alleen and all you'.split(' '));

/** Words that the name of a firm follows. */
const WITH = new Set(['bij', 'chez', 'at', 'presso', 'joindre', 'join']);
const named = new WeakMap<ReadText, ReadonlySet<string>>();

/** Words with a capital behind "at": the firm's own name, also where it stands elsewhere. */
function firmNames(read: ReadText): ReadonlySet<string> {
  let names = named.get(read);
  if (names === undefined) {
    const { tokens, original } = read;
    const following = tokens.filter(
      ({ start, followsBreak }, at) =>
        !followsBreak && WITH.has(tokens[at - 1]?.key ?? '') && /\p{Lu}/u.test(original.charAt(start)),
    );
    named.set(read, (names = new Set(following.map(({ key }) => key))));
  }
  return names;
}

/** Programs, makes and certificates by their capitals inside a sentence: "in NetSoins", "Excel and Dovetail", "QSCS". */
export function namesIn(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  isFree: (from: number, to: number) => boolean,
  isSkill: (at: number) => boolean,
  isPlace: (name: string) => boolean,
): readonly SkillPhrase[] {
  if (sentence.section === null) return [];
  const { tokens, original, table } = read;
  const surface = (at: number): string => original.slice(tokens[at]?.start, tokens[at]?.end);
  const firms = firmNames(read);
  const isName = (at: number): boolean => {
    const key = tokens[at]?.key ?? '';
    return (
      key.length > 2 &&
      !NO_NAMES.has(key) &&
      !firms.has(key) &&
      !table.stopWords.has(key) &&
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
    return joined >= sentence.body && isSkill(joined) && /^\p{Lu}/u.test(surface(joined));
  };
  const found: SkillPhrase[] = [];
  for (let from = sentence.body; from < sentence.to; from++) {
    const before = tokens[from - 1];
    if (!isName(from)) continue;
    const isAnnounced = from > sentence.body && before !== undefined && words.isToolWord(before.key);
    const isListed = from > sentence.body && isBesideSkill(from);
    if (!isAnnounced && !isListed && !(sentence.section === 'profile' && isInitials(from))) continue;
    let to = from + 1;
    while (to < sentence.to && to - from < 3 && tokens[to]?.followsBreak === false && isName(to)) to++;
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
