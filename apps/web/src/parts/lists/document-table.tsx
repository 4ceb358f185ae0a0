import { Table } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { aspectLabels, descriptionOf, propertyText } from '../../state/document-labels.ts';
import { MatchActions } from '../results/match-actions.tsx';
import classes from './document-table.module.css';

/** Columns of the job list (LST-01) and of the candidate list (LST-02), in order. */
const COLUMNS: Readonly<Record<ProfileKind, readonly ColumnName[]>> = {
  JOB: ['id', 'jobTitle', 'description', 'skills', 'jobFunction', 'location', 'actions'],
  CANDIDATE: ['id', 'name', 'description', 'jobFunction', 'location', 'actions'],
};
type ColumnName = 'id' | 'jobTitle' | 'name' | 'description' | 'skills' | 'jobFunction' | 'location' | 'actions';

const WIDTH: Readonly<Record<ColumnName, string | undefined>> = {
  id: classes.id,
  jobTitle: classes.name,
  name: classes.name,
  description: undefined,
  skills: classes.skills,
  jobFunction: classes.function,
  location: classes.location,
  actions: classes.actions,
};

/** Characters of a description that one line can show at most. */
const EXCERPT = 160;

interface DocumentTableProps {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly documents: readonly WireDocument[];
}

function excerpt(text: string): string {
  return text
    .slice(0, EXCERPT * 2)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, EXCERPT);
}

function Row({ kind, index, document }: Omit<DocumentTableProps, 'documents'> & { readonly document: WireDocument }) {
  const isJob = kind === 'JOB';
  const name = isJob ? (document.jobTitle ?? '') : propertyText(document, 'name');
  return (
    <Table.Tr>
      <Table.Td className={classes.cutId}>{document.id}</Table.Td>
      <Table.Td className={classes.cutName}>{name}</Table.Td>
      <Table.Td className={classes.cut}>{excerpt(descriptionOf(kind, document))}</Table.Td>
      {isJob && <Table.Td className={classes.cut}>{aspectLabels(document, 'hardSkills', 6).join(', ')}</Table.Td>}
      <Table.Td className={classes.cut}>{aspectLabels(document, 'jobFunctions', 3).join(', ')}</Table.Td>
      <Table.Td className={classes.cut}>{aspectLabels(document, 'locations', 3).join(', ')}</Table.Td>
      <Table.Td className={classes.buttons}>
        <MatchActions kind={kind} index={index} id={document.id} subject={name === '' ? document.id : name} />
      </Table.Td>
    </Table.Tr>
  );
}

/** The jobs or candidates of a list, a line each. */
export function DocumentTable({ kind, index, documents }: DocumentTableProps) {
  return (
    <Table.ScrollContainer minWidth={880}>
      <Table className={classes.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS[kind].map((column) => (
              <Table.Th key={column} scope="col" className={WIDTH[column]}>
                <FormattedMessage id={`list.column.${column}`} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {documents.map((document) => (
            <Row key={document.id} kind={kind} index={index} document={document} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
