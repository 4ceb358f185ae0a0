import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Language } from '@counterpart/domain';
import { useScreen } from '../application/use-screen.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { useStore } from '../application/use-store.ts';
import { useIndexResults } from '../use-index-results.ts';
import { LanguageOptions } from '../language-options.tsx';
import { ProfileEditor } from '../profile-editor/profile-editor.tsx';

interface ProfileSectionProps {
  readonly context: MatchingContext;
  /** What a page shows under the editor. */
  readonly below?: ReactNode;
}

/** The refine-profile panel: editor, clear, reset, language, and the match button, green when the request changed (MAT-04). */
export function ProfileSection({ context, below }: ProfileSectionProps) {
  const { application } = useScreen();
  const { aspects, language, activeIndex } = useStore(context.store);
  const { isMatching } = useIndexResults(context, activeIndex);
  const isChanged = context.isChanged();
  function handleMatch() {
    context.openSection('results');
    void context.match();
  }
  return (
    <div className="profile-section">
      <div className="profile-toolbar">
        <label className="inline-field">
          <FormattedMessage id="profile.language" />
          <select value={language} onChange={(event) => context.setLanguage(event.currentTarget.value as Language)}>
            <LanguageOptions />
          </select>
        </label>
        <span className="toolbar-gap" />
        <Button
          variant="default"
          size="sm"
          onClick={() => context.clear()}
          disabled={Object.keys(aspects).length === 0}
        >
          <FormattedMessage id="actions.clear" />
        </Button>
        {application.configuration.allowReset && context.canReset && (
          <Button variant="default" size="sm" onClick={() => context.reset()}>
            <FormattedMessage id="actions.reset" />
          </Button>
        )}
        <Button
          size="sm"
          color={isChanged ? 'leaf' : 'sea'}
          data-changed={isChanged || undefined}
          loading={isMatching}
          onClick={handleMatch}
        >
          <FormattedMessage id="actions.match" />
        </Button>
      </div>
      <ProfileEditor
        aspects={aspects}
        allowed={application.allowed}
        language={language}
        configuration={application.configuration}
        api={application.api}
        onChange={(changed) => context.setAspects(changed)}
      />
      {below}
    </div>
  );
}
