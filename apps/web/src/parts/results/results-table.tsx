import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration, ProfileKind, WireDocument } from '@counterpart/domain';
import { propertyText, rowTitle } from '../../state/document-labels.ts';
import { labelOf } from '../../i18n/label-of.ts';
import type { Match } from '../../state/index-results.ts';
import { MatchActions } from './match-actions.tsx';
import { RelevanceBar } from './relevance-bar.tsx';

interface ResultsTableProps {
  readonly index: IndexConfiguration;
  readonly kind: ProfileKind;
  readonly matches: readonly Match[];
  readonly isDimmed: boolean;
  readonly hasColours: boolean;
  readonly onOpen: (id: string) => void;
}

/** The ranked rows of one index. */
export function ResultsTable({ index, kind, matches, isDimmed, hasColours, onOpen }: ResultsTableProps) {
  const intl = useIntl();
  return (
    <div className="table-scroll" tabIndex={-1}>
      <table className="results-table" data-dimmed={isDimmed || undefined} aria-busy={isDimmed}>
        <thead>
          <tr>
            <th scope="col" className="col-relevance">
              <FormattedMessage id="results.column.relevance" />
            </th>
            <th scope="col">
              <FormattedMessage id={kind === 'JOB' ? 'results.column.jobTitle' : 'results.column.jobFunction'} />
            </th>
            {index.extraColumns.map((column) => (
              <th scope="col" key={column.property}>
                {labelOf(intl, column.label, column.label)}
              </th>
            ))}
            <th scope="col">
              <FormattedMessage id="results.column.actions" />
            </th>
          </tr>
        </thead>
        <tbody>
          {matches.map((match) => {
            const document = match.document as unknown as WireDocument;
            const title = rowTitle(kind, document);
            const name =
              index.detailsTitleProperty === undefined ? '' : propertyText(document, index.detailsTitleProperty);
            return (
              <tr key={match.id} data-match={match.id}>
                <td>
                  <RelevanceBar match={match} hasColours={hasColours} />
                </td>
                <td>
                  <span className="row-title">{title === '' ? match.id : title}</span>
                  {name !== '' && <span className="row-subtitle">{name}</span>}
                </td>
                {index.extraColumns.map((column) => (
                  <td key={column.property}>{propertyText(document, column.property)}</td>
                ))}
                <td className="row-actions">
                  <Button size="compact-sm" variant="light" data-open={match.id} onClick={() => onOpen(match.id)}>
                    <FormattedMessage id="actions.details" />
                    <span className="visually-hidden">{name === '' ? title : name}</span>
                  </Button>
                  {index.showMatchButton && (
                    <MatchActions kind={kind} index={index.name} id={match.id} subject={title} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
