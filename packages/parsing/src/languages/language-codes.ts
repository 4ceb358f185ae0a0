import type { Concept } from '@counterpart/ontology';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import type { ReadText } from '../structure/read-text.ts';

const CODE = '(?:NL|FR|EN|ENG|DE|IT|ES)';
/** Codes joined as languages are, not as countries in a list: "NL/FR", "FR + NL"; "tweetalig NL-FR" by its word. */
const CODES = new RegExp(String.raw`(?<![\p{L}\p{N}/&+-])${CODE}(?:\s?[/+&-]\s?${CODE})+(?![\p{L}\p{N}/&+-])`, 'gu');
const SURENESS = 0.8;
/** Words from a word of languages to codes with a hyphen: "bilingue | FR - NL". */
const CODES_BEHIND = 3;

/** Languages that a text names by two codes or more: "tweetalig NL/FR". `codeOf` says which concept a code is. */
export function languageCodes(
  { original, tokens, cues }: ReadText,
  codeOf: (code: string) => Concept | undefined,
): readonly (ConceptMention & { readonly isCode: true })[] {
  return [...original.matchAll(CODES)].flatMap(({ index, 0: codes }) =>
    tokens.flatMap((token, from) => {
      if (token.start < index || token.end > index + codes.length) return [];
      const { start, end } = token;
      const concept = codeOf(original.slice(start, end));
      if (concept === undefined) return [];
      if (codes.includes('-') && !hasHitBetween(cues.languageWord, from - CODES_BEHIND, from)) return [];
      return [{ concept, from, to: from + 1, start, end, quality: 'exact', confidence: SURENESS, isCode: true }];
    }),
  );
}
