import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiClient } from '@counterpart/client';
import {
  ASPECT_NAMES,
  type Aspect,
  type AspectName,
  type Aspects,
  type Configuration,
  type Language,
} from '@counterpart/domain';
import { SINGLE_VALUE } from '../../state/profile/edit-values.ts';
import { type EditorLayout, editorColumns, isSmallCard, layOutCards } from '../../state/profile/editor-layout.ts';
import { aspectOf, isListAspect } from '../../state/profile/profile-editing.ts';
import { Store } from '../../state/store.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { useWidth } from '../../ui/use-width.ts';
import { useScreen } from '../application/use-screen.ts';
import { useKeys } from '../keys/use-keys.ts';
import { AspectCard } from './cards/aspect-card.tsx';
import { AspectFold } from './cards/aspect-fold.tsx';
import { EditorContext, type EditorMatching, type EditorTools, type PointedValue } from './editor-context.ts';
import { prepareFields } from './fields/late-fields.ts';
import type { UnknownLabel } from './cards/unknown-labels.tsx';
import { useChipKeys } from './cards/use-chip-keys.ts';
import { useEditorActions } from './use-editor-actions.ts';
import classes from './profile-editor.module.css';

interface ProfileEditorProps {
  readonly aspects: Aspects;
  readonly allowed: ReadonlySet<AspectName>;
  readonly language: Language;
  readonly configuration: Configuration;
  readonly api: ApiClient;
  readonly onChange: (aspects: Aspects) => void;
  /** What is matched with the profile; without it nothing is counted. */
  readonly matching?: EditorMatching;
  /** What is pointed at, here or in a text beside the editor. */
  readonly pointed?: Store<PointedValue>;
  /** An empty aspect whose field or editor is open at first. */
  readonly beginWith?: AspectName | null;
  /** What stands below the last card. */
  readonly children?: ReactNode;
}

const NO_UNKNOWN: readonly UnknownLabel[] = [];
/** About how tall things are, to deal the cards out before they are drawn; in pixels. */
const HEAD_AND_FOOT = 58;
const CHIP_ROW = 32;
const CHIP_FIXED = 52;
const PER_LETTER = 7;

function hasValue(aspect: Aspect | undefined): boolean {
  if (aspect === undefined) return false;
  return isListAspect(aspect) ? aspect.value.length > 0 : aspect.value !== null;
}

function heightOf(aspect: Aspect, width: number): number {
  const labels = isListAspect(aspect) ? aspect.value.map(({ label }) => label) : [''];
  const total = labels.reduce((sum, label) => sum + CHIP_FIXED + label.length * PER_LETTER, 0);
  return HEAD_AND_FOOT + CHIP_ROW * Math.max(1, Math.ceil(total / Math.max(160, width - 20)));
}

/** Cards one below the other; small ones two beside each other. */
function groupsOf(names: readonly AspectName[]): readonly (readonly AspectName[])[] {
  const groups: AspectName[][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last !== undefined && isSmallCard(name) && isSmallCard(last[0] ?? name)) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

/** Changes the profile as it is by then, however many edits come before the screen shows the first. */
function useEdit(aspects: Aspects, onChange: (aspects: Aspects) => void): EditorTools['edit'] {
  const latest = useRef({ aspects, onChange });
  useLayoutEffect(() => {
    latest.current = { aspects, onChange };
  });
  return useCallback((change) => {
    const before = latest.current;
    const changed = change(before.aspects);
    if (changed === before.aspects) return;
    latest.current = { ...before, aspects: changed };
    before.onChange(changed);
  }, []);
}

/** The weighted profile: a card for each aspect that has a value, the others folded into one line. */
export const ProfileEditor = memo(function ProfileEditor(props: ProfileEditorProps) {
  const { aspects, allowed, language, configuration, api, onChange, matching = null } = props;
  const { locale } = useScreen();
  const edit = useEdit(aspects, onChange);
  const [ownPointed] = useState(() => new Store<PointedValue>({ key: null }));
  const pointed = props.pointed ?? ownPointed;
  const { rangeUnits, defaultRange } = configuration;
  const { ref, width } = useWidth();
  const { actions, open, adding, setAdding, unknown } = useEditorActions(
    { api, language, defaultRange, rangeUnits, edit },
    props.beginWith ?? null,
  );
  const tools = useMemo<EditorTools>(
    () => ({
      api,
      language,
      locale,
      rangeUnits,
      defaultRange,
      matching,
      edit,
      pointed,
      ...actions,
    }),
    [api, language, locale, rangeUnits, defaultRange, matching, edit, pointed, actions],
  );
  useChipKeys(tools);
  // what is being typed is left first, so that it is matched too; who matches has the key as its fallback
  const leave = () => {
    flushSync(() => {
      actions.close();
      setAdding(null);
    });
    return false;
  };
  useKeys(matching === null ? [] : [{ key: 'mod+enter', label: 'actions.match', group: 'profile', run: leave }]);
  const isSettled = useSettled();
  useEffect(() => {
    if (isSettled) prepareFields();
  }, [isSettled]);

  const names = ASPECT_NAMES.filter((name) => allowed.has(name));
  const isShown = (name: AspectName) => hasValue(aspects[name]) || adding === name || open?.name === name;
  const fitting = editorColumns(width);
  const cards = names
    .filter(isShown)
    .map((name) => ({ name, height: heightOf(aspectOf(aspects, name), width / fitting) }));
  // what can be added stands in the last column, and where there is nothing yet that is the only one
  const columns = cards.length === 0 ? 1 : fitting;
  const [layout, setLayout] = useState<EditorLayout>([]);
  const laidOut = layOutCards(layout, cards, columns);
  if (JSON.stringify(laidOut) !== JSON.stringify(layout)) setLayout(laidOut);

  function choose(name: AspectName) {
    if (isListAspect(aspectOf(aspects, name))) setAdding(name);
    else actions.open(name, SINGLE_VALUE);
  }
  const card = (name: AspectName) => {
    const openId = open?.name === name ? open.id : null;
    const own = unknown.filter((one) => one.aspect === name);
    return (
      <AspectCard
        key={name}
        name={name}
        aspect={aspects[name] ?? aspectOf(aspects, name)}
        aspects={openId === null ? null : aspects}
        openId={openId}
        isAdding={adding === name}
        onAdding={setAdding}
        unknown={own.length === 0 ? NO_UNKNOWN : own}
        onDismiss={actions.dismiss}
      />
    );
  };
  const last = laidOut.length - 1;
  return (
    <EditorContext value={tools}>
      <div ref={ref} className={classes.editor} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {laidOut.map((column, at) => (
          // a column is a place, not a thing: it keeps its key whatever stands in it
          <div key={at} className={classes.column}>
            {groupsOf(column).map((group) =>
              group.length > 1 ? (
                <div key={group.join()} className={classes.pair}>
                  {group.map(card)}
                </div>
              ) : (
                group.map(card)
              ),
            )}
            {at === last && (
              <>
                <AspectFold names={names.filter((name) => !isShown(name))} onChoose={choose} />
                {props.children}
              </>
            )}
          </div>
        ))}
      </div>
    </EditorContext>
  );
});
