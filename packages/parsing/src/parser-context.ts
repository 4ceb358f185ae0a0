import type { Language } from '@counterpart/domain';
import type { Gazetteer, Ontology } from '@counterpart/ontology';
import { LabelIndex } from './label-index.ts';
import { LooseIndex } from './loose-index.ts';

/** What every reading needs; label indices are made for a language when its first text comes in. */
export interface ParserContext {
  readonly ontology: Ontology;
  readonly gazetteer: Gazetteer;
  /** Hours of a full-time month, for wages per hour. */
  readonly hoursAMonth: number;
  labels(language: Language): LabelIndex;
  /** The labels of skills for comparison by the roots of their words. */
  looseLabels(language: Language): LooseIndex;
  /** The profile language that a LANGUAGE concept is, undefined for the others. */
  codeOfLanguage(conceptId: string): Language | undefined;
}

const ENGLISH_NAMES: Readonly<Record<Language, string>> = {
  DUT: 'Dutch',
  FRE: 'French',
  ENG: 'English',
  ITA: 'Italian',
};

/** A context over one ontology and one gazetteer. */
export function createContext(ontology: Ontology, gazetteer: Gazetteer, hoursAMonth: number): ParserContext {
  const indices = new Map<Language, LabelIndex>();
  const loose = new Map<Language, LooseIndex>();
  const codes = new Map<string, Language>();
  for (const [language, name] of Object.entries(ENGLISH_NAMES)) {
    for (const id of ontology.resolve(name, 'ENG', 'LANGUAGE').concepts) codes.set(id, language as Language);
  }
  return {
    ontology,
    gazetteer,
    hoursAMonth,
    labels: (language) => {
      let index = indices.get(language);
      if (index === undefined) indices.set(language, (index = new LabelIndex(ontology, language)));
      return index;
    },
    looseLabels: (language) => {
      let index = loose.get(language);
      if (index === undefined) loose.set(language, (index = new LooseIndex(ontology, language)));
      return index;
    },
    codeOfLanguage: (conceptId) => codes.get(conceptId),
  };
}
