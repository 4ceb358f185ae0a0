import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { saveDownload } from '../../../state/results/save-download.ts';
import { ngramsCsv } from '../../../state/text-mining/feedback-exports.ts';
import type { TextMiningState } from '../../../state/text-mining/text-mining.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import { cloudPng, cloudSvg } from './draw-cloud.ts';
import { KeywordSentences } from '../keyword-sentences.tsx';
import { NgramTables } from './ngram-tables.tsx';
import { WordCloud } from './word-cloud.tsx';
import classes from './words-card.module.css';

/** The cloud on the screen (TXT-04a), and where the screen is narrower than that. */
const CLOUD_SIZE = { width: 720, height: 240 };
const NARROW_HEIGHT = 360;

interface WordsCardProps {
  readonly state: TextMiningState;
  /** The cloud stands beside the tables where there is room. */
  readonly isWide: boolean;
}

/** The words of the comments: a cloud, and tables of words and phrases; a word shows its sentences (TXT-04a, TXT-04b). */
export function WordsCard({ state: { oneGrams, nGrams, results }, isWide }: WordsCardProps) {
  const drawing = useRef<SVGSVGElement | null>(null);
  const { ref, width } = useWidth();
  const [selected, setSelected] = useState<string | null>(null);
  if (results === null) return null;
  const isNarrow = width > 0 && width < CLOUD_SIZE.width;
  const size = isNarrow ? { width: Math.floor(width), height: NARROW_HEIGHT } : CLOUD_SIZE;
  async function save(name: string, made: string | Promise<Blob>, type: string) {
    const blob = typeof made === 'string' ? new Blob([made], { type }) : await made;
    saveDownload({ blob, fileName: name }, name);
  }
  const cloud = (draw: (svg: SVGSVGElement) => void) => () => drawing.current !== null && draw(drawing.current);
  return (
    <section className={classes.card} aria-labelledby="mining-words">
      <div className={classes.head}>
        <h2 className={classes.title} id="mining-words">
          <FormattedMessage id="mining.words.title" />
        </h2>
        <span className={classes.about}>
          <FormattedMessage id="mining.words.cutoff" />
        </span>
        {oneGrams.size + nGrams.size > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button size="xs" leftSection={<IconDownload size={14} stroke={1.75} aria-hidden="true" />}>
                <FormattedMessage id="actions.download" />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => void save('ngrams.csv', ngramsCsv(oneGrams, nGrams), 'text/csv')}>
                <FormattedMessage id="mining.export.ngrams" />
              </Menu.Item>
              <Menu.Item onClick={cloud((svg) => void save('cloud.svg', cloudSvg(svg), 'image/svg+xml'))}>
                <FormattedMessage id="mining.export.svg" />
              </Menu.Item>
              <Menu.Item onClick={cloud((svg) => void save('cloud.png', cloudPng(svg), 'image/png'))}>
                <FormattedMessage id="mining.export.png" />
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {oneGrams.size + nGrams.size === 0 ? (
        <EmptyState title={<FormattedMessage id="mining.words.none" />} />
      ) : (
        <div className={classes.body} data-wide={isWide || undefined}>
          <div ref={ref} className={classes.cloud}>
            <WordCloud
              frequencies={oneGrams}
              size={size}
              selected={selected}
              onSelect={setSelected}
              drawing={drawing}
            />
          </div>
          <div className={classes.tables}>
            {selected !== null && (
              <KeywordSentences keyword={selected} comments={results.comments} onClose={() => setSelected(null)} />
            )}
            <NgramTables oneGrams={oneGrams} nGrams={nGrams} selected={selected} onSelect={setSelected} />
          </div>
        </div>
      )}
    </section>
  );
}
