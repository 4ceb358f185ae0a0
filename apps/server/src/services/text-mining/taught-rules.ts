import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import { CatalogueError, LANGUAGES, type Person } from '@counterpart/domain';
import { StoredOntologyError, type TaughtFile } from '@counterpart/ontology';
import type { TaughtRule } from '@counterpart/parsing';
import { feedbackTopics, phraseProblem } from '@counterpart/parsing/without-reader';
import type { Clock } from '../clock.ts';

/** More would make every reading slow. */
const MOST_RULES = 2000;
const POLARITY = { POSITIVE: 1, NEGATIVE: -1, NEUTRAL: 0 } as const;
const NAME_OF_POLARITY = { '1': 'POSITIVE', '-1': 'NEGATIVE', '0': 'NEUTRAL' } as const;

type WireRule = RouteResponse<'teachFeedback'>;

/** As it is kept; what was taught before these were kept has neither. */
export interface StoredRule extends TaughtRule {
  /** ISO 8601. */
  readonly taughtAt?: string | null;
  readonly taughtBy?: Person | null;
}

function onWire({ polarity, taughtAt = null, taughtBy = null, ...rule }: StoredRule): WireRule {
  const named = rule.behaviour === null ? null : NAME_OF_POLARITY[`${polarity}`];
  return { ...rule, polarity: named, taughtAt, taughtBy };
}

function refuse(path: string, message: string): never {
  throw new CatalogueError('INVALID_REQUEST', [{ path, message }], message);
}

/** Cues and words that people taught, kept beside the ontology's edits; the next reading goes by them. */
export class TaughtRules {
  readonly #file: TaughtFile<StoredRule> | null;
  readonly #clock: Clock;

  /** Without a file nothing can be taught. */
  constructor(file: TaughtFile<StoredRule> | null, clock: Clock) {
    this.#file = file;
    this.#clock = clock;
  }

  /** As the parser takes them; a damaged file teaches nothing rather than stopping every reading. */
  current(): readonly TaughtRule[] {
    try {
      // who taught it is nothing to the parser
      return (this.#file?.rules() ?? []).map(({ taughtAt: _at, taughtBy: _by, ...rule }) => rule);
    } catch (error) {
      if (error instanceof StoredOntologyError) return [];
      throw error;
    }
  }

  list(): WireRule[] {
    return this.#stored((file) => file.rules().map(onWire));
  }

  /** Adds one; refuses an unknown behaviour, a phrase without a word that counts, and one that is known already. */
  teach(
    { language, phrase, category, behaviour, polarity }: ParsedBody<'teachFeedback'>,
    taughtBy: Person | null,
  ): WireRule {
    const problem = phraseProblem(phrase, language);
    if (problem !== null) refuse('phrase', problem);
    const behaviours = feedbackTopics(LANGUAGES[0]).flatMap(({ competences }) =>
      competences.flatMap(({ behaviours }) => behaviours.map(({ id }) => id)),
    );
    if (behaviour !== undefined && !behaviours.includes(behaviour)) {
      refuse('behaviour', `There is no behaviour ${behaviour}.`);
    }
    return this.#stored((file) =>
      onWire(
        file.add((number, known) => {
          if (known.length >= MOST_RULES) refuse('phrase', `No more than ${MOST_RULES} can be taught.`);
          if (known.some((rule) => rule.language === language && rule.phrase === phrase)) {
            refuse('phrase', `"${phrase}" is taught already.`);
          }
          const rule = { number, language, phrase, category: category ?? null, behaviour: behaviour ?? null };
          const kept = { taughtAt: this.#clock().toISOString(), taughtBy };
          return { ...rule, polarity: behaviour === undefined ? 0 : POLARITY[polarity], ...kept };
        }),
      ),
    );
  }

  /** Takes one away; refuses a number that there is not. */
  forget(number: number): void {
    if (!this.#stored((file) => file.remove(number))) {
      throw new CatalogueError('NOT_FOUND', [{ path: 'number', message: `Nothing of number ${number} was taught.` }]);
    }
  }

  #stored<Result>(work: (file: TaughtFile<StoredRule>) => Result): Result {
    if (this.#file === null) refuse('', 'This server keeps no ontology of its own: nothing can be taught.');
    try {
      return work(this.#file);
    } catch (error) {
      // another process is changing the folder, or it cannot be written
      if (error instanceof StoredOntologyError) throw new CatalogueError('NOT_READY', [], error.message);
      throw error;
    }
  }
}
