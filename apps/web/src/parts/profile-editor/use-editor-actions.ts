import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Aspect, type AspectName, type Aspects, CONCEPT_TYPE_OF_ASPECT } from '@counterpart/domain';
import { removeValue, restoreValue, SINGLE_VALUE } from '../../state/profile/edit-values.ts';
import { addItem, aspectOf, changeItem, isListAspect } from '../../state/profile/profile-editing.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import type { EditorTools, NewLabel } from './editor-context.ts';
import type { UnknownLabel } from './cards/unknown-labels.tsx';
import { itemLabel, singleLabel } from './chips/value-labels.ts';

/** The value whose editor is open. */
export interface OpenValue {
  readonly name: AspectName;
  readonly id: string;
}

type Surroundings = Pick<EditorTools, 'api' | 'language' | 'defaultRange' | 'rangeUnits' | 'edit'>;

/** Focuses the first of these that is there, once the screen shows what changed. */
function focusFirst(...selectors: readonly string[]): void {
  requestAnimationFrame(() => {
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found === null) continue;
      found.focus();
      return;
    }
  });
}

/** Frames in which an editor that was closed is gone, on a slow machine too. */
const MOST_FRAMES = 120;

/**
 * Runs once an editor that had the focus is gone and took it along, wherever in it the focus went meanwhile; never where it went
 * elsewhere, as by a click.
 */
function whenLeft(editor: Element | null, run: () => void, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const isInEditor = editor !== null && editor.contains(activeElement);
    if (isInEditor && frames > 0) whenLeft(editor, run, frames - 1);
    else if (activeElement === null || activeElement === document.body) run();
  });
}

function chip(name: AspectName, id: string): string {
  return `[data-chip="${CSS.escape(`${name}/${id}`)}"]`;
}

/** What may be done in the editor, and what it shows for a while: the open value, the field that adds, unknown labels. */
export function useEditorActions(
  { api, language, defaultRange, rangeUnits, edit }: Surroundings,
  beginWith: AspectName | null = null,
) {
  const intl = useIntl();
  const isList = beginWith !== null && isListAspect(aspectOf({}, beginWith));
  const first: OpenValue | null = beginWith === null || isList ? null : { name: beginWith, id: SINGLE_VALUE };
  const [open, setOpen] = useState<OpenValue | null>(first);
  const [adding, setAdding] = useState<AspectName | null>(isList ? beginWith : null);
  const [unknown, setUnknown] = useState<readonly UnknownLabel[]>([]);
  const removed = useRef(new Set<string>());
  const opened = useRef<OpenValue | null>(first);

  const actions = useMemo(() => {
    /** Says so when the ontology does not know a label, and has it looked for by its words. */
    async function check(name: AspectName, id: string, { label, conceptId }: NewLabel): Promise<void> {
      if (conceptId !== null || CONCEPT_TYPE_OF_ASPECT[name] === undefined) return;
      try {
        const found = await api.call('expand', { body: { label, aspect: name, lang: language, size: 1 } });
        if (found.concepts.length > 0) return;
        let isStill = false;
        edit((now) => {
          const aspect = now[name];
          isStill =
            aspect !== undefined &&
            isListAspect(aspect) &&
            aspect.value.some((item) => item.id === id && item.label === label);
          return isStill ? changeItem(now, name, id, { custom: true }) : now;
        });
        if (isStill) setUnknown((known) => [...known, { aspect: name, id, label, nearest: found.nearest }]);
      } catch {
        // The label stays as it was typed; a match reads it by itself.
      }
    }
    /** One after another: a list that was pasted is no more work at once than a label, and none of it is refused for that. */
    async function checkAll(name: AspectName, added: readonly (NewLabel & { readonly id: string })[]): Promise<void> {
      for (const one of added) await check(name, one.id, one);
    }
    const dismiss = (id: string) => setUnknown((known) => known.filter((one) => one.id !== id));
    function close() {
      const value = opened.current;
      opened.current = null;
      setOpen(null);
      if (value === null) return;
      const editor = document.activeElement?.closest('[role="dialog"]') ?? null;
      whenLeft(editor, () =>
        focusFirst(chip(value.name, value.id), `[data-plus="${value.name}"]`, `[data-fold="${value.name}"]`, '#main'),
      );
    }
    return {
      dismiss,
      close,
      open(name: AspectName, id: string) {
        removed.current.clear();
        opened.current = { name, id };
        setAdding(null);
        setOpen({ name, id });
      },
      isRemoved: (name: AspectName, id: string) => removed.current.has(`${name}/${id}`),
      add(name: AspectName, labels: readonly NewLabel[]) {
        const added = labels.map((label) => ({ ...label, id: crypto.randomUUID() }));
        for (const { id, label, conceptId } of added) {
          edit((now) => {
            const next = addItem(now, name, { id, label }, defaultRange, rangeUnits);
            return next === now || conceptId === null ? next : changeItem(next, name, id, { conceptId });
          });
        }
        void checkAll(name, added);
      },
      relabel(name: AspectName, id: string, label: NewLabel) {
        const { conceptId } = label;
        edit((now) => changeItem(now, name, id, { label: label.label, ...(conceptId === null ? {} : { conceptId }) }));
        dismiss(id);
        if (label.label === '') close();
        else void check(name, id, label);
      },
      remove(name: AspectName, id: string) {
        let before: Aspect | undefined;
        edit((now: Aspects) => {
          before = now[name];
          return removeValue(now, name, id);
        });
        const aspect = before;
        removed.current.add(`${name}/${id}`);
        opened.current = null;
        setOpen(null);
        dismiss(id);
        if (aspect === undefined) {
          focusFirst(`[data-fold="${name}"]`, '#main');
          return;
        }
        const items = isListAspect(aspect) ? aspect.value : [];
        const at = items.findIndex((item) => item.id === id);
        const item = items[at];
        const label = item === undefined ? singleLabel(intl, name, aspect) : itemLabel(intl, name, item);
        const neighbours = [items[at + 1], items[at - 1]].flatMap((one) =>
          one === undefined ? [] : [chip(name, one.id)],
        );
        focusFirst(...neighbours, `[data-plus="${name}"]`, `[data-fold="${name}"]`, '#main');
        showUndo({
          message: intl.formatMessage({ id: 'undo.removed' }, { label: label ?? '' }),
          label: intl.formatMessage({ id: 'actions.undo' }),
          onUndo: () => {
            edit((now) => restoreValue(now, name, aspect, id));
            focusFirst(chip(name, id));
          },
        });
      },
    };
  }, [api, language, defaultRange, rangeUnits, edit, intl]);
  return { actions, open, adding, setAdding, unknown };
}
