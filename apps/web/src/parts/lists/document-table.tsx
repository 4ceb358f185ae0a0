import { Button, Menu, Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { propertyLabel } from '../../i18n/label-of.ts';
import { editAddress, matchableWith } from '../../state/addresses.ts';
import { useMay } from '../application/use-may.ts';
import { useScreen } from '../application/use-screen.ts';
import { aspectLabels, descriptionOf, propertyText } from '../../state/documents/document-labels.ts';
import { MatchActions } from '../results/row/match-actions.tsx';
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
  description: classes.description,
  skills: `${classes.skills} ${classes.wide}`,
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
  /** Whose document is open. */
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  /** Asks why a document is not found for another one. */
  readonly onWhyNot: (document: WireDocument) => void;
}

/** Statuses that take a document out of matches: a list says them (wire.md). */
const SAID_STATUSES: ReadonlySet<string> = new Set(['closed', 'placed', 'draft']);

/** How to reach someone is nothing for a list: addresses and numbers, and the lines of a letter head. */
const CONTACT = /[\w.+-]+@[\w-]+\.[\w.-]+|(?:\+|\b00)?\d[\d ./()-]{7,}\d/g;

function excerpt(text: string): string {
  return text
    .slice(0, EXCERPT * 3)
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(CONTACT, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, EXCERPT);
}

type RowProps = Omit<DocumentTableProps, 'documents'> & { readonly document: WireDocument };

/** A cell on one line; what is cut of it can be read without opening the document. */
function CutCell({ text, className = '' }: { readonly text: string; readonly className?: string | undefined }) {
  return (
    <Table.Td className={`${classes.cut} ${className}`} title={text}>
      {text}
    </Table.Td>
  );
}

function Row({ kind, index, document, openId, onOpen, onWhyNot }: RowProps) {
  const intl = useIntl();
  const { configuration } = useScreen().application;
  const isJob = kind === 'JOB';
  // whom it asks about is found on the page that finds this kind
  const [other, page] = isJob ? (['CANDIDATE', 'jobs'] as const) : (['JOB', 'candidates'] as const);
  const mayEdit = useMay(isJob ? 'putJob' : 'putCandidate');
  const name = isJob ? (document.jobTitle ?? '') : propertyText(document, 'name');
  const subject = name === '' ? document.id : name;
  const status = propertyText(document, 'status');
  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a, button, [role=menu]') !== null) return;
    onOpen(document.id);
  }
  return (
    <Table.Tr
      className={classes.row ?? ''}
      data-document={document.id}
      data-current={document.id === openId || undefined}
      onClick={handleClick}
    >
      <Table.Td className={classes.cutId}>{document.id}</Table.Td>
      <Table.Td className={classes.cutName}>
        <span className={classes.nameLine}>
          <span className={classes.cut} title={name}>
            {name}
          </span>
          {SAID_STATUSES.has(status) && (
            <span className={classes.status}> · {propertyLabel(intl, 'status', status)}</span>
          )}
        </span>
      </Table.Td>
      <Table.Td className={`${classes.cut} ${classes.description}`}>{excerpt(descriptionOf(kind, document))}</Table.Td>
      {isJob && <CutCell className={classes.wide} text={aspectLabels(document, 'hardSkills', 6).join(', ')} />}
      <CutCell text={aspectLabels(document, 'jobFunctions', 3).join(', ')} />
      <CutCell className={classes.place} text={aspectLabels(document, 'locations', 3).join(', ')} />
      <Table.Td className={classes.buttons}>
        <Button
          size="xs"
          variant="subtle"
          classNames={{ root: classes.details }}
          data-open={document.id}
          aria-label={intl.formatMessage({ id: 'actions.details.of' }, { subject })}
          onClick={() => onOpen(document.id)}
        >
          <FormattedMessage id="actions.details" />
        </Button>
        <MatchActions kind={kind} index={index} id={document.id} subject={subject}>
          {mayEdit && (
            <Menu.Item component={Link} to={editAddress(kind, index, document.id)}>
              <FormattedMessage id="list.edit" />
            </Menu.Item>
          )}
          {matchableWith(other, configuration).includes(page) && (
            <Menu.Item onClick={() => onWhyNot(document)}>
              <FormattedMessage id={`whyNot.for.open.${kind}`} />
            </Menu.Item>
          )}
        </MatchActions>
      </Table.Td>
    </Table.Tr>
  );
}

/** The jobs or candidates of a list, a line each. */
export function DocumentTable({ kind, documents, ...rest }: DocumentTableProps) {
  return (
    <Table.ScrollContainer minWidth={0} className={classes.frame ?? ''} data-kind={kind}>
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
            <Row key={document.id} kind={kind} document={document} {...rest} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
