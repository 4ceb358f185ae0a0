import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  CLOUD_WORDS,
  type CloudSize,
  DEFAULT_CLOUD_SIZE,
  layOutCloud,
} from '../../../state/text-mining/cloud-layout.ts';
import type { Frequencies } from '../../../state/text-mining/frequencies.ts';
import classes from './word-cloud.module.css';

/** Words from the most frequent on that carry the accent, and that carry the full ink. */
const ACCENTED = 9;
const INKED = 36;
const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** How wide a text is drawn, in pixels; the mean of the font where nothing can be drawn. */
function measurer(): (text: string, size: number) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return (text, size) => text.length * size * 0.56;
  const family = getComputedStyle(document.body).fontFamily;
  return (text, size) => {
    context.font = `600 ${size}px ${family}`;
    return context.measureText(text).width;
  };
}

const toneOf = (rank: number) => (rank < ACCENTED ? 'accent' : rank < INKED ? 'ink' : 'quiet');

interface WordCloudProps {
  readonly frequencies: Frequencies;
  readonly size?: CloudSize;
  readonly selected: string | null;
  readonly onSelect: (word: string) => void;
  /** The drawing, for who saves it. */
  readonly drawing: RefObject<SVGSVGElement | null>;
}

/** The 100 most frequent words, larger where they occur more often; one tab stop, the arrows walk by frequency (TXT-04a). */
export function WordCloud({ frequencies, size = DEFAULT_CLOUD_SIZE, selected, onSelect, drawing }: WordCloudProps) {
  const intl = useIntl();
  const { width, height } = size;
  const words = useMemo(() => layOutCloud(frequencies, { width, height }, measurer()), [frequencies, width, height]);
  const [stop, setStop] = useState(0);
  const group = useRef<SVGGElement>(null);
  const wanted = Math.min(frequencies.size, CLOUD_WORDS);
  const current = Math.min(stop, words.length - 1);
  function goTo(next: number) {
    const at = Math.min(Math.max(next, 0), words.length - 1);
    setStop(at);
    group.current?.querySelectorAll<SVGElement>('[role="button"]')[at]?.focus();
  }
  function handleKeyDown(event: KeyboardEvent, word: string) {
    const step = STEP[event.key];
    if (event.key === 'Enter' || event.key === ' ') onSelect(word);
    else if (step !== undefined) goTo(current + step);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(words.length - 1);
    else return;
    event.preventDefault();
  }
  return (
    <figure className={classes.cloud}>
      <svg
        ref={drawing}
        width={width}
        height={height}
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        className={classes.drawing}
        role="group"
        aria-label={intl.formatMessage({ id: 'mining.cloud' })}
      >
        <g ref={group}>
          {words.map(({ text, frequency, x, y, size: fontSize, rotation }, rank) => (
            <text
              key={text}
              role="button"
              tabIndex={rank === current ? 0 : -1}
              aria-pressed={text === selected}
              aria-label={intl.formatMessage({ id: 'mining.cloud.word' }, { word: text, count: frequency })}
              className={classes.word}
              data-tone={toneOf(rank)}
              fontSize={fontSize}
              fontWeight={rank < INKED ? 600 : 500}
              textAnchor="middle"
              dominantBaseline="central"
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rotation})`}
              onFocus={() => setStop(rank)}
              onClick={() => onSelect(text)}
              onKeyDown={(event) => handleKeyDown(event, text)}
            >
              {text}
            </text>
          ))}
        </g>
      </svg>
      {words.length < wanted && (
        <figcaption className={classes.left}>
          <FormattedMessage id="mining.cloud.left" values={{ count: wanted - words.length }} />
        </figcaption>
      )}
    </figure>
  );
}
