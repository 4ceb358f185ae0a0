import type { Language } from '@counterpart/domain';
import type { Ontology } from '@counterpart/ontology';
import { keysByLanguage } from '../../language/word-lists.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { hitsBetween } from '../../tokens/hits-between.ts';
import { TermFacts } from '../../tokens/term-dictionary.ts';
import type { Token } from '../../tokens/text-tokens.ts';
import { CONFIDENCE, type ConceptMention } from '../find-concepts.ts';
import { shiftCalled, type TimeOfWork, timesByLanguage } from './times-of-work.ts';

const TIMES = timesByLanguage('hours.together');
const BEGINS = {
  DUT: beginningsOf('DUT'),
  FRE: beginningsOf('FRE'),
  ENG: beginningsOf('ENG'),
  ITA: beginningsOf('ITA'),
} as const;
const BETWEEN = keysByLanguage('hours.together.link');
/** Words between two times, "and" with them: "'s avonds | en in het | weekend". */
const MOST_BETWEEN = 4;
/** Times behind one that are looked at for what is said of all of them. */
const MOST_TIMES = 6;
/** What may part two times where no "and" stands: "evenings, weekends", "soirs/week-ends", "avond-, nacht-". */
const GAP = /^[ \u00A0]?-?(?:,|\/|&|\+)[ \u00A0]?$/;
/** What may stand between a time and its "and": "avond- en weekendwerk". */
const SPACE = /^-?[ \u00A0]+$|^'$|^’$|^-$/;

function beginningsOf(language: Language): TermFacts<boolean> {
  const firsts = new Set(TIMES[language].map(({ keys }) => keys[0]));
  return new TermFacts((key) => firsts.has(key));
}

interface Member {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Two or more times of work that are told together: "evenings and | weekends", "avond- | en weekendwerk". Alone some of
 * these words mean any evening, and a label of both names one shift; together each of them is a shift.
 */
export function shiftsTogether(
  read: ReadText,
  ontology: Ontology,
  found: readonly ConceptMention[],
): readonly ConceptMention[] {
  const added: ConceptMention[] = [];
  for (const run of runsOf(read)) {
    const told = new Set<string>();
    if (new Set(run.map(({ label }) => label)).size < 2) continue;
    for (const { label, from, to } of run) {
      if (told.has(label)) continue;
      told.add(label);
      const concept = shiftCalled(ontology, label, read.language);
      const [first, last] = [read.tokens[from], read.tokens[to - 1]];
      if (concept === undefined || first === undefined || last === undefined) continue;
      if (hitsBetween(found, from, to).some((hit) => hit.concept === concept)) continue;
      const place = { from, to, start: first.start, end: last.end };
      added.push({ concept, ...place, quality: 'inflected', confidence: CONFIDENCE.inflected });
    }
  }
  return added;
}

/** Where the times end that are joined to what ends before a token: "evenings | and weekends"; there if none are. */
export function endOfTimes(read: ReadText, to: number): number {
  let end = to;
  let count = 0;
  for (let at = to; at < end + MOST_BETWEEN && count < MOST_TIMES; at++) {
    const token = read.tokens[at];
    const time =
      token !== undefined && BEGINS[read.language].of(token) ? timeAt(read.tokens, at, TIMES[read.language]) : null;
    if (time === null || !areJoined(read, end, at)) continue;
    end = time.to;
    at = end - 1;
    count += 1;
  }
  return end;
}

/** Times that follow one another with nothing but "and" and small words between them. */
function runsOf(read: ReadText): readonly (readonly Member[])[] {
  const runs: Member[][] = [];
  const begins = BEGINS[read.language];
  let run: Member[] = [];
  for (let at = 0; at < read.tokens.length; at++) {
    const token = read.tokens[at];
    const time = token !== undefined && begins.of(token) ? timeAt(read.tokens, at, TIMES[read.language]) : null;
    if (time === null) continue;
    const before = run.at(-1);
    if (before !== undefined && areJoined(read, before.to, at)) run.push(time);
    else {
      runs.push(run);
      run = [time];
    }
    at = time.to - 1;
  }
  runs.push(run);
  return runs;
}

/** The longest time whose words stand at a token. */
function timeAt(tokens: readonly Token[], from: number, times: readonly TimeOfWork[]): Member | null {
  let best: Member | null = null;
  for (const { keys, label } of times) {
    if (best !== null && keys.length <= best.to - best.from) continue;
    const isHere = keys.every(
      (key, at) => tokens[from + at]?.key === key && (at === 0 || !tokens[from + at]?.followsBreak),
    );
    if (isHere) best = { label, from, to: from + keys.length };
  }
  return best;
}

/** Whether the words between two times join them. */
function areJoined({ tokens, original, language, table }: ReadText, from: number, to: number): boolean {
  if (to - from > MOST_BETWEEN) return false;
  let isJoined = false;
  for (let at = from; at <= to; at++) {
    const gap = original.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
    if (GAP.test(gap)) isJoined = true;
    else if (!SPACE.test(gap)) return false;
    if (at === to) break;
    const key = tokens[at]?.key ?? '';
    if (table.joiningWords.has(key)) isJoined = true;
    else if (!BETWEEN[language].has(key)) return false;
  }
  return isJoined;
}
