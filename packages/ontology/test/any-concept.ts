import { CONCEPT_TYPES, LANGUAGES } from '@counterpart/domain';
import * as fc from 'fast-check';
import type { Concept, LabelSet } from '../src/index.ts';

/** A label of any script and sign, tidied as all kept labels are, with a letter in it. */
const label = fc
  .tuple(
    fc.string({ unit: 'grapheme', maxLength: 15 }),
    fc.constantFrom('a', 'é', '漢', '7'),
    fc.string({ unit: 'binary', maxLength: 15 }),
  )
  .map((parts) => parts.join('').toWellFormed().replace(/\s+/gu, ' ').trim());
const labels = fc.uniqueArray(label, { maxLength: 3 });
const labelSet: fc.Arbitrary<LabelSet> = fc
  .record({ preferred: label, alternative: labels, hidden: labels })
  .map((set) => ({ ...set, alternative: set.alternative.filter((each) => each !== set.preferred) }));
const id = fc.stringMatching(/^[a-z0-9][a-z0-9:.-]{0,12}$/);
const ids = fc.uniqueArray(id, { maxLength: 4 });

/** Any concept that an import could have made. */
export const anyConcept: fc.Arbitrary<Concept> = fc
  .record({
    id,
    type: fc.constantFrom(...CONCEPT_TYPES),
    kind: fc.option(fc.constantFrom('licence', 'shift', 'place'), { nil: undefined }),
    isco: fc.option(fc.stringMatching(/^\d{4}$/), { nil: undefined }),
    sets: fc.array(fc.option(labelSet, { nil: undefined }), { minLength: 4, maxLength: 4 }),
    fallback: labelSet,
    broader: ids,
    related: ids,
    essential: ids,
    optional: ids,
    needContext: labels,
    sameAs: fc.uniqueArray(fc.webUrl(), { maxLength: 2 }),
  })
  .map(({ sets, fallback, kind, isco, essential, optional, needContext, sameAs, ...rest }) => {
    const known = LANGUAGES.flatMap((language, at) => {
      const set = sets[at] ?? (at === 0 && sets.every((each) => each === undefined) ? fallback : undefined);
      return set === undefined ? [] : [[language, set] as const];
    });
    return {
      ...rest,
      labels: Object.fromEntries(known),
      ...(kind !== undefined && rest.type === 'SKILL' ? { kind } : {}),
      ...(rest.type === 'OCCUPATION' ? { essentialSkills: essential, optionalSkills: optional } : {}),
      ...(isco !== undefined && rest.type === 'OCCUPATION' ? { isco } : {}),
      ...(needContext.length === 0 ? {} : { needContext }),
      ...(sameAs.length === 0 ? {} : { sameAs }),
    };
  });
