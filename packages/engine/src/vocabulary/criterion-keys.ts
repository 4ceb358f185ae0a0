import { ASPECT_NAMES, type LanguageLevel } from '@counterpart/domain';
import type { Interner } from '../columns/interner.ts';
import type { StoredCriterion } from './stored-criteria.ts';

/** Stands for no level. */
const NONE = '-';

/**
 * The number of the text under which equal criteria have one; all that the criterion says can be read from it. Nearly all ask one
 * concept by its label, and those are written without JSON and never put together (measured: an eighth of taking a document in).
 *
 *   c6 B2 concept⏎label     or  ["locations",{…}]
 */
export function internCriterion(keys: Interner, criterion: StoredCriterion): number {
  const name = ASPECT_NAMES.indexOf(criterion.aspect);
  if (criterion.kind === 'concepts' && criterion.words === null && criterion.concepts.length === 1) {
    const { level, key } = criterion;
    const [concept = ''] = criterion.concepts;
    if (!concept.includes('\n')) return keys.internFour(beginning(name, level), concept, '\n', key);
  }
  return keys.intern(JSON.stringify([name, criterion]));
}

/** How the keys of an aspect and level begin. */
const beginnings = new Map<LanguageLevel | null, string[]>();

function beginning(name: number, level: LanguageLevel | null): string {
  let ofLevel = beginnings.get(level);
  if (ofLevel === undefined) beginnings.set(level, (ofLevel = []));
  return (ofLevel[name] ??= `c${name} ${level ?? NONE} `);
}

/** The criterion of a key; of one that is out of use, which is empty, one that no document asks. */
export function criterionOf(key: string): StoredCriterion {
  if (key === '') return { aspect: 'contractTypes', kind: 'value', value: '' };
  if (!key.startsWith('c')) return (JSON.parse(key) as [number, StoredCriterion])[1];
  const end = key.indexOf('\n');
  const afterAspect = key.indexOf(' ');
  const afterLevel = key.indexOf(' ', afterAspect + 1);
  const level = key.slice(afterAspect + 1, afterLevel);
  return {
    aspect: ASPECT_NAMES[Number(key.slice(1, afterAspect))] ?? 'hardSkills',
    kind: 'concepts',
    key: key.slice(end + 1),
    level: level === NONE ? null : (level as LanguageLevel),
    concepts: [key.slice(afterLevel + 1, end)],
    words: null,
  };
}
