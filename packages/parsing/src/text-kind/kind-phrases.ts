import { readFileSync } from 'node:fs';
import { foldLabel } from '@counterpart/text';

/** Lower-case words without accents, one space between them and nothing else: how phrases and texts are compared. */
export function plainWords(text: string): string {
  return foldLabel(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const LANGUAGES = ['dutch', 'french', 'english', 'italian'];

function readPhrases(language: string): readonly (readonly ['job' | 'cv', string])[] {
  const file = new URL(`./phrases/${language}.txt`, import.meta.url);
  let section: 'job' | 'cv' | null = null;
  const known = new Set<string>();
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      const written = line.trim();
      if (written === '' || written.startsWith('#')) return [];
      if (written === '[job]' || written === '[cv]') {
        section = written === '[job]' ? 'job' : 'cv';
        return [];
      }
      const phrase = plainWords(written);
      if (section === null || known.has(phrase)) throw new Error(`${language}.txt:${i + 1}: ${written} stands twice`);
      known.add(phrase);
      return [[section, phrase] as const];
    });
}

const ALL = LANGUAGES.flatMap(readPhrases);
const phrasesOf = (kind: 'job' | 'cv'): readonly string[] => [
  ...new Set(ALL.flatMap(([section, phrase]) => (section === kind ? [phrase] : []))),
];

/** Phrases, as `plainWords` has them, that only an advertisement, or only a CV, says; each file is checked as it is read. */
export const KIND_PHRASES = { job: phrasesOf('job'), cv: phrasesOf('cv') } as const;
