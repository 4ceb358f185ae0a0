import { FormattedMessage, FormattedNumber } from 'react-intl';
import { ASPECT_NAMES } from '@counterpart/domain';
import type { Match } from '../../state/matching/index-results.ts';

type Detail = Match['details'][number];

interface SumsTableProps {
  readonly match: Match;
  readonly forwardLabel: React.ReactNode;
  readonly reverseLabel: React.ReactNode;
  readonly onForwardHeader: () => void;
}

function Points({ value }: { readonly value: number }) {
  return <FormattedNumber value={value * 100} minimumFractionDigits={1} maximumFractionDigits={1} />;
}

function Direction({ detail }: { readonly detail: Detail | undefined }) {
  if (detail === undefined) {
    return (
      <>
        <td className="number dimmed">–</td>
        <td className="number dimmed">–</td>
        <td className="number dimmed">–</td>
        <td className="number dimmed">–</td>
      </>
    );
  }
  const { found, asked, weight, score, share, unknown } = detail;
  return (
    <>
      <td className="number">
        {unknown > 0 && found === 0 ? (
          <FormattedMessage id="details.unknown" />
        ) : (
          <FormattedMessage id="details.foundOf" values={{ found, asked }} />
        )}
      </td>
      <td className="number">
        <Points value={weight} />
      </td>
      <td className="number">
        <FormattedNumber value={score} style="percent" />
      </td>
      <td className="number strong">
        <Points value={share} />
      </td>
    </>
  );
}

const HEADINGS = ['found', 'weight', 'score', 'share'] as const;

/** The sum that a person can redo: per aspect and direction found, weight × score = share, and the shares' total. */
export function SumsTable({ match, forwardLabel, reverseLabel, onForwardHeader }: SumsTableProps) {
  const of = (scoreType: string, label: string) =>
    match.details.find((detail) => detail.scoreType === scoreType && detail.label === label);
  const rows = ASPECT_NAMES.filter((name) => of('FORWARD', name) !== undefined || of('REVERSE', name) !== undefined);
  const { forward, reverse, balance, penalty, score, unknown } = match;
  return (
    <div className="table-scroll" tabIndex={-1}>
      <table className="sums-table">
        <caption className="visually-hidden">
          <FormattedMessage id="details.sums" />
        </caption>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              <FormattedMessage id="details.aspect" />
            </th>
            <th colSpan={4} scope="colgroup">
              <button type="button" className="link-button" onClick={onForwardHeader}>
                {forwardLabel}
              </button>
            </th>
            <th colSpan={4} scope="colgroup">
              {reverseLabel}
            </th>
          </tr>
          <tr>
            {['FORWARD', 'REVERSE'].flatMap((direction) =>
              HEADINGS.map((heading) => (
                <th key={`${direction}-${heading}`} scope="col" className="number">
                  <FormattedMessage id={`details.column.${heading}`} />
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((name) => (
            <tr key={name}>
              <th scope="row">
                <FormattedMessage id={`aspect.${name}`} />
              </th>
              <Direction detail={of('FORWARD', name)} />
              <Direction detail={of('REVERSE', name)} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage id="details.total" />
            </th>
            <td colSpan={3} />
            <td className="number strong" data-total="FORWARD">
              <Points value={forward} />
            </td>
            <td colSpan={3} />
            <td className="number strong" data-total="REVERSE">
              <Points value={reverse} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="sum-line">
        <FormattedMessage
          id={penalty === 1 ? 'details.sum' : 'details.sumWithPenalty'}
          values={{
            forwardPart: <FormattedNumber value={1 - balance} style="percent" />,
            reversePart: <FormattedNumber value={balance} style="percent" />,
            forward: <Points value={forward} />,
            reverse: <Points value={reverse} />,
            penalty: <FormattedNumber value={penalty} style="percent" />,
            score: (
              <strong>
                <Points value={score} />
              </strong>
            ),
            unknown: <Points value={unknown} />,
          }}
        />
      </p>
    </div>
  );
}
