import { ActionIcon, Button, Menu, Toolbar } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { strategyLabel } from '../../i18n/label-of.ts';
import { LANGUAGES } from '@counterpart/domain';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useIndexResults } from '../use-index-results.ts';
import { InlineSelect } from './inline-select.tsx';
import { KeywordSearch } from './keyword-search.tsx';
import { useProfileActions } from './use-profile-actions.ts';
import classes from './profile-tools.module.css';

/** The strategy that the kind of what is searched has by itself. */
const BY_KIND = '';
/** Below this width what is seldom used folds into a menu. */
const NARROW = '(max-width: 899px)';

/** The strategies of the kind that is searched besides its own. */
function useStrategies(context: MatchingContext): readonly string[] {
  const { api } = useScreen().application;
  const { data } = useQuery({
    queryKey: ['strategies'],
    queryFn: ({ signal }) => api.call('strategies', { signal }),
    enabled: context.offersStrategies,
    // they are edited on another page, and by others
    refetchOnMount: 'always',
  });
  const fitting = data?.strategies.filter(({ name, template }) => template === context.target && name !== template);
  return fitting?.map(({ name }) => name) ?? [];
}

interface ProfileToolsProps {
  readonly context: MatchingContext;
  /** Matches and opens the results. */
  readonly onMatch: () => void;
  /** Opens the results of a match that was begun. */
  readonly onMatched: () => void;
  /** An empty profile has a large field of its own. */
  readonly hasStart: boolean;
}

/** Language, strategy, clear, reset, and the match button, green when the request changed (MAT-04). */
export function ProfileTools({ context, onMatch, onMatched, hasStart }: ProfileToolsProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const { aspects, language, strategy, activeIndex, lastRequests } = useStore(context.store);
  const { isMatching } = useIndexResults(context, activeIndex);
  const { clear, reset } = useProfileActions(context);
  const strategies = useStrategies(context);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const isEmpty = Object.keys(aspects).length === 0;
  // an empty profile that nobody matched yet is no change
  const isChanged = context.isChanged() && !(isEmpty && lastRequests[activeIndex] === null);
  const canReset = application.configuration.allowReset && context.canReset;
  // the editor, where there is one, has the key before: what is being typed in it is left first
  useKeys([{ key: 'mod+enter', label: 'actions.match', group: 'profile', run: onMatch, isFallback: true }]);
  const clearLabel = <FormattedMessage id="actions.clear" />;
  const resetLabel = <FormattedMessage id="actions.reset" />;
  return (
    <>
      {context.offersKeywordSearch && !(isEmpty && hasStart) && (
        <KeywordSearch context={context} onMatched={onMatched} />
      )}
      {/* one tab stop, the arrow keys go along it */}
      <Toolbar
        className={classes.tools ?? ''}
        withBorder={false}
        aria-label={intl.formatMessage({ id: 'profile.tools' })}
      >
        <InlineSelect
          label={intl.formatMessage({ id: 'profile.language.short' })}
          value={language}
          options={LANGUAGES.map((code) => ({ value: code, label: intl.formatMessage({ id: `language.${code}` }) }))}
          onChange={(chosen) => context.setLanguage(chosen)}
        />
        {context.offersStrategies && (
          <InlineSelect
            label={intl.formatMessage({ id: 'profile.strategy' })}
            value={strategy ?? BY_KIND}
            options={[
              { value: BY_KIND, label: intl.formatMessage({ id: 'profile.strategy.default' }) },
              ...strategies.map((name) => ({ value: name, label: strategyLabel(intl, name) })),
            ]}
            onChange={(chosen) => context.setStrategy(chosen === BY_KIND ? null : chosen)}
          />
        )}
        {isNarrow ? (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon data-toolbar-toggle aria-label={intl.formatMessage({ id: 'profile.more' })}>
                <IconDots size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item disabled={isEmpty} onClick={clear}>
                {clearLabel}
              </Menu.Item>
              {canReset && <Menu.Item onClick={reset}>{resetLabel}</Menu.Item>}
            </Menu.Dropdown>
          </Menu>
        ) : (
          <>
            <Button data-toolbar-toggle size="xs" variant="subtle" disabled={isEmpty} onClick={clear}>
              {clearLabel}
            </Button>
            {canReset && (
              <Button data-toolbar-toggle size="xs" variant="subtle" onClick={reset}>
                {resetLabel}
              </Button>
            )}
          </>
        )}
        <Button
          data-toolbar-toggle
          size="xs"
          variant="filled"
          color={isChanged ? 'leaf' : 'sea'}
          data-changed={isChanged || undefined}
          loading={isMatching}
          aria-keyshortcuts="Control+Enter"
          rightSection={
            <span className={classes.key} aria-hidden="true">
              Ctrl ↵
            </span>
          }
          onClick={onMatch}
        >
          <FormattedMessage id="actions.match" />
        </Button>
      </Toolbar>
    </>
  );
}
