import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type Icon, IconCheck, IconLock, IconQuestionMark, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { aspectHue } from '../../../state/aspect-hue.ts';
import type { Explanation, ExplainedGroup, ExplainedSide } from '../../../state/results/explained-groups.ts';
import { type Marks, textPlaces } from '../../../state/results/evidence.ts';
import { kindOf, type ReasonKind } from '../../../state/results/reasons.ts';
import hue from '../../../ui/hue.module.css';
import { IconApprox } from '../../results/row/icon-approx.ts';
import { Points } from '../../results/row/relevance-bar.tsx';
import classes from './item-list.module.css';
import { askedWords, foundWords, importanceOf, sourceWords } from './item-words.ts';

const ICON: Readonly<Record<ReasonKind, Icon>> = {
  found: IconCheck,
  near: IconApprox,
  missing: IconX,
  unknown: IconQuestionMark,
};

interface ItemListProps {
  readonly side: ExplainedSide;
  /** What is marked in the texts: items with evidence there can be shown. */
  readonly marks: Marks;
  readonly activeId: string | null;
  readonly onShow: (explanation: Explanation) => void;
}

function Words({ explanation }: { readonly explanation: Explanation }) {
  const intl = useIntl();
  const { required, holds, similarity } = explanation;
  const kind = kindOf(explanation);
  const Shape = ICON[kind];
  const found = foundWords(intl, explanation);
  const sources = sourceWords(intl, explanation);
  const importance = importanceOf(explanation);
  return (
    <>
      <Shape size={14} stroke={2.25} className={classes.icon} aria-hidden="true" />
      <VisuallyHidden>
        <FormattedMessage id={`status.${kind}`} />
      </VisuallyHidden>
      <span className={classes.label}>{askedWords(intl, explanation)}</span>
      {required && (
        <>
          <IconLock size={12} stroke={1.75} className={classes.lock} aria-hidden="true" />
          <VisuallyHidden>
            <FormattedMessage id={holds ? 'details.requiredMet' : 'details.requiredMissing'} />
          </VisuallyHidden>
        </>
      )}
      {found !== '' && (
        <span className={classes.via} title={found}>
          {found}
        </span>
      )}
      <span className={classes.end}>
        {importance !== null && (
          <span className={classes.importance} data-importance={importance}>
            <FormattedMessage id={`details.importance.${importance}`} />
          </span>
        )}
        {sources !== '' && (
          <span className={classes.sources} title={sources} data-sources>
            {sources}
          </span>
        )}
        <span className={classes.similarity}>
          {kind === 'unknown' ? (
            <FormattedMessage id="details.unknown" />
          ) : (
            <FormattedNumber value={similarity} style="percent" />
          )}
        </span>
      </span>
    </>
  );
}

function Item({ explanation, marks, activeId, onShow }: Omit<ItemListProps, 'side'> & { explanation: Explanation }) {
  const { itemId, required, holds } = explanation;
  const kind = kindOf(explanation);
  const hasEvidence = textPlaces(explanation).some(({ field }) => marks.has(field));
  const shared = {
    className: classes.item ?? '',
    'data-kind': kind,
    'data-missing': (required && !holds && kind !== 'unknown') || undefined,
  };
  if (!hasEvidence) {
    return (
      <div {...shared}>
        <Words explanation={explanation} />
      </div>
    );
  }
  const isActive = itemId === activeId;
  return (
    <UnstyledButton
      {...shared}
      data-item={itemId}
      data-active={isActive || undefined}
      aria-pressed={isActive}
      onClick={() => onShow(explanation)}
    >
      <Words explanation={explanation} />
    </UnstyledButton>
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

function AspectTitle({ aspect }: Pick<ExplainedGroup, 'aspect'>) {
  return (
    <>
      <span className={hue.swatch} data-hue={aspectHue(aspect)} />
      <FormattedMessage id={`aspect.${aspect}`} />
    </>
  );
}

/** Everything that one side asks with what became of it, how it was found and where; a click shows its evidence. */
export function ItemList({ side, ...rest }: ItemListProps) {
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
          title={<AspectTitle aspect={aspect} />}
          points={
            detail === null ? undefined : (
              <FormattedMessage
                id="details.pointsOf"
                values={{ points: <Points value={detail.share} />, most: <Points value={detail.weight} /> }}
              />
            )
          }
        >
          <ul>{items.map(item)}</ul>
        </Group>
      ))}
    </>
  );
}
