import type { Language } from '@counterpart/domain';
import { type Concept, type Gazetteer, type Ontology, TitleLinker } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import { LabelMatcher } from '../labels/label-matcher.ts';
import { RootIndex } from '../labels/root-index.ts';
import { FieldsOfJobs } from './fields-of-jobs.ts';
import { LongerNames } from './general-names.ts';
import { WorkWords } from './work-words.ts';
import { SkillWords } from '../links/skill-words.ts';

/** What every reading needs; label indices are made for a language when its first text comes in. */
export interface Lexicon {
  readonly ontology: Ontology;
  readonly gazetteer: Gazetteer;
  /** Hours of a full-time month, for wages per hour. */
  readonly hoursAMonth: number;
  /** Range of a location that names none, in kilometres. */
  readonly defaultRangeKm: number;
  labels(language: Language): LabelMatcher;
  /** The labels of skills for comparison by the roots of their words. */
  rootLabels(language: Language): RootIndex;
  /** The words of the labels of hard skills, to which phrases are linked. */
  skillWords(language: Language): SkillWords;
  /** The occupations whose names begin with a word that names another one. */
  longerNames(language: Language): LongerNames;
  /** The jobs by field and role, for titles that say the role in another word. */
  fieldsOfJobs(language: Language): FieldsOfJobs;
  /** The words of which jobs, skills and studies are called. */
  workWords(language: Language): WorkWords;
  /** Links titles that no label covers. */
  readonly titles: TitleLinker;
  /** The language that a folded word names in a language, if any. */
  languageNamed(word: string, language: Language): Concept | undefined;
  /** The language that a code in capitals stands for, if any. */
  languageCoded(code: string): Concept | undefined;
  /** The profile language that a LANGUAGE concept is, undefined for the others. */
  codeOfLanguage(conceptId: string): Language | undefined;
}

const ENGLISH_NAMES: Readonly<Record<Language, string>> = {
  DUT: 'Dutch',
  FRE: 'French',
  ENG: 'English',
  ITA: 'Italian',
};

/** Codes that ads write for languages. */
const CODED: ReadonlyMap<string, string> = new Map([
  ['NL', 'Dutch'],
  ['FR', 'French'],
  ['EN', 'English'],
  ['ENG', 'English'],
  ['DE', 'German'],
  ['IT', 'Italian'],
  ['ES', 'Spanish'],
]);

function languageNames(ontology: Ontology, language: Language): ReadonlyMap<string, Concept> {
  const names = new Map<string, Concept>();
  for (const concept of ontology.concepts()) {
    const labels = concept.type === 'LANGUAGE' ? concept.labels[language] : undefined;
    if (labels === undefined) continue;
    for (const label of [labels.preferred, ...labels.alternative]) names.set(foldLabel(label), concept);
  }
  return names;
}

function languageCodes(ontology: Ontology): ReadonlyMap<string, Language> {
  const codes = new Map<string, Language>();
  for (const [language, name] of Object.entries(ENGLISH_NAMES)) {
    for (const id of ontology.resolve(name, 'ENG', 'LANGUAGE').concepts) codes.set(id, language as Language);
  }
  return codes;
}

/** A lexicon over one ontology and one gazetteer. */
export function createLexicon(
  ontology: Ontology,
  gazetteer: Gazetteer,
  { hoursAMonth, defaultRangeKm }: Pick<Lexicon, 'hoursAMonth' | 'defaultRangeKm'>,
): Lexicon {
  const indices = new Map<Language, LabelMatcher>();
  const rootIndices = new Map<Language, RootIndex>();
  const skillWords = new Map<Language, SkillWords>();
  const longerNames = new Map<Language, LongerNames>();
  const fieldsOfJobs = new Map<Language, FieldsOfJobs>();
  const workWords = new Map<Language, WorkWords>();
  const languages = new Map<Language, ReadonlyMap<string, Concept>>();
  let codes: ReadonlyMap<string, Language> | undefined;
  let titles: TitleLinker | undefined;
  return {
    ontology,
    gazetteer,
    // its index is only made for a title that no label covers
    get titles() {
      return (titles ??= new TitleLinker(ontology.concepts(), ['OCCUPATION']));
    },
    hoursAMonth,
    defaultRangeKm,
    labels: (language) => {
      let index = indices.get(language);
      if (index === undefined) indices.set(language, (index = new LabelMatcher(ontology, language)));
      return index;
    },
    rootLabels: (language) => {
      let index = rootIndices.get(language);
      if (index === undefined) rootIndices.set(language, (index = new RootIndex(ontology, language)));
      return index;
    },
    skillWords: (language) => {
      let words = skillWords.get(language);
      if (words === undefined) skillWords.set(language, (words = new SkillWords(ontology, language)));
      return words;
    },
    longerNames: (language) => {
      let names = longerNames.get(language);
      if (names === undefined) longerNames.set(language, (names = new LongerNames(ontology, language)));
      return names;
    },
    fieldsOfJobs: (language) => {
      let fields = fieldsOfJobs.get(language);
      if (fields === undefined) fieldsOfJobs.set(language, (fields = new FieldsOfJobs(ontology, language)));
      return fields;
    },
    workWords: (language) => {
      let words = workWords.get(language);
      if (words === undefined) workWords.set(language, (words = new WorkWords(ontology, language)));
      return words;
    },
    languageNamed: (word, language) => {
      let names = languages.get(language);
      if (names === undefined) languages.set(language, (names = languageNames(ontology, language)));
      return names.get(word);
    },
    languageCoded: (code) => {
      const name = CODED.get(code);
      const id = name === undefined ? undefined : ontology.resolve(name, 'ENG', 'LANGUAGE').concepts[0];
      return id === undefined ? undefined : ontology.concept(id);
    },
    // looking names up makes an index of all labels, a fifth of a second that whoever reads nothing need not take
    codeOfLanguage: (conceptId) => (codes ??= languageCodes(ontology)).get(conceptId),
  };
}
