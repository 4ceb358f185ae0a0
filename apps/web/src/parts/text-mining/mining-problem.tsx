import { FormattedMessage } from 'react-intl';
import { ApiFailure } from '@counterpart/client';
import type { MiningProblem } from '../../state/text-mining/text-mining.ts';
import { Notice } from '../../ui/notice.tsx';
import { CallFailure } from '../failure/call-failure.tsx';

/** Refusals that say more than that the call failed. */
const KNOWN_CODES = new Set(['BINARY_TEXT', 'TOO_LARGE']);

function NoComments() {
  return (
    <Notice tone="bad" title={<FormattedMessage id="mining.empty" />}>
      <FormattedMessage id="mining.empty.next" />
    </Notice>
  );
}

interface MiningProblemProps {
  readonly problem: MiningProblem;
  readonly onRetry: () => void;
}

/** Why there is no result, or not of all comments, and what to do about it. */
export function MiningProblemNotice({ problem, onRetry }: MiningProblemProps) {
  switch (problem.kind) {
    case 'empty':
      return <NoComments />;
    case 'skipped':
      return <Notice tone="warn" title={<FormattedMessage id="mining.skipped" />} />;
    case 'call': {
      const code = problem.error instanceof ApiFailure ? problem.error.code : null;
      // the catalogue's words for it are those of a job's text
      if (code === 'EMPTY_TEXT') return <NoComments />;
      if (code !== null && KNOWN_CODES.has(code)) {
        return <Notice tone="bad" title={<FormattedMessage id={`error.${code}`} />} />;
      }
      return <CallFailure error={problem.error} title={<FormattedMessage id="mining.failed" />} onRetry={onRetry} />;
    }
  }
}
