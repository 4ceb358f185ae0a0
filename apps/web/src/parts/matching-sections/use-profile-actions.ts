import { useIntl } from 'react-intl';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { showUndo } from '../../ui/show-undo.tsx';

/** Clear and reset, each with a way back (MAT-04b, MAT-04c). */
export function useProfileActions(context: MatchingContext): {
  readonly clear: () => void;
  readonly reset: () => void;
} {
  const intl = useIntl();
  function withUndo(id: string, act: () => void) {
    const { aspects } = context.store.get();
    act();
    showUndo({
      message: intl.formatMessage({ id }),
      label: intl.formatMessage({ id: 'actions.undo' }),
      onUndo: () => context.setAspects(aspects),
    });
  }
  return {
    clear: () => withUndo('undo.cleared', () => context.clear()),
    reset: () => withUndo('undo.reset', () => context.reset()),
  };
}
