import { createContext, useContext } from 'react';
import type { Locale } from '@counterpart/domain';
import type { TreePath } from '../../state/strategies/tree-edits.ts';

/** What every node of the tree works with. */
export interface TreeEditing {
  readonly locale: Locale;
  /** The tree as it is edited, and as it was saved. */
  readonly root: unknown;
  readonly saved: unknown;
  readonly onChange: (root: unknown) => void;
  /** Whether a node is to be seen: it, or something in it, is what is searched. */
  readonly isShown: (path: TreePath) => boolean;
}

/** Given by the tree editor. */
export const TreeContext = createContext<TreeEditing | null>(null);

/** What the node of a tree works with; throws outside of a tree. */
export function useTree(): TreeEditing {
  const tree = useContext(TreeContext);
  if (tree === null) throw new Error('There is no tree around this node.');
  return tree;
}
