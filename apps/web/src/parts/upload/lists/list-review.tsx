import { Table } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { aspectLabels, propertyText } from '../../../state/documents/document-labels.ts';
import { type ListState, STREAMED } from '../../../state/upload/upload-entry.ts';
import type { Uploads } from '../../../state/upload/uploads.ts';
import { ColumnTargets } from './column-targets.tsx';
import { ImportBar } from './import-bar.tsx';
import { ListLanguage } from './list-language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RefusalMessage } from '../files/refusal-message.tsx';
import { RejectedLines } from './rejected-lines.tsx';
import classes from './list-review.module.css';

/** Documents that the preview shows. */
const PREVIEWED = 5;

interface ListReviewProps {
  readonly entryKey: string;
  readonly name: string;
  readonly state: ListState;
  readonly uploads: Uploads;
}

function Preview({ kind, documents }: { kind: ProfileKind; documents: readonly WireDocument[] }) {
  const columns = ['id', kind === 'JOB' ? 'jobTitle' : 'name', 'jobFunction', 'skills', 'location'];
  return (
    <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>
                <FormattedMessage id={`list.column.${column}`} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {documents.map((document) => (
            <Table.Tr key={document.id}>
              <Table.Td className={classes.id}>{document.id}</Table.Td>
              <Table.Td className={classes.name}>
                {kind === 'JOB' ? document.jobTitle : propertyText(document, 'name')}
              </Table.Td>
              <Table.Td>{aspectLabels(document, 'jobFunctions', 3).join(', ')}</Table.Td>
              <Table.Td>{aspectLabels(document, 'hardSkills', 6).join(', ')}</Table.Td>
              <Table.Td>{aspectLabels(document, 'locations', 3).join(', ')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** A file with many documents: how many, where its columns go, the first of them, and taking them all in. */
export function ListReview({ entryKey, name, state, uploads }: ListReviewProps) {
  const { reading, refusal, isReadAgain, run } = state;
  const documents = (reading.documents as unknown as readonly WireDocument[]).slice(0, PREVIEWED);
  const isTold = run.status !== 'idle';
  const rejected = isTold ? run.rejected : reading.problems.map(({ line = 0, ...error }) => ({ line, error }));
  return (
    <div className={classes.review} aria-busy={isReadAgain}>
      <ImportBar entryKey={entryKey} name={name} state={state} uploads={uploads} />
      <RejectedLines name={name} rejected={rejected} isTold={isTold} />
      {STREAMED.has(reading.format) && <ListLanguage entryKey={entryKey} state={state} uploads={uploads} />}
      {reading.columns !== undefined && (
        <ColumnTargets entryKey={entryKey} columns={reading.columns} state={state} uploads={uploads} />
      )}
      {refusal !== null && (
        <Notice tone="bad">
          <RefusalMessage refusal={refusal} />
        </Notice>
      )}
      {documents.length > 0 && (
        <section className={classes.preview} data-dimmed={isReadAgain || refusal !== null || undefined}>
          <h3 className={classes.title}>
            <FormattedMessage id="upload.preview" values={{ count: documents.length }} />
          </h3>
          <Preview kind={uploads.kind} documents={documents} />
        </section>
      )}
    </div>
  );
}
