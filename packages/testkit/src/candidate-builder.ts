import type {
  AspectName,
  Aspects,
  ContractType,
  Education,
  Language,
  LanguageLevel,
  WireDocument,
  WorkExperience,
  WorkingHours,
} from '@counterpart/domain';
import {
  type ItemOptions,
  type PlaceOptions,
  type WageOptions,
  withAspect,
  withConcept,
  withNumber,
  withPlace,
  withWage,
} from './aspects-builder.ts';
import { documentId } from './document-id.ts';

/** A candidate under construction; every call answers a new builder, so that a common start can be shared. */
export class CandidateBuilder {
  readonly #document: WireDocument;

  constructor(document: WireDocument) {
    this.#document = document;
  }

  #with(change: Partial<WireDocument>): CandidateBuilder {
    return new CandidateBuilder({ ...this.#document, ...change });
  }

  #ask(change: (aspects: Aspects) => Aspects): CandidateBuilder {
    const profile = this.#document.matchProfile ?? { aspects: {} };
    return this.#with({ matchProfile: { ...profile, aspects: change(profile.aspects) } });
  }

  /** Another id than the one made from the name. */
  withId(id: string): CandidateBuilder {
    return this.#with({ id });
  }
  /** The language of the document and its profile; English unless told. */
  writes(language: Language): CandidateBuilder {
    const aspects = this.#document.matchProfile?.aspects ?? {};
    return this.#with({ language, matchProfile: { language, aspects } });
  }
  /** A job function; the first is the preferred job title too. */
  worksAs(title: string, options: ItemOptions = {}): CandidateBuilder {
    const preferredJobTitle = this.#document.preferredJobTitle ?? title;
    return this.#with({ preferredJobTitle }).#ask((aspects) => withConcept(aspects, 'jobFunctions', title, options));
  }
  /** A hard skill. */
  knows(skill: string, options: ItemOptions = {}): CandidateBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'hardSkills', skill, options));
  }
  /** A soft skill. */
  isGoodAt(skill: string, options: ItemOptions = {}): CandidateBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'softSkills', skill, options));
  }
  /** A job category. */
  belongsTo(category: string, options: ItemOptions = {}): CandidateBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'jobCategories', category, options));
  }
  /** A language with its CEFR level. */
  speaks(label: string, level: LanguageLevel | null = null, options: ItemOptions = {}): CandidateBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'languages', label, { ...options, level }));
  }
  /** A place and how far from it the candidate works; the first is the town among the properties too. */
  livesIn(town: string, options: PlaceOptions = {}): CandidateBuilder {
    const extraProperties = { town, ...this.#document.extraProperties };
    return this.#with({ extraProperties }).#ask((aspects) => withPlace(aspects, town, options));
  }
  /** The wage asked: gross euro a month, full time. */
  asks(wage: WageOptions): CandidateBuilder {
    return this.#ask((aspects) => withWage(aspects, wage));
  }
  /** A contract type wanted. */
  wantsContract(type: ContractType, options: ItemOptions = {}): CandidateBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'contractTypes', type, options));
  }
  /** Working hours wanted. */
  wantsHours(hours: WorkingHours, options: ItemOptions = {}): CandidateBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'workingHours', hours, options));
  }
  /** Years of experience. */
  hasYears(years: number, options: ItemOptions = {}): CandidateBuilder {
    return this.#ask((aspects) => withNumber(aspects, 'seniority', years, options));
  }
  /** Days until the candidate can start. */
  startsWithin(days: number, options: ItemOptions = {}): CandidateBuilder {
    return this.#ask((aspects) => withNumber(aspects, 'availabilityAspect', days, options));
  }
  /** Weight and required flag of a whole aspect; say its values first. */
  weighs(aspect: AspectName, options: { readonly weight?: number; readonly required?: boolean }): CandidateBuilder {
    return this.#ask((aspects) => withAspect(aspects, aspect, options));
  }
  /** A job held; dates `yyyy`, `yyyy-MM` or `yyyy-MM-dd`, null while it lasts. */
  worked(title: string, dateFrom: string, dateTo: string | null, text = '', company = 'Acme'): CandidateBuilder {
    const before = this.#document.workExperiences ?? [];
    const added: WorkExperience = { id: `w${before.length + 1}`, title, company, text, dateFrom, dateTo };
    return this.#with({ workExperiences: [...before, added] });
  }
  /** A course followed. */
  studied(field: string, dateFrom = '2008', dateTo: string | null = '2010', degree = ''): CandidateBuilder {
    const before = this.#document.educations ?? [];
    const added: Education = {
      id: `e${before.length + 1}`,
      field,
      degree,
      institute: 'City College',
      info: '',
      dateFrom,
      dateTo,
    };
    return this.#with({ educations: [...before, added] });
  }
  /** The CV as text. */
  says(cvText: string): CandidateBuilder {
    return this.#with({ cvText });
  }
  /** What the candidate tells of the job wanted. */
  prefers(preferredJobInfo: string): CandidateBuilder {
    return this.#with({ preferredJobInfo });
  }
  /** Free properties, added to those there are. */
  has(properties: Readonly<Record<string, unknown>>): CandidateBuilder {
    return this.#with({ extraProperties: { ...this.#document.extraProperties, ...properties } });
  }
  /** The document as it goes over the wire. */
  build(): WireDocument {
    return this.#document;
  }
}

/** Starts a candidate; the id comes from the name, the language is English and the status available unless told. */
export function candidate(name: string): CandidateBuilder {
  return new CandidateBuilder({
    id: documentId(name),
    language: 'ENG',
    matchProfile: { language: 'ENG', aspects: {} },
    extraProperties: { name, status: 'available' },
  });
}
