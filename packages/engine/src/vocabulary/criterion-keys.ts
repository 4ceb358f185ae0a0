import { ASPECT_NAMES, type LanguageLevel } from '@counterpart/domain';
import type { StoredCriterion } from './stored-criteria.ts';

/** Stands for no level. */
const NONE = '-';

/**
 * The text under which equal criteria have one number; all that the criterion says can be read from it. Nearly all ask one
 * concept by its label, and those are written without JSON, which took an eighth of taking a document in (measured).
 *
 *   c6 B2 concept⏎label     or  ["locations",{…}]
 */
export function criterionKey(criterion: StoredCriterion): string {
  if (criterion.kind === 'concepts' && criterion.words === null && criterion.concepts.length === 1) {
    const { aspect, level, key } = criterion;
    const [concept = ''] = criterion.concepts;
    if (!concept.includes('\n')) return `c${ASPECT_NAMES.indexOf(aspect)} ${level ?? NONE} ${concept}\n${key}`;
  }
  return JSON.stringify([ASPECT_NAMES.indexOf(criterion.aspect), criterion]);
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
