import type { Concept } from '@counterpart/ontology';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';

/** A language named by its code: in a pair or a longer row of them, or before how well it is known. */
type CodedLanguage = ConceptMention & { readonly isCode: true };

/** Letters of the shortest and the longest code. */
const [SHORTEST, LONGEST] = [2, 3] as const;
/** What joins languages, and rarely countries: "NL/FR", "FR + NL". */
const JOINED = /^\s?[/+&]\s?$/;
/** What joins them where a word of languages stands before: "tweetalig NL-FR", "Talen: NL, FR". */
const LISTED = /^\s?[-–,]\s?$/;
/** What stands between a code and how well the language is known: "NL: goed", "FR (B2)", "EN - notions". */
const RATED = /^[ \t]*[:=(–—-][ \t]*$/;
const SURENESS = 0.8;
/** Words from a word of languages to codes behind it: "bilingue | FR - NL". */
const CODES_BEHIND = 3;
/** Words between a code and how well the language is known: "FR: | très | bon niveau". */
const LEVEL_BEHIND = 3;

/**
 * Languages that a text names by two codes or more ("NL/FR", "FR: langue maternelle / NL: bon niveau"), or by one
 * behind a word of languages that says how well. `codeOf` says which concept a code is.
 */
export function languageCodes(read: ReadText, codeOf: (code: string) => Concept | undefined): readonly CodedLanguage[] {
  const coded = allCodes(read, codeOf);
  const rated = coded.filter((code) => isRated(read, code));
  const found = new Set(rated.length > 1 ? rated : rated.filter(({ from }) => isBehindWord(read, from)));
  let row: CodedLanguage[] = [];
  const close = (): void => {
    if (row.length > 1) for (const code of row) found.add(code);
    row = [];
  };
  for (const code of coded) {
    const before = row.at(-1);
    if (before !== undefined && !isJoined(read, before, code, row[0]?.from ?? code.from)) close();
    row.push(code);
  }
  close();
  return coded.filter((code) => found.has(code));
}

function allCodes(
  { original, tokens }: ReadText,
  codeOf: (code: string) => Concept | undefined,
): readonly CodedLanguage[] {
  return tokens.flatMap(({ start, end }, from) => {
    const length = end - start;
    const concept = length < SHORTEST || length > LONGEST ? undefined : codeOf(original.slice(start, end));
    if (concept === undefined) return [];
    return [{ concept, from, to: from + 1, start, end, quality: 'exact', confidence: SURENESS, isCode: true }];
  });
}

/** Whether a code goes on a row that began at token `first`. */
function isJoined(read: ReadText, before: CodedLanguage, { from, start }: CodedLanguage, first: number): boolean {
  const gap = read.original.slice(before.end, start);
  if (JOINED.test(gap)) return true;
  // "NL, FR en EN"
  const isAnd = before.to === from - 1 && read.table.joiningWords.has(read.tokens[before.to]?.key ?? '');
  return (isAnd || LISTED.test(gap)) && isBehindWord(read, first);
}

function isBehindWord({ cues }: ReadText, at: number): boolean {
  return hasHitBetween(cues.languageWord, at - CODES_BEHIND, at);
}

/** "NL: moedertaal", "FR (B2)": the level stands behind a divider on the same line. */
function isRated({ original, tokens, cues }: ReadText, { to, end }: CodedLanguage): boolean {
  const next = tokens[to];
  if (next === undefined || !RATED.test(original.slice(end, next.start))) return false;
  const level = hitsBetween(cues.level, to, to + LEVEL_BEHIND).find(({ from }) => from >= to);
  return level !== undefined && !original.slice(end, tokens[level.from]?.start).includes('\n');
}
