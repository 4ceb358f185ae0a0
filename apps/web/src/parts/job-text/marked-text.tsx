import { type KeyboardEvent, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Aspects } from '@counterpart/domain';
import { cutAtMarks, type MarkedStretch, type TextMark, valueOfMark } from '../../state/job/text-marks.ts';
import type { Store } from '../../state/store.ts';
import { aspectHue } from '../profile-editor/cards/aspect-hue.ts';
import { type PointedValue, valueKey } from '../profile-editor/editor-context.ts';
import classes from './marked-text.module.css';

interface MarkProps {
  readonly text: string;
  readonly mark: TextMark;
  readonly valueId: string;
  readonly pointed: Store<PointedValue>;
}

/** Goes to the chip of a value. */
function focusChip(key: string): void {
  document.querySelector<HTMLElement>(`[data-chip="${CSS.escape(key)}"]`)?.focus();
}

/** Words that say a value: pointing at them points at its chip, a click goes there. */
function Mark({ text, mark, valueId, pointed }: MarkProps) {
  const key = valueKey(mark.aspect, valueId);
  const element = useRef<HTMLElement>(null);
  const isPointed = useSyncExternalStore(
    pointed.subscribe,
    useCallback(() => pointed.get().key === key, [pointed, key]),
  );
  useEffect(() => {
    if (isPointed && pointed.get().isChosen === true) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointed, pointed]);
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    focusChip(key);
  }
  return (
    <mark
      ref={element}
      role="button"
      tabIndex={-1}
      data-roving
      className={classes.mark}
      style={aspectHue(mark.aspect)}
      data-pointed={isPointed || undefined}
      onMouseEnter={() => pointed.set({ key, isChosen: false })}
      onMouseLeave={() => pointed.set({ key: null, isChosen: false })}
      onFocus={() => pointed.set({ key, isChosen: false })}
      onBlur={() => pointed.set({ key: null, isChosen: false })}
      onClick={() => focusChip(key)}
      onKeyDown={handleKeyDown}
    >
      {text}
    </mark>
  );
}

interface MarkedTextProps {
  readonly text: string;
  readonly marks: readonly TextMark[];
  readonly aspects: Aspects;
  readonly pointed: Store<PointedValue>;
}

/** A text whose words that stand in the profile are marked in the hue of their aspect. */
export function MarkedText({ text, marks, aspects, pointed }: MarkedTextProps) {
  const stretches: readonly MarkedStretch[] = cutAtMarks(text, marks);
  return stretches.map(({ text: words, mark }, at) => {
    const valueId = mark === null ? null : valueOfMark(mark, aspects);
    if (mark === null || valueId === null) return <span key={at}>{words}</span>;
    return <Mark key={at} text={words} mark={mark} valueId={valueId} pointed={pointed} />;
  });
}
