import { Skeleton, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AspectName, Aspects } from '@counterpart/domain';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import type { Store } from '../../state/store.ts';
import { useLatest } from '../application/use-latest.ts';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import type { PointedValue } from '../profile-editor/editor-context.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { KeywordSuggestions } from './keyword-suggestions.tsx';
import { LateEditor } from './late-editor.ts';
import classes from './profile-section.module.css';

/** From this width the text stands beside the profile; below it is a tab. */
const WIDE = '(min-width: 1200px)';

interface ProfileSectionProps {
  readonly context: MatchingContext;
  /** The text that the profile was read from, and what it is called. */
  readonly beside?: { readonly title: ReactNode; readonly content: ReactNode } | undefined;
  readonly pointed?: Store<PointedValue> | undefined;
  /** What stands in place of an empty editor; it says with which aspect to begin. */
  readonly renderStart?: ((onAspect: (name: AspectName) => void) => ReactNode) | undefined;
}

/** The editor with the text that the profile was read from: beside it, or behind a tab where there is no room (MAT-04a). */
export const ProfileSection = memo(function ProfileSection(props: ProfileSectionProps) {
  const { context, beside, pointed, renderStart } = props;
  const { application } = useScreen();
  const { aspects, language, strategy, activeIndex, source } = useStore(context.store);
  const isLoading = source.status === 'loading';
  const isEmpty = Object.keys(aspects).length === 0;
  const [begunWith, setBegunWith] = useState<AspectName | null>(null);
  // a profile that is filled was begun; one that is emptied begins anew
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  if (wasEmpty !== isEmpty) {
    setWasEmpty(isEmpty);
    setBegunWith(null);
  }
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const matching = useMemo(
    () => ({
      index: activeIndex,
      target: context.target,
      strategy,
      impact: (asked: Aspects, signal: AbortSignal) => context.impact(asked, signal),
    }),
    [context, activeIndex, strategy],
  );
  const change = useLatest((changed: Aspects) => context.setAspects(changed));
  const isSettled = useSettled();
  useEffect(() => {
    if (isSettled) void LateEditor.prepare();
  }, [isSettled]);
  // the same element: what does not concern the editor leaves it alone
  const suggestions = useMemo(() => context.offersSuggestions && <KeywordSuggestions context={context} />, [context]);
  if (isEmpty && begunWith === null && renderStart !== undefined) return renderStart(setBegunWith);
  const editor = (
    <LateEditor
      aspects={aspects}
      allowed={application.allowed}
      language={language}
      configuration={application.configuration}
      api={application.api}
      matching={matching}
      onChange={change}
      beginWith={begunWith}
      {...(pointed === undefined ? {} : { pointed })}
    >
      {suggestions}
    </LateEditor>
  );
  // what is made of a profile before it is there would take its place
  const content = (
    <>
      {isLoading && (
        <div className={classes.waiting} aria-hidden="true">
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} height={88} />
          ))}
        </div>
      )}
      <div className={isLoading ? classes.kept : undefined} inert={isLoading} aria-busy={isLoading}>
        {editor}
      </div>
    </>
  );
  if (beside === undefined) return content;
  if (isWide) {
    return (
      <div className={classes.columns}>
        {content}
        <aside className={classes.beside}>{beside.content}</aside>
      </div>
    );
  }
  return (
    <Tabs defaultValue="profile" keepMounted>
      <Tabs.List className={classes.tabs ?? ''}>
        <Tabs.Tab value="profile">
          <FormattedMessage id="profile.tab" />
        </Tabs.Tab>
        <Tabs.Tab value="text">{beside.title}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="profile">{content}</Tabs.Panel>
      <Tabs.Panel value="text">{beside.content}</Tabs.Panel>
    </Tabs>
  );
});
