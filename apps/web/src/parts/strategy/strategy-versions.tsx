import { Button, Menu } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { SavedStrategy } from '../../state/strategies/strategy-editing.ts';
import { useScreen } from '../application/use-screen.ts';

interface StrategyVersionsProps {
  readonly strategy: SavedStrategy;
  /** Puts the parameters of a version into the editor, where they can be saved anew. */
  readonly onTake: (parameters: unknown) => void;
}

/** How the strategy was before, newest first. */
export function StrategyVersions({ strategy, onTake }: StrategyVersionsProps) {
  const { api } = useScreen().application;
  const { data } = useQuery({
    queryKey: ['strategy-versions', strategy.name, strategy.version],
    queryFn: ({ signal }) => api.call('strategyVersions', { params: { name: strategy.name }, signal }),
  });
  const versions = data?.versions ?? [];
  if (versions.length < 2) return null;
  return (
    <Menu>
      <Menu.Target>
        <Button leftSection={<IconHistory size={16} stroke={1.75} aria-hidden="true" />}>
          <FormattedMessage id="strategy.version" values={{ version: strategy.version }} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {versions.map(({ version, savedAt, savedBy, parameters }) => (
          <Menu.Item key={version} disabled={version === strategy.version} onClick={() => onTake(parameters)}>
            {version === 0 ? (
              <FormattedMessage id="strategy.version.shipped" />
            ) : (
              <FormattedMessage id="strategy.version" values={{ version }} />
            )}
            {savedAt !== null && (
              <>
                {' · '}
                <FormattedDate value={savedAt} dateStyle="medium" timeStyle="short" />
              </>
            )}
            {savedBy !== null && (
              <>
                {' '}
                <FormattedMessage id="who.by" values={{ name: savedBy.name }} />
              </>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
