import { ActionIcon, CloseButton, Modal, Skeleton, Switch } from '@mantine/core';
import { IconLayoutSidebarRight, IconPrinter, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration } from '@counterpart/domain';
import { aspectHue } from '../../state/aspect-hue.ts';
import { propertyText } from '../../state/documents/document-labels.ts';
import type { IndexResults, Match } from '../../state/matching/searches/index-results.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { entityOf } from '../../state/matching/source-entity.ts';
import { comparedRows } from '../../state/results/comparison.ts';
import { detailsBody } from '../../state/results/details/details-body.ts';
import { documentOf, rowFacts } from '../../state/results/row-facts.ts';
import hue from '../../ui/hue.module.css';
import print from '../../ui/print.module.css';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { CallFailure } from '../failure/call-failure.tsx';
import { printDetails } from '../match-details/print-details.ts';
import { Points, RelevanceBar } from '../results/row/relevance-bar.tsx';
import { AspectCell, EducationCell, ExperienceCell } from './compared-cells.tsx';
import { placeText } from '../results/row/place-words.tsx';
import classes from './comparison-dialog.module.css';

interface ComparisonDialogProps {
  readonly context: MatchingContext;
  readonly index: IndexConfiguration;
  readonly results: IndexResults;
  /** Chosen ids, best first. */
  readonly ids: readonly string[];
  /** How many were chosen: the best of them are compared. */
  readonly count: number;
  readonly hasColours: boolean;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** As many are asked for at once: six would be more than a server that is at work on others takes of them. */
const AT_ONCE = 2;

/** The whole matches of the chosen ids, asked as the list was. */
function useCompared({ context, index, results, ids }: ComparisonDialogProps) {
  const { application, locale } = useScreen();
  const { source } = useStore(context.store);
  const { lastRequest, asOf, strategy } = results;
  const name = context.target === 'JOB' ? 'jobDetails' : 'candidateDetails';
  const compared = useQuery({
    queryKey: ['comparison', name, index.name, strategy, asOf, lastRequest, ids, locale],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      if (lastRequest === null) return [];
      const query = strategy === null ? {} : { strategy };
      const surroundings = { source: entityOf(source), index, asOf, userLanguage: locale };
      const wholeOf = async (id: string) => {
        const body = detailsBody(lastRequest, { ...surroundings, id });
        return (await application.api.call(name, { query, body, signal })).matches.slice(0, 1);
      };
      const found: Match[] = [];
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        found.push(...(await Promise.all(ids.slice(at, at + AT_ONCE).map(wholeOf))).flat());
      }
      return found.toSorted((a, b) => b.score - a.score);
    },
  });
  const { error } = compared;
  useEffect(() => {
    if (error !== null) context.hear(index.name, error);
  }, [error, context, index.name]);
  return compared;
}

