import { FormattedMessage } from 'react-intl';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { aspectLabels, propertyText } from '../../state/document-labels.ts';
import { type ListState, STREAMED } from '../../state/upload-entry.ts';
import type { Uploads } from '../../state/uploads.ts';
import { ColumnTargets } from './column-targets.tsx';
import { ImportBar } from './import-bar.tsx';
import { ListLanguage } from './list-language.tsx';
import { Notice } from './notice.tsx';
import { RefusalMessage } from './refusal-message.tsx';
import { RejectedLines } from './rejected-lines.tsx';
import { DocumentTable } from '../../ui/document-table.tsx';

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
    <DocumentTable columns={columns}>
      {documents.map((document) => (
        <tr key={document.id}>
          <td className="dimmed">{document.id}</td>
          <td className="row-title">{kind === 'JOB' ? document.jobTitle : propertyText(document, 'name')}</td>
          <td>{aspectLabels(document, 'jobFunctions', 3).join(', ')}</td>
          <td>{aspectLabels(document, 'hardSkills', 6).join(', ')}</td>
          <td>{aspectLabels(document, 'locations', 3).join(', ')}</td>
        </tr>
      ))}
    </DocumentTable>
  );
}

/** A file with many documents: how many, where its columns go, the first of them, and taking them all in. */
export function ListReview({ entryKey, name, state, uploads }: ListReviewProps) {
  const { reading, refusal, isReadAgain, run } = state;
  const documents = (reading.documents as unknown as readonly WireDocument[]).slice(0, PREVIEWED);
  const isTold = run.status !== 'idle';
  const rejected = isTold ? run.rejected : reading.problems.map(({ line = 0, ...error }) => ({ line, error }));
  return (
    <div className="list-review" aria-busy={isReadAgain}>
      <ImportBar entryKey={entryKey} name={name} state={state} uploads={uploads} />
      <RejectedLines name={name} rejected={rejected} isTold={isTold} />
      {STREAMED.has(reading.format) && <ListLanguage entryKey={entryKey} state={state} uploads={uploads} />}
      {reading.columns !== undefined && (
        <ColumnTargets entryKey={entryKey} columns={reading.columns} state={state} uploads={uploads} />
      )}
      {refusal !== null && (
        <Notice tone="refused">
          <RefusalMessage refusal={refusal} />
        </Notice>
      )}
      {documents.length > 0 && (
        <section data-dimmed={isReadAgain || refusal !== null || undefined}>
          <h3>
            <FormattedMessage id="upload.preview" values={{ count: documents.length }} />
          </h3>
          <Preview kind={uploads.kind} documents={documents} />
        </section>
      )}
    </div>
  );
}
