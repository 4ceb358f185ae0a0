import { UnstyledButton } from '@mantine/core';
import { IconLock, IconMapPinQuestion, IconTilde } from '@tabler/icons-react';
import { memo, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { AspectName } from '@counterpart/domain';
import { useEditor, valueKey } from '../editor-context.ts';
import { WeightDots } from './weight-dots.tsx';
import classes from './value-chip.module.css';

interface ValueChipProps {
  readonly aspect: AspectName;
  readonly id: string;
  readonly label: string;
  /** Level or range, after the label. */
  readonly after?: string | undefined;
  readonly weight: number;
  readonly required: boolean;
  /** It is looked for by its words: no concept stands behind it. */
  readonly isWordsOnly?: boolean;
  /** A place that no gazetteer knows. */
  readonly isUnknownPlace?: boolean;
  readonly isOpen: boolean;
  /** Its editor, while it is open. */
  readonly children?: ReactNode;
}

/** Whether a value is pointed at; only its own chip renders again when that changes. */
function usePointed(key: string): boolean {
  const { pointed } = useEditor();
  return useSyncExternalStore(
    pointed.subscribe,
    useCallback(() => pointed.get().key === key, [pointed, key]),
  );
}

/** One value of the profile: label, weight as dots, a lock when required; opens its editor. */
export const ValueChip = memo(function ValueChip({
  aspect,
  id,
  label,
  after,
  weight,
  required,
  isWordsOnly = false,
  isUnknownPlace = false,
  isOpen,
  children,
}: ValueChipProps) {
  const intl = useIntl();
  const { open, close, pointed } = useEditor();
  const key = valueKey(aspect, id);
  const isPointed = usePointed(key);
  const name = intl.formatMessage(
    { id: 'chip.name' },
    {
      label: after === undefined ? label : `${label} · ${after}`,
      weight: Math.round(weight),
      required: String(required),
      words: String(isWordsOnly),
      unknown: String(isUnknownPlace),
    },
  );
  return (
    <li className={classes.item}>
      <UnstyledButton
        className={classes.chip}
        data-chip={key}
        data-roving
        data-required={required || undefined}
        data-words={isWordsOnly || isUnknownPlace || undefined}
        data-open={isOpen || undefined}
        data-pointed={isPointed || undefined}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // the press that closes an open editor from outside must not open it again
        onMouseDown={(event) => isOpen && event.nativeEvent.stopPropagation()}
        onClick={() => {
          pointed.set({ key, isChosen: true });
          if (isOpen) close();
          else open(aspect, id);
        }}
        onMouseEnter={() => pointed.set({ key, isChosen: false })}
        onMouseLeave={() => pointed.set({ key: null, isChosen: false })}
        onFocus={() => pointed.set({ key, isChosen: false })}
        onBlur={() => pointed.set({ key: null, isChosen: false })}
      >
        {required && <IconLock size={14} stroke={1.75} aria-hidden />}
        {isWordsOnly && <WordsOnlyIcon />}
        {isUnknownPlace && <IconMapPinQuestion size={14} stroke={1.75} aria-hidden />}
        <span className={classes.label}>{label}</span>
        {after !== undefined && <span className={classes.after}>{after}</span>}
        <WeightDots weight={weight} />
      </UnstyledButton>
      {children}
    </li>
  );
});

/** The sign for "looked for by its words": two waves. */
function WordsOnlyIcon() {
  return (
    <span className={classes.waves} aria-hidden="true">
      <IconTilde size={14} stroke={1.75} />
      <IconTilde size={14} stroke={1.75} />
    </span>
  );
}
