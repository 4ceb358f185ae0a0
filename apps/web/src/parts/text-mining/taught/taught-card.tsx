import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import type { RouteResponse } from '@counterpart/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { showUndo } from '../../../ui/show-undo.tsx';
import { useMay } from '../../application/use-may.ts';
import { useOnceAtATime } from '../../application/use-once-at-a-time.ts';
import { useScreen } from '../../application/use-screen.ts';
import { CallFailure } from '../../failure/call-failure.tsx';
import { useLanguageOptions } from '../../use-language-options.ts';
import { TAUGHT_RULES } from './taught-rules-key.ts';
import classes from '../unmatched-table.module.css';
import { writeDate } from '../../../i18n/write-date.ts';

type TaughtRule = RouteResponse<'feedbackRules'>['rules'][number];

/** What a rule taught anew says: the server gives it another number. */
function bodyOf({ language, phrase, category, behaviour, polarity }: TaughtRule) {
  return {
    language,
    phrase,
    ...(category === null ? {} : { category }),
    ...(behaviour === null ? {} : { behaviour, polarity: polarity ?? 'NEUTRAL' }),
  };
}

interface TaughtCardProps {
  /** What the parser knows changed: what the comments say is to be asked again; settles when that is known. */
  readonly onChanged: () => Promise<unknown>;
}

/** What people taught the parser, each with whom and when, and how it is forgotten. Nothing is shown before something was. */
export function TaughtCard({ onChanged }: TaughtCardProps) {
  const { application, locale } = useScreen();
  const { api, log } = application;
  const intl = useIntl();
  const languages = useLanguageOptions();
  const mayForget = useMay('forgetFeedback');
  const { once } = useOnceAtATime();
  const taught = useQuery({
    queryKey: TAUGHT_RULES,
    queryFn: async ({ signal }) => (await api.call('feedbackRules', { signal })).rules,
  });
  const competences = useQuery({
    queryKey: ['feedback-competences', locale],
    queryFn: ({ signal }) => api.call('feedbackCompetences', { query: { language: locale }, signal }),
  });
  const labels = new Map(
    (competences.data?.groups ?? []).flatMap((group) =>
      group.competences.flatMap(({ behaviours }) => behaviours.map(({ id, label }) => [id, label])),
    ),
  );
  const rules = taught.data ?? [];
  async function change(work: () => Promise<unknown>, failed: string, phrase: string): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      log('What the parser was taught could not be changed', error);
      notifications.show({ message: intl.formatMessage({ id: failed }, { phrase }) });
      return false;
    } finally {
      await taught.refetch();
    }
    await onChanged();
    return true;
  }
  async function forget(rule: TaughtRule) {
    const { number, phrase } = rule;
    const forgetting = () => api.call('forgetFeedback', { params: { number: String(number) } });
    if (!(await change(forgetting, 'mining.taught.forget.failed', phrase))) return;
    // its row is gone, and the button with it
    document.getElementById('main')?.focus({ preventScroll: true });
    const teaching = () => api.call('teachFeedback', { body: bodyOf(rule) });
    showUndo({
      message: intl.formatMessage({ id: 'mining.taught.forget.done' }, { phrase }),
      label: intl.formatMessage({ id: 'actions.undo' }),
      onUndo: () => void change(teaching, 'mining.taught.forget.undoFailed', phrase),
    });
  }
  function meaningOf({ category, behaviour, polarity }: TaughtRule): string {
    if (category !== null) return intl.formatMessage({ id: `mining.category.${category}` });
    const named = labels.get(behaviour ?? '') ?? behaviour ?? '';
    return `${named} · ${intl.formatMessage({ id: `mining.polarity.${polarity ?? 'NEUTRAL'}` })}`;
  }
  function originOf({ taughtAt, taughtBy }: TaughtRule): string {
    if (taughtAt === null) return '';
    const when = writeDate(intl, taughtAt, { dateStyle: 'medium', timeStyle: 'short' });
    return taughtBy === null ? when : intl.formatMessage({ id: 'mining.taught.by' }, { name: taughtBy.name, when });
  }
  if (taught.error !== null) return <CallFailure error={taught.error} onRetry={() => void taught.refetch()} />;
  if (rules.length === 0) return null;
  return (
    <div className={classes.card}>
      <h2 className={classes.title} id="mining-taught">
        <FormattedMessage id="mining.taught.title" values={{ count: rules.length }} />
      </h2>
      <div className={classes.taught} role="region" tabIndex={0} aria-labelledby="mining-taught">
        <table className={classes.table}>
          <thead>
            <tr>
              {['mining.taught.phrase', 'mining.teach.language', 'mining.taught.means', 'mining.taught.who'].map(
                (id) => (
                  <th scope="col" key={id}>
                    <FormattedMessage id={id} />
                  </th>
                ),
              )}
              {mayForget && (
                <th scope="col">
                  <FormattedMessage id="mining.unmatched.actions" />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.number}>
                <th scope="row" className={classes.line}>
                  {rule.phrase}
                </th>
                <td>{languages.find(({ value }) => value === rule.language)?.label ?? rule.language}</td>
                <td>{meaningOf(rule)}</td>
                <td>{originOf(rule)}</td>
                {mayForget && (
                  <td>
                    <Button
                      size="xs"
                      aria-label={intl.formatMessage({ id: 'mining.taught.forget.of' }, { phrase: rule.phrase })}
                      onClick={() => void once(String(rule.number), async () => forget(rule))}
                    >
                      <FormattedMessage id="mining.taught.forget" />
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
