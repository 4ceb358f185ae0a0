import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { WireDocument } from '@counterpart/domain';
import { rowTitle } from '../../state/document-labels.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { useStore } from '../application/use-store.ts';
import { useIndexResults } from '../use-index-results.ts';

/** What the closed results bar already tells: the count and the three best (ui.md, "Answer first"). */
export function ResultsSummary({ context }: { readonly context: MatchingContext }) {
  const { activeIndex } = useStore(context.store);
  const { count, matches, page, isNothingAsked } = useIndexResults(context, activeIndex);
  if (count === null) return null;
  if (isNothingAsked) return <FormattedMessage id="results.nothingAsked" />;
  return (
    <>
      <FormattedMessage id="results.summary" values={{ count }} />
      {page === 0 &&
        matches.slice(0, 3).map((match) => (
          <span key={match.id} className="summary-match">
            {rowTitle(context.target, match.document as unknown as WireDocument) || match.id}{' '}
            <FormattedNumber value={match.score} style="percent" />
          </span>
        ))}
    </>
  );
}
