import {
  CatalogueError,
  completeStrategy,
  DEFAULT_STRATEGIES,
  type Person,
  type ProfileKind,
  type Strategy,
  type StrategyParameters,
} from '@counterpart/domain';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ParsedBody } from '@counterpart/contract';
import type { RecordStore, StoredStrategy } from '@counterpart/store';
import type { Clock } from '../clock.ts';
import { type EntityTagHeaders, isRefusedBy } from '../entity-tags.ts';

/** What a call's body may say of its strategy. */
export type StrategyOfCall = Pick<ParsedBody<'matchToJobs'>, 'strategyParameters' | 'strategyVersion'>;

/** The templates as they ship: version 0. */
const TEMPLATES: readonly StoredStrategy[] = DEFAULT_STRATEGIES.map((strategy) => ({
  ...strategy,
  version: 0,
  savedAt: null,
  savedBy: null,
}));

/** What was saved before a parameter existed has its default. */
function completed(strategy: StoredStrategy): StoredStrategy {
  return { ...strategy, parameters: completeStrategy(strategy.parameters) };
}

/** Named sets of matching parameters; the two templates exist until an operator overwrites them. */
export class Strategies {
  readonly #records: RecordStore['strategies'];
  readonly #clock: Clock;

  constructor(records: RecordStore['strategies'], clock: Clock) {
    this.#records = records;
    this.#clock = clock;
  }

  /** The templates first, then by name. */
  list(): readonly StoredStrategy[] {
    const saved = new Map(this.#records.list().map((strategy) => [strategy.name, completed(strategy)]));
    const templates = TEMPLATES.map((strategy) => saved.get(strategy.name) ?? strategy);
    const own = [...saved.values()].filter(
      ({ name }) => !DEFAULT_STRATEGIES.some((template) => template.name === name),
    );
    return [...templates, ...own];
  }

  /** The template of a kind as it ships. */
  defaults(kind: ProfileKind): StoredStrategy {
    const found = TEMPLATES.find((strategy) => strategy.template === kind);
    if (found === undefined) throw new CatalogueError('UNKNOWN_STRATEGY');
    return found;
  }

  /**
   * The strategy of a call: the named one, else the template of the kind searched; UNKNOWN_STRATEGY for a strange
   * name.
   */
  find(name: string | undefined, kind: ProfileKind, version?: number): StoredStrategy {
    const wanted = name ?? kind;
    const present = this.list().find((strategy) => strategy.name === wanted);
    const found =
      version === undefined || version === present?.version
        ? present
        : [...this.#records.versions(wanted).map(completed), ...TEMPLATES].find(
            (each) => each.name === wanted && each.version === version,
          );
    if (found !== undefined) return found;
    throw new CatalogueError('UNKNOWN_STRATEGY', [
      version === undefined
        ? { path: 'strategy', message: `There is no strategy ${wanted}.` }
        : { path: 'strategyVersion', message: `There is no version ${version} of the strategy ${wanted}.` },
    ]);
  }

  /** How a strategy was before, newest first; UNKNOWN_STRATEGY when no version of that name was ever saved. */
  versions(name: string): readonly StoredStrategy[] {
    const versions = [
      ...this.#records.versions(name).map(completed),
      ...TEMPLATES.filter((template) => template.name === name),
    ];
    if (versions.length === 0) {
      throw new CatalogueError('UNKNOWN_STRATEGY', [{ path: 'name', message: `There is no strategy ${name}.` }]);
    }
    return versions;
  }

  /** The strategy of a call with the parameters that the call itself puts in place of the strategy's. */
  ofCall(
    kind: ProfileKind,
    body: StrategyOfCall,
    { strategy }: { readonly strategy?: string | undefined },
  ): StoredStrategy {
    const found = this.find(strategy, kind, body.strategyVersion);
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

  /** Saves the next version of a strategy; the same content again is no new one. */
  put(
    name: string,
    parameters: StrategyParameters,
    template: ProfileKind | undefined,
    by: Person | null,
  ): StoredStrategy {
    const before = this.list().find((strategy) => strategy.name === name);
    const strategy: Strategy = { name, template: template ?? before?.template ?? 'CANDIDATE', parameters };
    const isSame =
      before !== undefined && isDeepStrictEqual([before.template, before.parameters], [strategy.template, parameters]);
    return isSame && before.version > 0 ? before : this.#records.put(strategy, this.#clock().toISOString(), by);
  }

  remove(name: string, by: Person | null): void {
    if (!this.#records.remove(name, this.#clock().toISOString(), by)) {
      throw new CatalogueError('UNKNOWN_STRATEGY', [{ path: 'name', message: `There is no saved strategy ${name}.` }]);
    }
  }
}
