import type {
  AspectName,
  Aspects,
  ContractType,
  Language,
  LanguageLevel,
  WireDocument,
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

/** A job under construction; every call answers a new builder. */
export class JobBuilder {
  readonly #document: WireDocument;

  constructor(document: WireDocument) {
    this.#document = document;
  }

  #with(change: Partial<WireDocument>): JobBuilder {
    return new JobBuilder({ ...this.#document, ...change });
  }

  #ask(change: (aspects: Aspects) => Aspects): JobBuilder {
    const profile = this.#document.matchProfile ?? { aspects: {} };
    return this.#with({ matchProfile: { ...profile, aspects: change(profile.aspects) } });
  }

  /** Another id than the one made from the title. */
  withId(id: string): JobBuilder {
    return this.#with({ id });
  }
  /** The language of the document and its profile; English unless told. */
  writes(language: Language): JobBuilder {
    const aspects = this.#document.matchProfile?.aspects ?? {};
    return this.#with({ language, matchProfile: { language, aspects } });
  }
  /** A job function beside the title. */
  seeks(title: string, options: ItemOptions = {}): JobBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'jobFunctions', title, options));
  }
  /** A hard skill that is nice to have. */
  needs(skill: string, options: ItemOptions = {}): JobBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'hardSkills', skill, options));
  }
  /** A hard skill without which a candidate is out. */
  requires(skill: string, options: ItemOptions = {}): JobBuilder {
    return this.needs(skill, { ...options, required: true });
  }
  /** A soft skill. */
  likes(skill: string, options: ItemOptions = {}): JobBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'softSkills', skill, options));
  }
  /** A job category. */
  belongsTo(category: string, options: ItemOptions = {}): JobBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'jobCategories', category, options));
  }
  /** A language with the CEFR level asked. */
  needsLanguage(label: string, level: LanguageLevel | null = null, options: ItemOptions = {}): JobBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'languages', label, { ...options, level }));
  }
  /** The place of work; the first is the town among the properties too. */
  in(town: string, options: PlaceOptions = {}): JobBuilder {
    const extraProperties = { town, ...this.#document.extraProperties };
    return this.#with({ extraProperties }).#ask((aspects) => withPlace(aspects, town, options));
  }
  /** The wage offered: gross euro a month, full time. */
  offers(wage: WageOptions): JobBuilder {
    return this.#ask((aspects) => withWage(aspects, wage));
  }
  /** A contract type offered. */
  offersContract(type: ContractType, options: ItemOptions = {}): JobBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'contractTypes', type, options));
  }
  /** Working hours offered. */
  offersHours(hours: WorkingHours, options: ItemOptions = {}): JobBuilder {
    return this.#ask((aspects) => withConcept(aspects, 'workingHours', hours, options));
  }
  /** Years of experience asked. */
  needsYears(years: number, options: ItemOptions = {}): JobBuilder {
    return this.#ask((aspects) => withNumber(aspects, 'seniority', years, options));
  }
  /** Days within which someone has to start. */
  startsWithin(days: number, options: ItemOptions = {}): JobBuilder {
    return this.#ask((aspects) => withNumber(aspects, 'availabilityAspect', days, options));
  }
  /** Weight and required flag of a whole aspect; say its values first. */
  weighs(aspect: AspectName, options: { readonly weight?: number; readonly required?: boolean }): JobBuilder {
    return this.#ask((aspects) => withAspect(aspects, aspect, options));
  }
  /** The advertisement as text. */
  says(jobText: string): JobBuilder {
    return this.#with({ jobText });
  }
  /** Free properties, added to those there are. */
  has(properties: Readonly<Record<string, unknown>>): JobBuilder {
    return this.#with({ extraProperties: { ...this.#document.extraProperties, ...properties } });
  }
  /** The document as it goes over the wire. */
  build(): WireDocument {
    return this.#document;
  }
}

/** Starts a job whose title is its first function; the id comes from the title, language English, status open unless told. */
export function job(title: string): JobBuilder {
  return new JobBuilder({
    id: documentId(title),
    language: 'ENG',
    jobTitle: title,
    matchProfile: { language: 'ENG', aspects: withConcept({}, 'jobFunctions', title) },
    extraProperties: { company: 'Acme', status: 'open' },
  });
}
