import type { AspectName, ProfileKind } from '@counterpart/domain';
import { daysUntil, type ScoringNumbers, seniorityHad } from '@counterpart/scoring';
import { Interner } from '../columns/interner.ts';
import { aspectBit, type EvaluatedFacts, type EvaluatedPlace } from './evaluated-facts.ts';
import type { TimelessFacts } from './stored-facts.ts';

/** Aspects whose items ask a value of the document, not evidence. */
export const VALUE_ASPECTS = [
  'locations',
  'contractTypes',
  'workingHours',
  'wage',
  'seniority',
  'availabilityAspect',
] as const satisfies readonly AspectName[];
/** One of them. */
export type ValueAspect = (typeof VALUE_ASPECTS)[number];

/** Whether an aspect's items ask a value of the document. */
export function isValueAspect(name: AspectName): name is ValueAspect {
  return (VALUE_ASPECTS as readonly AspectName[]).includes(name);
}

function said(aspect: ValueAspect, facts: TimelessFacts): unknown {
  switch (aspect) {
    case 'locations':
      return facts.places;
    case 'contractTypes':
      return facts.contractTypes;
    case 'workingHours':
      return facts.workingHours;
    case 'wage':
      return facts.wage ?? null;
    case 'seniority':
      return facts.ownSeniority;
    case 'availabilityAspect':
      return [facts.availableFrom, facts.availableIn];
  }
}

const SILENT: Omit<TimelessFacts, 'kind' | 'hasInformation'> = {
  places: [],
  contractTypes: [],
  workingHours: [],
  wage: undefined,
  ownSeniority: null,
  hasText: false,
  availableFrom: null,
  availableIn: null,
};

function readSaid(aspect: ValueAspect, value: unknown): Partial<TimelessFacts> {
  switch (aspect) {
    case 'locations':
      return { places: value as readonly EvaluatedPlace[] };
    case 'contractTypes':
      return { contractTypes: value as readonly string[] };
    case 'workingHours':
      return { workingHours: value as readonly string[] };
    case 'wage':
      return value === null ? {} : { wage: value as NonNullable<TimelessFacts['wage']> };
    case 'seniority':
      return { ownSeniority: value as number | null };
    case 'availabilityAspect': {
      const [availableFrom, availableIn] = value as readonly [string | null, number | null];
      return { availableFrom, availableIn };
    }
  }
}

type SaidFacts = TimelessFacts & EvaluatedFacts;

function atNoDay(facts: TimelessFacts): SaidFacts {
  return { ...facts, seniority: null, availableDays: facts.availableIn };
}

/**
 * Documents that say the same in a value aspect form a class: a query asks each class once and every document by its
 * class number, so a distance is worked out once for a town and not for all who live there.
 */
export class ValueClasses {
  readonly aspect: ValueAspect;
  readonly keys = new Interner();
  /** By class, as far as anybody asked: all that a class says stands in its key. */
  readonly #facts: (SaidFacts | undefined)[] = [];

  constructor(aspect: ValueAspect) {
    this.aspect = aspect;
  }

  /** The class of a document. */
  numberOf(facts: TimelessFacts): number {
    const { kind, hasInformation } = facts;
    return this.keys.intern(JSON.stringify([kind, hasInformation & aspectBit(this.aspect), said(this.aspect, facts)]));
  }

  /** The facts of a class on the day of a request; those that need the work experiences too are SeniorityClasses'. */
  facts(number: number, { asOfDay }: Pick<ScoringNumbers, 'asOfDay'>): EvaluatedFacts | undefined {
    const facts = (this.#facts[number] ??= this.#read(this.keys.text(number)));
    if (facts.availableFrom === null) return facts;
    return { ...facts, availableDays: daysUntil(facts.availableFrom, asOfDay) };
  }

  #read(key: string): SaidFacts {
    // a number out of use: no document has it
    if (key === '') return atNoDay({ ...SILENT, kind: 'CANDIDATE', hasInformation: 0 });
    const [kind, hasInformation, value] = JSON.parse(key) as [ProfileKind, number, unknown];
    return atNoDay({ ...SILENT, kind, hasInformation, ...readSaid(this.aspect, value) });
  }

  get size(): number {
    return this.keys.size;
  }
}

/** What documents say of their seniority in a month: a class of own values, and the whole years worked by then. */
export class SeniorityClasses {
  readonly #own: ValueClasses;
  readonly #numbers = new Map<number, Map<number | null, number>>();
  readonly #facts: EvaluatedFacts[] = [];

  constructor(own: ValueClasses) {
    this.#own = own;
  }

  numberOf(ownClass: number, workedYears: number | null): number {
    let byYears = this.#numbers.get(ownClass);
    if (byYears === undefined) this.#numbers.set(ownClass, (byYears = new Map()));
    const known = byYears.get(workedYears);
    if (known !== undefined) return known;
    const facts = this.#own.facts(ownClass, { asOfDay: 0 });
    if (facts === undefined) return 0;
    const own = facts.ownSeniority === null ? null : facts.ownSeniority / 1000;
    const number = this.#facts.push({ ...facts, seniority: seniorityHad(own, workedYears) }) - 1;
    byYears.set(workedYears, number);
    return number;
  }

  /** The facts of a class. */
  facts(number: number): EvaluatedFacts | undefined {
    return this.#facts[number];
  }

  get size(): number {
    return this.#facts.length;
  }
}
