import { IconCheck, IconLock, IconQuestionMark, IconX } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { aspectHue } from '../../../state/aspect-hue.ts';
import type { Explanation, ExplainedGroup, ExplainedSide } from '../../../state/results/details/explained-groups.ts';
import { type Marks, textPlaces } from '../../../state/results/details/evidence.ts';
import { kindOf, type ReasonKind } from '../../../state/results/reasons.ts';
import hue from '../../../ui/hue.module.css';
import controls from '../../../ui/light-controls.module.css';
import { IconApprox } from '../../results/row/icon-approx.ts';
import { pointsText } from '../../results/row/relevance-bar.tsx';
import classes from './item-list.module.css';
import { askedWords, foundWords, importanceOf, shortSourceWords, sourceWords } from './item-words.ts';

const LOOK = { size: 14, stroke: 2.25, className: classes.icon, 'aria-hidden': true } as const;
/** Elements rather than components: details have thirty, and whoever opens them waits for each. */
const SHAPE: Readonly<Record<ReasonKind, ReactElement>> = {
  found: <IconCheck {...LOOK} />,
  near: <IconApprox {...LOOK} />,
  missing: <IconX {...LOOK} />,
  unknown: <IconQuestionMark {...LOOK} />,
};
const LOCK = <IconLock size={12} stroke={1.75} className={classes.lock} aria-hidden="true" />;

interface ItemListProps {
  readonly side: ExplainedSide;
  /** What is marked in the texts: items with evidence there can be shown. */
  readonly marks: Marks;
  readonly activeId: string | null;
  readonly onShow: (explanation: Explanation) => void;
}

function words(intl: IntlShape, explanation: Explanation) {
  const { required, holds, similarity } = explanation;
  const kind = kindOf(explanation);
  const found = foundWords(intl, explanation);
  const sources = sourceWords(intl, explanation);
  const importance = importanceOf(explanation);
  return (
    <>
      {SHAPE[kind]}
      <span className={controls.hidden}>{intl.formatMessage({ id: `status.${kind}` })}</span>
      <span className={classes.words}>
        <span className={classes.label}>{askedWords(intl, explanation)}</span>
        {required && (
          <>
            {LOCK}
            <span className={controls.hidden}>
              {intl.formatMessage({ id: holds ? 'details.requiredMet' : 'details.requiredMissing' })}
            </span>
          </>
        )}
        {found !== '' && (
          <span className={classes.via} title={found} data-found>
            {found}
          </span>
        )}
      </span>
      <span className={classes.end}>
        {importance !== null && (
          <span className={classes.importance} data-importance={importance}>
            {intl.formatMessage({ id: `details.importance.${importance}` })}
          </span>
        )}
        {sources !== '' && (
          <>
            <span className={classes.short} title={sources} aria-hidden="true" data-sources-short>
              {shortSourceWords(intl, explanation)}
            </span>
            <span className={classes.sources} title={sources} data-sources>
              {sources}
            </span>
          </>
        )}
        <span className={classes.similarity}>
          {kind === 'unknown'
            ? intl.formatMessage({ id: 'details.unknown' })
            : intl.formatNumber(similarity, { style: 'percent' })}
        </span>
      </span>
    </>
  );
}

function Item({ explanation, marks, activeId, onShow }: Omit<ItemListProps, 'side'> & { explanation: Explanation }) {
  const intl = useIntl();
  const { itemId, required, holds } = explanation;
  const kind = kindOf(explanation);
  const hasEvidence = textPlaces(explanation).some(({ field }) => marks.has(field));
  const shared = {
    className: hasEvidence ? `${controls.bare} ${classes.item}` : classes.item,
    'data-kind': kind,
    'data-missing': (required && !holds && kind !== 'unknown') || undefined,
  };
  if (!hasEvidence) {
    return <div {...shared}>{words(intl, explanation)}</div>;
  }
  const isActive = itemId === activeId;
  return (
    <button
      {...shared}
      type="button"
      data-item={itemId}
      data-active={isActive || undefined}
      aria-pressed={isActive}
      onClick={() => onShow(explanation)}
    >
      {words(intl, explanation)}
    </button>
  );
}

function Group({ title, points, children }: { title: ReactNode; points?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.group}>
      <h4 className={classes.head}>
        {title}
        {points !== undefined && <span className={classes.points}>{points}</span>}
      </h4>
      {children}
    </section>
  );
}

function aspectTitle(intl: IntlShape, aspect: ExplainedGroup['aspect']) {
  return (
    <>
      <span className={hue.swatch} data-hue={aspectHue(aspect)} />
      {intl.formatMessage({ id: `aspect.${aspect}` })}
    </>
  );
}

/** Everything that one side asks with what became of it, how it was found and where; a click shows its evidence. */
export function ItemList({ side, ...rest }: ItemListProps) {
  const intl = useIntl();
  const item = (explanation: Explanation) => (
    <li key={`${explanation.aspect} ${explanation.itemId}`}>
      <Item explanation={explanation} {...rest} />
    </li>
  );
  return (
    <>
      {side.missing.length > 0 && (
        <Group title={<FormattedMessage id="details.missing" />}>
          <ul>{side.missing.map(item)}</ul>
        </Group>
      )}
      {side.groups.map(({ aspect, detail, items }) => (
        <Group
          key={aspect}
          title={aspectTitle(intl, aspect)}
          points={
            detail === null
              ? undefined
              : intl.formatMessage(
                  { id: 'details.pointsOf' },
                  { points: pointsText(intl, detail.share), most: pointsText(intl, detail.weight) },
                )
          }
        >
          <ul>{items.map(item)}</ul>
        </Group>
      ))}
    </>
  );
}
