import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { labelOf, valueLabel } from '../../../i18n/label-of.ts';
import type { Reason, ReasonKind } from '../../../state/results/reasons.ts';
import controls from '../../../ui/light-controls.module.css';
import { foundWords } from '../../match-details/items/item-words.ts';
import { chipsThatFit } from './chips-that-fit.ts';
import { IconApprox } from './icon-approx.ts';
import classes from './reason-chips.module.css';

/** Chips that a row shows at most (ui.md, "The results"). */
const MOST_REASONS = 5;

const LOOK = { size: 12, stroke: 2.5, 'aria-hidden': true } as const;
/** Elements rather than components: one that is the same is not drawn again, and a page has a hundred. */
const SHAPE: Readonly<Record<ReasonKind, ReactElement>> = {
  found: <IconCheck {...LOOK} />,
  near: <IconApprox {...LOOK} />,
  missing: <IconX {...LOOK} />,
  unknown: <IconQuestionMark {...LOOK} />,
};

function whatWasFound(
  intl: IntlShape,
  { asked, aspect, via, foundLevel }: Pick<Reason, 'aspect' | 'via' | 'foundLevel'> & { readonly asked: string },
): string {
  if (foundLevel !== null) return intl.formatMessage({ id: 'results.reason.level' }, { asked, level: foundLevel });
  if (via === null) return asked;
  return intl.formatMessage({ id: 'results.reason.via' }, { asked, found: valueLabel(intl, aspect, via) });
}

/** What a reason is about, in words: the asked value, by way of what, and until when. */
export function useReasonText(): (reason: Reason) => string {
  const intl = useIntl();
  return ({ aspect, label, level, via, foundLevel, amount, old }) => {
    const isSingle = label === aspect;
    const name = isSingle ? intl.formatMessage({ id: `aspect.${aspect}` }) : valueLabel(intl, aspect, label);
    const asked = level === null ? name : `${name} ${level}`;
    const found = amount === null ? '' : foundWords(intl, amount);
    const text =
      found === ''
        ? whatWasFound(intl, { asked, aspect, via, foundLevel })
        : intl.formatMessage({ id: 'results.reason.amount' }, { asked, found });
    if (old === null) return text;
    const source = labelOf(intl, `source.evidence.${old.source}`, old.source);
    return intl.formatMessage({ id: 'results.reason.until' }, { asked: text, source, year: String(old.year) });
  };
}

interface ReasonChipProps {
  readonly kind: ReasonKind;
  /** What it is about. */
  readonly text: string;
}

/** One reason: its shape, the same in words for who does not see it, and what it is about. */
export function ReasonChip({ kind, text }: ReasonChipProps) {
  const intl = useIntl();
  return (
    <span className={classes.reason} data-kind={kind}>
      {SHAPE[kind]}
      <span className={controls.hidden}>{intl.formatMessage({ id: `status.${kind}` })} </span>
      <span className={classes.text}>{text}</span>
    </span>
  );
}

/** Why a row stands where it stands, on one line of so many px: up to five reasons, and how many more there are. */
export function ReasonChips({ reasons, line }: { readonly reasons: readonly Reason[]; readonly line: number }) {
  const intl = useIntl();
  const text = useReasonText();
  const texts = reasons.map(text);
  const shown = chipsThatFit(texts, MOST_REASONS, line);
  return (
    <span className={classes.reasons} data-reasons>
      {reasons.slice(0, shown).map(({ kind }, at) => (
        // By place, as the rows are.
        <ReasonChip key={at} kind={kind} text={texts[at] ?? ''} />
      ))}
      {shown < reasons.length && (
        <span className={classes.more} title={texts.slice(shown).join(', ')}>
          {intl.formatMessage({ id: 'results.reason.more' }, { count: reasons.length - shown })}
        </span>
      )}
    </span>
  );
}
