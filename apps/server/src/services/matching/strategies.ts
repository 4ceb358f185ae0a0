import {
  CatalogueError,
  DEFAULT_STRATEGIES,
  type ProfileKind,
  type Strategy,
  type StrategyParameters,
} from '@counterpart/domain';
import { createHash } from 'node:crypto';
import type { ParsedBody } from '@counterpart/contract';
import type { RecordStore } from '@counterpart/store';
import { type EntityTagHeaders, isRefusedBy } from '../entity-tags.ts';

/** What a call's body may say of its strategy. */
export type StrategyOfCall = Pick<ParsedBody<'matchToJobs'>, 'strategyParameters' | 'strategyVersion'>;

/** Named sets of matching parameters; the two templates exist until an operator overwrites them. */
export class Strategies {
  readonly #records: RecordStore['strategies'];

  constructor(records: RecordStore['strategies']) {
    this.#records = records;
  }

  /** The templates first, then by name. */
  list(): readonly Strategy[] {
    const saved = new Map(this.#records.list().map((strategy) => [strategy.name, strategy]));
    const templates = DEFAULT_STRATEGIES.map((strategy) => saved.get(strategy.name) ?? strategy);
    const own = [...saved.values()].filter(
      ({ name }) => !DEFAULT_STRATEGIES.some((template) => template.name === name),
    );
    return [...templates, ...own];
  }

  /** The template of a kind as it ships. */
  defaults(kind: ProfileKind): Strategy {
    const found = DEFAULT_STRATEGIES.find((strategy) => strategy.template === kind);
    if (found === undefined) throw new CatalogueError('UNKNOWN_STRATEGY');
    return found;
  }

  /**
   * The strategy of a call: the named one, else the template of the kind searched; UNKNOWN_STRATEGY for a strange
   * name.
   */
  find(name: string | undefined, kind: ProfileKind): Strategy {
    const wanted = name ?? kind;
    const found = this.list().find((strategy) => strategy.name === wanted);
    if (found === undefined) {
      throw new CatalogueError('UNKNOWN_STRATEGY', [{ path: 'strategy', message: `There is no strategy ${wanted}.` }]);
    }
    return found;
  }

  /** The strategy of a call with the parameters that the call itself puts in place of the strategy's. */
  ofCall(kind: ProfileKind, body: StrategyOfCall, { strategy }: { readonly strategy?: string | undefined }): Strategy {
    if (body.strategyVersion !== undefined) {
      throw new CatalogueError('INVALID_REQUEST', [
        { path: 'strategyVersion', message: 'Versions of strategies are not kept; leave it out for the present one.' },
      ]);
    }
    const found = this.find(strategy, kind);
    // What is undefined is not there: a group that the call leaves out stays the strategy's.
    const changes = Object.entries(body.strategyParameters ?? {}).filter(([, group]) => group !== undefined);
    return changes.length === 0
      ? found
      : { ...found, parameters: { ...found.parameters, ...Object.fromEntries(changes) } };
  }

  /** What a version of a strategy is told by: the same for the same content. */
  etag({ name }: Pick<Strategy, 'name'>): string | null {
    const found = this.list().find((strategy) => strategy.name === name);
    if (found === undefined) return null;
    const content = JSON.stringify([found.template, found.parameters]);
    return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  }

  /** Refuses with VERSION_CONFLICT what was made for another version than there is (RFC 9110, 13.1). */
  check(name: string, expected: EntityTagHeaders): void {
    if (isRefusedBy(expected, this.etag({ name }))) {
      throw new CatalogueError('VERSION_CONFLICT', [], 'The strategy was changed in the meantime.');
    }
  }

  put(name: string, parameters: StrategyParameters, template: ProfileKind | undefined): Strategy {
    const before = this.list().find((strategy) => strategy.name === name);
    const strategy: Strategy = { name, template: template ?? before?.template ?? 'CANDIDATE', parameters };
    this.#records.put(strategy);
    return strategy;
  }

  remove(name: string): void {
    if (!this.#records.remove(name)) {
      throw new CatalogueError('UNKNOWN_STRATEGY', [{ path: 'name', message: `There is no saved strategy ${name}.` }]);
    }
  }
}
