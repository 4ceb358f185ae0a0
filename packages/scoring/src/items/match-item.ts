import type { Criterion } from '../query/criterion.ts';
import type { ItemMatch, MatchContext } from './item-match.ts';
import { matchAvailability, matchSeniority, matchWage } from './match-number.ts';
import { matchConcept } from './match-concept.ts';
import { matchKeyword } from './match-keyword.ts';
import { matchPlace } from './match-place.ts';
import { matchValue } from './match-value.ts';

/** Asks one item of a document: each kind of item supplies its own answer. */
export function matchItem(item: Criterion, context: MatchContext): ItemMatch {
  switch (item.kind) {
    case 'concept':
    case 'language':
      return matchConcept(item, context);
    case 'keyword':
      return matchKeyword(item, context);
    case 'place':
      return matchPlace(item, context);
    case 'value':
      return matchValue(item, context);
    case 'wage':
      return matchWage(item, context);
    case 'seniority':
      return matchSeniority(item, context);
    case 'availability':
      return matchAvailability(item, context);
  }
}
