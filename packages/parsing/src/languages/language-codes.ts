import type { Concept } from '@counterpart/ontology';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';

/** A language named by its code, in a pair or a longer row of them. */
type CodedLanguage = ConceptMention & { readonly isCode: true };

/** Letters of the shortest and the longest code. */
const [SHORTEST, LONGEST] = [2, 3] as const;
/** What joins languages, and rarely countries: "NL/FR", "FR + NL". */
const JOINED = /^\s?[/+&]\s?$/;
/** What joins them where a word of languages stands before: "tweetalig NL-FR". */
const HYPHEN = /^\s?-\s?$/;
const SURENESS = 0.8;
/** Words from a word of languages to codes with a hyphen: "bilingue | FR - NL". */
const CODES_BEHIND = 3;

/** Languages that a text names by two codes or more. `codeOf` says which concept a code is. */
export function languageCodes(
  { original, tokens, cues }: ReadText,
  codeOf: (code: string) => Concept | undefined,
): readonly CodedLanguage[] {
  const found: CodedLanguage[] = [];
  let row: CodedLanguage[] = [];
  const close = (): void => {
    if (row.length > 1) found.push(...row);
    row = [];
  };
  for (let from = 0; from < tokens.length; from++) {
    const token = tokens[from];
    if (token === undefined) break;
    const { start, end } = token;
    const length = end - start;
    const concept = length < SHORTEST || length > LONGEST ? undefined : codeOf(original.slice(start, end));
    if (concept === undefined) {
      if (row.length > 0) close();
      continue;
    }
    const gap = original.slice(row.at(-1)?.end ?? start, start);
    const first = row[0]?.from ?? from;
    const isJoined =
      JOINED.test(gap) || (HYPHEN.test(gap) && hasHitBetween(cues.languageWord, first - CODES_BEHIND, first));
    if (!isJoined) close();
    row.push({ concept, from, to: from + 1, start, end, quality: 'exact', confidence: SURENESS, isCode: true });
  }
  close();
  return found;
}
