import { LANGUAGES } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { strategySchema } from '../src/index.ts';

interface Node {
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
}

/** The paths below a schema that have no title or no description. */
function undescribed({ properties = {} }: Node, path = ''): readonly string[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const has = (node.title ?? '') !== '' && (node.description ?? '') !== '';
    return [...(has ? [] : [at]), ...undescribed(node, at)];
  });
}

describe('the schema of a strategy', () => {
  it.each(LANGUAGES)('says in %s what every parameter and group is', (language) => {
    expect(undescribed(strategySchema(language) as Node)).toEqual([]);
  });
});
