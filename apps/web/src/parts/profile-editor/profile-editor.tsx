import { useElementSize } from '@mantine/hooks';
import { FormattedMessage } from 'react-intl';
import type { ApiClient } from '@counterpart/client';
import { ASPECT_NAMES, type AspectName, type Aspects, type Configuration, type Language } from '@counterpart/domain';
import { AspectCard } from './aspect-card.tsx';

/** Columns are the width divided by this, from 1 to 6 (A9, PRO-09). */
const COLUMN_WIDTH = 400;
const MAX_COLUMNS = 6;

/** The number of columns of an editor of a width in pixels. */
export function editorColumns(width: number): number {
  return Math.max(1, Math.min(MAX_COLUMNS, Math.floor(width / COLUMN_WIDTH)));
}

interface ProfileEditorProps {
  readonly aspects: Aspects;
  readonly allowed: ReadonlySet<AspectName>;
  readonly language: Language;
  readonly configuration: Configuration;
  readonly api: ApiClient;
  readonly onChange: (aspects: Aspects) => void;
}

/** The weighted profile, one card per allowed aspect; those with values come first in each column's order. */
export function ProfileEditor({ aspects, allowed, language, configuration, api, onChange }: ProfileEditorProps) {
  const { ref, width } = useElementSize();
  const tools = { api, language, rangeUnits: configuration.rangeUnits, defaultRange: configuration.defaultRange };
  const names = ASPECT_NAMES.filter((name) => allowed.has(name));
  return (
    <div ref={ref}>
      {Object.keys(aspects).length === 0 && (
        <p className="empty-state">
          <FormattedMessage id="editor.empty" />
        </p>
      )}
      <div className="profile-editor" style={{ columnCount: editorColumns(width) }}>
        {names.map((name) => (
          <AspectCard key={name} name={name} aspects={aspects} tools={tools} onChange={onChange} />
        ))}
      </div>
    </div>
  );
}
