import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** Languages of a CV with their levels. */
function languagesOf(language: Language, cvText: string): readonly string[] {
  const { document } = parser.enrich('CANDIDATE', { id: 'c', cvText, language }, { today: '2026-03-02' });
  const value = document.matchProfile?.aspects['languages']?.value as
    readonly { readonly label: string; readonly level?: string | null }[] | undefined;
  return value?.map(({ label, level }) => `${label} ${level ?? '?'}`) ?? [];
}

describe('whose level it is', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Talen: Nederlands, Frans B1, Engels B2', ['Nederlands ?', 'Frans B1', 'Engels B2']],
    ['FRE', 'Langues : français, néerlandais B1', ['français ?', 'néerlandais B1']],
    ['ENG', 'Languages: English, French (B1)', ['English ?', 'French B1']],
    ['ITA', 'Lingue: italiano, inglese B2', ['italiano ?', 'inglese B2']],
  ])('ENG-16 %s: figures behind the last are its own, "%s"', (language, text, languages) => {
    expect(languagesOf(language, text)).toEqual(languages);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Talen: Nederlands en Frans: goed', ['Nederlands B2', 'Frans B2']],
    ['FRE', 'Langues : anglais et néerlandais B1', ['anglais B1', 'néerlandais B1']],
  ])('ENG-16 %s: of those that "and" joins, "%s"', (language, text, languages) => {
    expect(languagesOf(language, text)).toEqual(languages);
  });
});
