import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { WireDocument } from '@counterpart/domain';
import { rowTitle } from '../../state/document-labels.ts';
import type { MatchingContext } from '../../state/matching-context.ts';
import { useStore } from '../application/use-store.ts';

/** What the closed results bar already tells: the count and the three best (ui.md, "Answer first"). */
export function ResultsSummary({ context }: { readonly context: MatchingContext }) {
  const { activeIndex, results } = useStore(context.store);
  const active = results[activeIndex];
  if (active === undefined || active.count === null) return null;
  const { count, shown, displayedPage, isNothingAsked } = active;
  if (isNothingAsked) return <FormattedMessage id="results.nothingAsked" />;
  return (
    <>
      <FormattedMessage id="results.summary" values={{ count }} />
      {displayedPage === 0 &&
        shown.slice(0, 3).map((match) => (
          <span key={match.id} className="summary-match">
            {rowTitle(context.target, match.document as unknown as WireDocument) || match.id}{' '}
            <FormattedNumber value={match.score} style="percent" />
          </span>
        ))}
    </>
  );
}
