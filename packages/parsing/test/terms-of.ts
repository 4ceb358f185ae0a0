import { isLanguage } from '@counterpart/domain';
import { parser } from './starter-parser.ts';

/** The contracts and hours that a text is read to tell, in the order of the alphabet: "FULL_TIME+PERMANENT". */
export function termsOf(text: string, language: string): string {
  if (!isLanguage(language)) throw new Error(language);
  const aspects = parser.parseJob({ title: '', text, language }).parsingAspects;
  const values = aspects.flatMap((aspect) =>
    aspect.aspectType === 'CONTRACT_TYPE' || aspect.aspectType === 'WORKING_HOURS' ? [aspect.value] : [],
  );
  return [...new Set(values)].sort().join('+');
}

/** Lines of "language|terms|text" as the cases of a test; ⏎ is a line break. */
export function termCases(lines: string): readonly (readonly [language: string, terms: string, text: string])[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [language = '', terms = '', text = ''] = line.split('|');
      return [language, terms, text.replaceAll(' ⏎ ', '\n')] as const;
    });
}
