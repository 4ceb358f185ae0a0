import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Language } from '../words/profile-language.ts';

interface Detector {
  detect(text: string): { readonly language: string; getScores(): Readonly<Record<string, number>> };
  setLanguageSubset(languages: readonly string[]): unknown;
}

const LANGUAGE_OF_CODE: ReadonlyMap<string, Language> = new Map(
  Object.entries<Language>({ nl: 'DUT', fr: 'FRE', en: 'ENG', it: 'ITA' }),
);

/** Texts shorter than this many letters name no language on their own ("lasser", "Java"). */
const FEWEST_LETTERS = 12;
/** The best language must be ahead of the fallback by this factor in a text of fewer than `SHORT_TEXT` characters. */
const SHORT_LEAD = 1.15;
const SHORT_TEXT = 60;

/** Characters looked at: of 308 annotated ads and CVs none is taken for another language by 250 of them. */
const SAMPLE = 300;

/** Characters of a line that is more than a fact of a form: "Type de contrat", "1000 Bruxelles". */
const LONGEST_FACT = 60;
/** Characters in which sentences are looked for below a form, and the fewest that tell more than the form does. */
const [FORM, LEAST_PROSE] = [2500, 200] as const;

/** The beginning of a text; below a form, whose labels are the job board's, the sentences of whoever wrote it. */
function sampleOf(text: string): string {
  const head = text.slice(0, SAMPLE);
  const isLong = (line: string): boolean => line.trim().length > LONGEST_FACT;
  if (head.split('\n').some(isLong)) return head;
  const prose = text.slice(0, FORM).split('\n').filter(isLong).join(' ').slice(0, SAMPLE);
  return prose.length >= LEAST_PROSE ? prose : head;
}

let loaded: Detector | null = null;

/** The n-gram tables take 0.2 s to load: they are read when the first text without a language comes in. */
function detector(): Detector {
  if (loaded === null) {
    const require = createRequire(import.meta.url);
    const module = require(fileURLToPath(import.meta.resolve('eld/small'))) as { readonly eld: Detector };
    loaded = module.eld;
    loaded.setLanguageSubset([...LANGUAGE_OF_CODE.keys()]);
  }
  return loaded;
}

/** The profile language a text is written in; `fallback` when the text is too short or too mixed to tell. */
export function detectLanguage(text: string, fallback: Language): Language {
  const sample = sampleOf(text).replace(/\s+/g, ' ').trim();
  if (sample.length < FEWEST_LETTERS) return fallback;
  const result = detector().detect(sample);
  const found = LANGUAGE_OF_CODE.get(result.language);
  if (found === undefined || found === fallback) return fallback;
  if (sample.length < SHORT_TEXT) {
    const scores = result.getScores();
    const fallbackCode = [...LANGUAGE_OF_CODE].find(([, language]) => language === fallback)?.[0] ?? '';
    if ((scores[result.language] ?? 0) < (scores[fallbackCode] ?? 0) * SHORT_LEAD) return fallback;
  }
  return found;
}
