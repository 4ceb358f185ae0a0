import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBehindIndices } from '../application/use-behind-indices.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './indexing-warning.module.css';

interface IndexingWarningProps {
  /** The indices of the page. */
  readonly names: readonly string[];
  /** What was still on its way has come: what the page shows lacks it. */
  readonly onIndexed: () => void;
}

/** Tells that documents are still on their way into the indices of a page, and how far they are (MAT-02). */
export function IndexingWarning({ names, onIndexed }: IndexingWarningProps) {
  const behind = useBehindIndices(names);
  const isBehind = behind.length > 0;
  const wasBehind = useRef(false);
  useEffect(() => {
    if (wasBehind.current && !isBehind) onIndexed();
    wasBehind.current = isBehind;
  }, [isBehind, onIndexed]);
  if (!isBehind) return null;
  const documents = behind.reduce((sum, index) => sum + index.documents, 0);
  const indexed = behind.reduce((sum, index) => sum + index.indexedDocuments, 0);
  return (
    <Notice tone="warn">
      <span className={classes.line}>
        <FormattedMessage id="indexing.warning" />
        <span className={classes.progress}>
          <FormattedMessage id="indexing.progress" values={{ indexed, documents }} />
        </span>
      </span>
    </Notice>
  );
}
