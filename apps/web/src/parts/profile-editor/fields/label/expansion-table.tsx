import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { AspectName, ConceptItem } from '@counterpart/domain';
import { useEditor } from '../../editor-context.ts';
import classes from './expansion-table.module.css';
import editor from '../value-editor.module.css';

/** Rows that are shown: what counts most. */
const ROWS = 4;

interface ExpansionTableProps {
  readonly aspect: AspectName;
  readonly item: ConceptItem;
  /** Takes a label that the ontology knows in place of the present one. */
  readonly onLabel: (label: string, conceptId: string) => void;
}

/** What a value is looked for as: itself and what the ontology adds, with similarity and how many documents have it. */
export function ExpansionTable({ aspect, item, onLabel }: ExpansionTableProps) {
  const { api, language, matching } = useEditor();
  const index = matching?.index;
  const strategy = matching?.strategy ?? null;
  const { label, conceptId } = item;
  const { data, isError } = useQuery({
    queryKey: ['expand', aspect, label, conceptId ?? null, language, index ?? null, strategy],
    queryFn: ({ signal }) =>
      api.call('expand', {
        query: strategy === null ? {} : { strategy },
        body: {
          label,
          aspect,
          lang: language,
          size: ROWS,
          ...(index === undefined ? {} : { index }),
          ...(conceptId === undefined ? {} : { conceptId }),
        },
        signal,
      }),
  });
  if (isError) return null;
  if (data === undefined) {
    return (
      <div className={editor.block}>
        <Skeleton height={68} />
      </div>
    );
  }
  if (data.concepts.length === 0) {
    return (
      <div className={editor.block}>
        <p className={editor.meta}>
          <FormattedMessage id="expansion.wordsOnly" />
        </p>
        {data.nearest.length > 0 && (
          <p className={classes.nearest}>
            <span className={editor.meta}>
              <FormattedMessage id="unknown.nearest" />
            </span>
            {data.nearest.map((near) => (
              <Button
                key={near.conceptId}
                size="xs"
                variant="subtle"
                onClick={() => onLabel(near.label, near.conceptId)}
              >
                {near.label}
              </Button>
            ))}
          </p>
        )}
      </div>
    );
  }
  const rest = data.count - data.items.length;
  const isLicence = data.concepts.some(({ kind }) => kind !== undefined);
  return (
    <div className={editor.block}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="expansion.title" />
            </th>
            <th scope="col">
              <span className={classes.hidden}>
                <FormattedMessage id="expansion.relation" />
              </span>
            </th>
            <th scope="col">
              <span className={classes.hidden}>
                <FormattedMessage id="expansion.similarity" />
              </span>
            </th>
            <th scope="col">
              {matching !== null && (
                <span className={classes.counted}>
                  <FormattedMessage id={`expansion.documents.${matching.target}`} />
                </span>
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((row) => (
            <tr key={row.conceptId}>
              <td>{row.label}</td>
              <td>
                <FormattedMessage id={`relation.${row.relation}`} />
              </td>
              <td>
                <FormattedNumber value={row.similarity} minimumFractionDigits={2} maximumFractionDigits={2} />
              </td>
              <td>{row.documents !== null && <FormattedNumber value={row.documents} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(rest > 0 || isLicence) && (
        <p className={classes.note}>
          {rest > 0 ? (
            <FormattedMessage id="expansion.more" values={{ count: rest }} />
          ) : (
            <FormattedMessage id="expansion.neverBroader" />
          )}
        </p>
      )}
    </div>
  );
}
