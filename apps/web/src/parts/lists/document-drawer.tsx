import { ActionIcon, Button, CloseButton, Drawer, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconNote, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ASPECT_NAMES, type IndexConfiguration, type ProfileKind, type WireDocument } from '@counterpart/domain';
import { propertyLabel, valueLabel } from '../../i18n/label-of.ts';
import { editAddress } from '../../state/addresses.ts';
import { useMay } from '../application/use-may.ts';
import { aspectLabels, propertyText, rowTitle } from '../../state/documents/document-labels.ts';
import { goingOn } from '../../ui/going-on.ts';
import { useKeys } from '../keys/use-keys.ts';
import { DocumentTexts } from '../match-details/texts/document-texts.tsx';
import { NoteDialog } from '../notes/note-dialog.tsx';
import { MatchActions } from '../results/row/match-actions.tsx';
import classes from './document-drawer.module.css';

interface DocumentDrawerProps {
  readonly kind: ProfileKind;
  readonly index: IndexConfiguration;
  readonly document: WireDocument;
  /** Undefined at the ends of the page. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** From this width the list stays in sight and at hand beside the document. */
const BESIDE_FROM = '(min-width: 1200px)';
const NO_MARKS = new Map();
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

function Profile({ document }: { readonly document: WireDocument }) {
  const intl = useIntl();
  const shown = ASPECT_NAMES.filter((name) => aspectLabels(document, name).length > 0);
  return (
    <div className={classes.profile}>
      {shown.map((name) => (
        <section key={name}>
          <h3 className={classes.aspect}>
            <FormattedMessage id={`aspect.${name}`} />
          </h3>
          <p className={classes.labels}>
            {aspectLabels(document, name)
              .map((label) => valueLabel(intl, name, label))
              .join(', ')}
          </p>
        </section>
      ))}
    </div>
  );
}

/** A document of a list, itself: its texts, its profile, and what can be done with it. */
export function DocumentDrawer({ kind, index, document, onPrevious, onNext, onDelete, onClose }: DocumentDrawerProps) {
  const intl = useIntl();
  const hasRoom = useMediaQuery(BESIDE_FROM, false, { getInitialValueInEffect: false });
  const mayEdit = useMay(kind === 'JOB' ? 'putJob' : 'putCandidate');
  const mayDelete = useMay(kind === 'JOB' ? 'deleteJob' : 'deleteCandidate');
  const [isNoteOpen, setNoteOpen] = useState(false);
  const isJob = kind === 'JOB';
  const named = propertyText(document, 'name');
  const name = (isJob ? rowTitle(kind, document) : named) || document.id;
  const facts = [
    isJob ? propertyText(document, 'company') : rowTitle(kind, document),
    propertyText(document, 'town'),
    propertyText(document, 'phone'),
    propertyText(document, 'email'),
    propertyLabel(intl, 'status', propertyText(document, 'status')),
  ].filter((fact) => fact !== '');
  const beside = useRef<HTMLElement>(null);
  useEffect(() => {
    // a dialog that is none of the library's takes the focus as those do; the next document keeps it
    beside.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, []);
  const say = (id: string) => ({ 'aria-label': intl.formatMessage({ id }), title: intl.formatMessage({ id }) });
  useKeys([
    { key: 'j', label: 'keys.nextMatch', group: 'details', run: () => onNext?.() },
    { key: 'k', label: 'keys.previousMatch', group: 'details', run: () => onPrevious?.() },
    {
      key: 'Escape',
      label: 'keys.closeDetails',
      group: 'details',
      // a drawer that lies over the list closes by itself
      run: () => (hasRoom ? onClose() : false),
    },
  ]);
  const content = (
    <>
      <div className={classes.head}>
        <div className={classes.line}>
          <h2 className={classes.title} title={name}>
            {name}
          </h2>
          <span className={classes.id}>{document.id}</span>
          <span className={classes.tools}>
            <ActionIcon {...say('details.previous')} {...goingOn(onPrevious)}>
              <IconChevronUp {...ICON} />
            </ActionIcon>
            <ActionIcon {...say('details.next')} {...goingOn(onNext)}>
              <IconChevronDown {...ICON} />
            </ActionIcon>
            <CloseButton size={28} data-autofocus {...say('actions.close')} onClick={onClose} />
          </span>
        </div>
        <div className={classes.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
      </div>
      <Tabs defaultValue="document" className={classes.text ?? ''}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="document">
            <FormattedMessage id="list.tab.document" />
          </Tabs.Tab>
          <Tabs.Tab value="profile">
            <FormattedMessage id="list.tab.profile" />
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="document">
          <DocumentTexts
            kind={kind}
            document={document}
            marks={NO_MARKS}
            activeId={null}
            extraProperties={index.extraProperties}
            sections={index.detailsSections}
          />
        </Tabs.Panel>
        <Tabs.Panel value="profile">
          <Profile document={document} />
        </Tabs.Panel>
      </Tabs>
      <div className={classes.foot}>
        <MatchActions kind={kind} index={index.name} id={document.id} subject={name} />
        {index.disableNotes !== true && (
          <Button size="xs" leftSection={<IconNote {...ICON} />} onClick={() => setNoteOpen(true)}>
            <FormattedMessage id="note.add" />
          </Button>
        )}
        {mayEdit && (
          <Button
            size="xs"
            component={Link}
            to={editAddress(kind, index.name, document.id)}
            leftSection={<IconPencil {...ICON} />}
          >
            <FormattedMessage id="list.edit" />
          </Button>
        )}
        {mayDelete && (
          <Button
            size="xs"
            variant="subtle"
            className={classes.end ?? ''}
            leftSection={<IconTrash {...ICON} />}
            onClick={onDelete}
          >
            <FormattedMessage id="list.delete" />
          </Button>
        )}
      </div>
    </>
  );
  return (
    <>
      {hasRoom ? (
        <section ref={beside} className={`${classes.beside} ${classes.content}`} role="dialog" aria-label={name}>
          <div className={classes.body}>{content}</div>
        </section>
      ) : (
        <Drawer.Root
          opened
          onClose={onClose}
          position="right"
          size={528}
          transitionProps={{ duration: 0 }}
          classNames={{ content: classes.content, body: classes.body }}
        >
          <Drawer.Overlay />
          <Drawer.Content aria-label={name}>
            <Drawer.Body>{content}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      )}
      {isNoteOpen && (
        <NoteDialog kind={kind} index={index} id={document.id} name={name} onClose={() => setNoteOpen(false)} />
      )}
    </>
  );
}