/** Two to six chosen matches side by side, by score; what differs stands out, columns can be taken out (RES-10). */
export function ComparisonDialog(props: ComparisonDialogProps) {
  const { context, index, results, ids, count, hasColours, onOpen, onClose } = props;
  const intl = useIntl();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [hasOnlyDifferences, setOnlyDifferences] = useState(false);
  const shownIds = ids.filter((id) => !removed.has(id));
  const { data, error, refetch } = useCompared(props);
  const kind = context.target;
  const matches = useMemo(() => (data ?? []).filter(({ id }) => shownIds.includes(id)), [data, shownIds]);
  const year = Number((results.asOf ?? '').slice(0, 4));
  const rows = useMemo(() => comparedRows(matches, year), [matches, year]);
  const equal = rows.filter(({ isEqual }) => isEqual);
  const subtitle = index.comparisonSubtitleProperty;
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={1200}
      yOffset={32}
      xOffset={16}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={intl.formatMessage({ id: 'comparison.title' }, { count: shownIds.length })}>
        <Modal.Body>
          <div className={`${classes.page} ${print.printed}`}>
            <div className={classes.head}>
              <h2 className={classes.title}>
                <FormattedMessage id="comparison.title" values={{ count: shownIds.length }} />
              </h2>
              <span className={classes.note}>
                {count > ids.length ? (
                  <FormattedMessage id="comparison.best" values={{ shown: ids.length, count }} />
                ) : (
                  <FormattedMessage id="comparison.sorted" />
                )}
              </span>
              <span className={classes.tools}>
                <Switch
                  checked={hasOnlyDifferences}
                  label={intl.formatMessage({ id: 'comparison.differences' })}
                  onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
                />
                <ActionIcon
                  aria-label={intl.formatMessage({ id: 'actions.print' })}
                  title={intl.formatMessage({ id: 'actions.print' })}
                  onClick={printDetails}
                >
                  <IconPrinter size={16} stroke={1.75} aria-hidden="true" />
                </ActionIcon>
                <CloseButton
                  data-autofocus
                  aria-label={intl.formatMessage({ id: 'actions.close' })}
                  onClick={onClose}
                />
              </span>
            </div>
            <div className={classes.scroll}>
              {error !== null && (
                <CallFailure
                  error={error}
                  title={<FormattedMessage id="details.error" />}
                  onRetry={() => void refetch()}
                />
              )}
              {data === undefined && error === null && <Skeleton height={320} m={24} />}
              {data !== undefined && (
                <table className={classes.table} style={{ '--cp-compared': matches.length } as CSSProperties}>
                  <thead>
                    <tr>
                      <td />
                      {matches.map((match) => {
                        const facts = rowFacts(match, kind, index);
                        const { name, title } = facts;
                        const say = (id: string) => intl.formatMessage({ id }, { subject: name });
                        const place = placeText(intl, facts);
                        return (
                          <th key={match.id} scope="col" data-compared={match.id}>
                            <div className={classes.nameLine}>
                              <span className={classes.name}>{name}</span>
                              <span className={classes.buttons}>
                                <ActionIcon
                                  aria-label={say('actions.details.of')}
                                  title={say('actions.details.of')}
                                  onClick={() => onOpen(match.id)}
                                >
                                  <IconLayoutSidebarRight size={16} stroke={1.75} aria-hidden="true" />
                                </ActionIcon>
                                <ActionIcon
                                  aria-label={say('comparison.remove')}
                                  title={say('comparison.remove')}
                                  disabled={matches.length <= 2}
                                  onClick={() => setRemoved(new Set([...removed, match.id]))}
                                >
                                  <IconX size={16} stroke={1.75} aria-hidden="true" />
                                </ActionIcon>
                              </span>
                            </div>
                            <div className={classes.meta}>
                              {[title, place].filter((part) => part !== '').join(', ')}
                            </div>
                            {subtitle !== undefined && (
                              <div className={classes.meta}>{propertyText(documentOf(match), subtitle)}</div>
                            )}
                            <div className={classes.relevance}>
                              <RelevanceBar match={match} hasColours={hasColours} />
                            </div>
                          </th>
                        );
                      })}
                    </tr>
                  </thead>
                  <tbody>
                    {rows
                      .filter(({ isEqual }) => !isEqual || !hasOnlyDifferences)
                      .map(({ aspect, weight, cells, isEqual }) => (
                        <tr key={aspect} className={classes.row} data-equal={isEqual || undefined}>
                          <th scope="row">
                            <span className={classes.aspect}>
                              <span className={hue.swatch} data-hue={aspectHue(aspect)} />
                              <FormattedMessage id={`aspect.${aspect}`} />
                            </span>
                            <span className={classes.weight}>
                              <FormattedMessage id="comparison.weight" values={{ weight: <Points value={weight} /> }} />
                            </span>
                          </th>
                          {cells.map((cell) => (
                            <td key={cell.id}>
                              <AspectCell cell={cell} />
                            </td>
                          ))}
                        </tr>
                      ))}
                    {kind === 'CANDIDATE' && (
                      <>
                        <tr>
                          <th scope="row" className={classes.section}>
                            <FormattedMessage id="details.experiences" />
                          </th>
                          {matches.map((match) => (
                            <td key={match.id}>
                              <ExperienceCell document={documentOf(match)} />
                            </td>
                          ))}
                        </tr>
                        <tr>
                          <th scope="row" className={classes.section}>
                            <FormattedMessage id="details.educations" />
                          </th>
                          {matches.map((match) => (
                            <td key={match.id}>
                              <EducationCell document={documentOf(match)} />
                            </td>
                          ))}
                        </tr>
                      </>
                    )}
                  </tbody>
                </table>
              )}
            </div>
            {hasOnlyDifferences && equal.length > 0 && (
              <div className={classes.foot}>
                <FormattedMessage
                  id="comparison.equal"
                  values={{
                    aspects: intl.formatList(equal.map(({ aspect }) => intl.formatMessage({ id: `aspect.${aspect}` }))),
                  }}
                />
              </div>
            )}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
