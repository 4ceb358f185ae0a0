import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import {
  IconBriefcase,
  IconFileUpload,
  IconKeyboard,
  IconSearch,
  IconMoon,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMay } from '../application/use-may.ts';
import { useScreen } from '../application/use-screen.ts';
import { listedAddress, matchableWith, matchingAddress } from '../../state/addresses.ts';
import { menuEntries } from '../../state/menu-entries.ts';
import { findDocuments, type FoundDocument } from '../../state/documents/find-documents.ts';
import { LONGEST_SEARCH } from '../../state/text-bounds.ts';
import classes from './palette.module.css';

/** The search for documents starts at two characters (A5), a moment after the last key, in milliseconds. */
const MIN_CHARACTERS = 2;
const DEBOUNCE_MS = 150;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

interface PaletteProps {
  readonly onHelp: () => void;
}

/** Ctrl-K: pages, what to do, and any candidate or job by name or id. */
export function Palette({ onHelp }: PaletteProps) {
  const { application } = useScreen();
  const { configuration, api } = application;
  const mayAdd = useMay('putCandidate');
  const intl = useIntl();
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  const [query, setQuery] = useState('');
  const [debounced] = useDebouncedValue(query.trim(), DEBOUNCE_MS);
  const { data: found = [] } = useQuery({
    queryKey: ['find', debounced],
    enabled: debounced.length >= MIN_CHARACTERS,
    staleTime: 30_000,
    retry: false,
    queryFn: ({ signal }) => findDocuments(api, debounced, signal),
    placeholderData: (before) => before,
  });
  const word = query.trim().toLocaleLowerCase();
  const matches = (label: string) => label.toLocaleLowerCase().includes(word);
  const label = (id: string) => intl.formatMessage({ id });
  const pages = menuEntries(configuration)
    .map((entry) => ({ ...entry, label: label(entry.id) }))
    .filter((entry) => matches(entry.label));
  const adding = [
    { id: 'list.new.CANDIDATE', icon: IconUserPlus, run: () => void navigate({ to: '/candidates/new' }) },
    { id: 'list.new.JOB', icon: IconBriefcase, run: () => void navigate({ to: '/jobs/new' }) },
    { id: 'shell.addCandidates', icon: IconFileUpload, run: () => void navigate({ to: '/candidates/upload' }) },
    { id: 'shell.addJobs', icon: IconFileUpload, run: () => void navigate({ to: '/jobs/upload' }) },
  ];
  const commands = [
    ...(mayAdd ? adding : []),
    { id: `shell.theme.${other}`, icon: IconMoon, run: () => setColorScheme(other) },
    { id: 'keys.help', icon: IconKeyboard, run: onHelp },
  ]
    .map((command) => ({ ...command, label: label(command.id) }))
    .filter((command) => matches(command.label));
  const documents = word.length >= MIN_CHARACTERS ? found : [];
  function open({ kind, index, id }: FoundDocument) {
    const [page] = matchableWith(kind, configuration);
    void navigate({
      to: page === undefined ? listedAddress(kind, index, id) : matchingAddress(page, kind, index, id),
    });
  }
  const isEmpty = pages.length + commands.length + documents.length === 0;
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      overlayProps={{ blur: 0 }}
      scrollable
      maxHeight={420}
      classNames={{
        actionsGroup: classes.group,
        actionBody: classes.words,
        actionLabel: classes.line,
        actionDescription: classes.line,
      }}
      attributes={{ content: { 'aria-label': label('shell.find') } }}
    >
      <Spotlight.Search
        placeholder={label('shell.find.placeholder')}
        aria-label={label('shell.find')}
        maxLength={LONGEST_SEARCH}
        leftSection={<IconSearch {...ICON} />}
      />
      <Spotlight.ActionsList>
        {documents.length > 0 && (
          <Spotlight.ActionsGroup label={label('shell.find.documents')}>
            {documents.map((document) => (
              <Spotlight.Action
                key={`${document.kind} ${document.index} ${document.id}`}
                label={document.title}
                description={document.about}
                leftSection={document.kind === 'JOB' ? <IconBriefcase {...ICON} /> : <IconUser {...ICON} />}
                onClick={() => open(document)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label={label('shell.find.pages')}>
            {pages.map((page) => (
              <Spotlight.Action key={page.id} label={page.label} onClick={() => void navigate({ to: page.to })} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {commands.length > 0 && (
          <Spotlight.ActionsGroup label={label('shell.find.commands')}>
            {commands.map(({ id, label: text, icon: Icon, run }) => (
              <Spotlight.Action key={id} label={text} leftSection={<Icon {...ICON} />} onClick={run} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {isEmpty && (
          <Spotlight.Empty>
            <FormattedMessage id="shell.find.none" />
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
