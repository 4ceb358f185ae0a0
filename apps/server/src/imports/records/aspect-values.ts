import type { Aspect, ConceptItem, LanguageLevel, LocationItem } from '@counterpart/domain';

const FLAGS = { weight: 1, required: false } as const;
/** Labels of one list that are kept; no profile has more. */
const MAX_ITEMS = 200;
const LONGEST_LABEL = 300;

/** Labels without blanks around them, empty ones and repetitions. */
export function distinctLabels(labels: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const label of labels) {
    const text = label.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LABEL);
    if (text !== '' && byKey.size < MAX_ITEMS && !byKey.has(text.toLowerCase())) byKey.set(text.toLowerCase(), text);
  }
  return [...byKey.values()];
}

/** A list aspect of labels; undefined when there are none. */
export function conceptsOf(labels: readonly string[]): Aspect | undefined {
  const value = distinctLabels(labels).map((label, i): ConceptItem => ({ id: `i${i + 1}`, label, ...FLAGS }));
  return value.length === 0 ? undefined : { type: 'concepts', ...FLAGS, value };
}

/** A language and how well it is known. */
export interface KnownLanguage {
  readonly label: string;
  readonly level: LanguageLevel | null;
}

/** The languages aspect; undefined when there are none. */
export function languagesOf(known: readonly KnownLanguage[]): Aspect | undefined {
  const labels = distinctLabels(known.map(({ label }) => label));
  const levelOf = (label: string) =>
    known.find((each) => each.label.trim().toLowerCase() === label.toLowerCase())?.level ?? null;
  const value = labels.map((label, i): ConceptItem => ({ id: `i${i + 1}`, label, ...FLAGS, level: levelOf(label) }));
  return value.length === 0 ? undefined : { type: 'concepts', ...FLAGS, value };
}

/** The locations aspect with the default range; undefined when there are none. */
export function locationsOf(labels: readonly string[]): Aspect | undefined {
  const value = distinctLabels(labels).map((label, i): LocationItem => ({
    id: `i${i + 1}`,
    label,
    range: null,
    rangeUnit: 'KILOMETER',
    ...FLAGS,
  }));
  return value.length === 0 ? undefined : { type: 'locations', ...FLAGS, value };
}

/** The wage aspect, gross euro a month, full time; undefined when neither bound is known. */
export function wageOf(from: number | null, to: number | null): Aspect | undefined {
  if (from === null && to === null) return undefined;
  return { type: 'range', ...FLAGS, value: { ...FLAGS, from, to } };
}

/** An aspect of one whole number; undefined when it is not known. */
export function integerOf(value: number | null): Aspect | undefined {
  return value === null ? undefined : { type: 'integer', ...FLAGS, value: { ...FLAGS, value } };
}

const LEVEL_OF_WORD: readonly (readonly [RegExp, LanguageLevel])[] = [
  [/\b(native|mother ?tongue|bilingual|moedertaal|tweetalig|langue maternelle|maternel|bilingue|madrelingua)\b/i, 'C2'],
  [/\b(fluent|full professional|vloeiend|courant|couramment|fluente)\b/i, 'C1'],
  [
    /\b(professional working|advanced|very good|zeer goed|gevorderd|tres bien|très bien|avancé|avanzato|ottimo)\b/i,
    'C1',
  ],
  [/\b(good|intermediate|goed|bien|bon|intermédiaire|buono|intermedio|conversational)\b/i, 'B2'],
  [/\b(limited working|fair|voldoende|moyen|discreto)\b/i, 'B1'],
  [/\b(basic|elementary|beginner|basis|beperkt|notions|débutant|base|scolastico|elementare)\b/i, 'A2'],
];

/** The CEFR level that a word for fluency stands for; null when it says none. */
export function levelOfFluency(text: string): LanguageLevel | null {
  const written = /\b([ABC][12])\b/i.exec(text)?.[1]?.toUpperCase();
  if (written !== undefined) return written as LanguageLevel;
  return LEVEL_OF_WORD.find(([word]) => word.test(text.slice(0, 200)))?.[1] ?? null;
}

/** "French (B2)", "Frans: goed" or "Italiano" as a language and its level. */
export function knownLanguage(text: string): KnownLanguage {
  const cut = text.slice(0, LONGEST_LABEL);
  const [label = ''] = cut.split(/[:(–=/]|\s-\s|\s+(?=[ABC][12]\b)/, 1);
  return { label: label.trim(), level: levelOfFluency(cut) };
}
