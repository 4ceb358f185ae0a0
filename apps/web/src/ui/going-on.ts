interface GoingOn {
  readonly onClick?: () => void;
  readonly 'aria-disabled'?: true;
  readonly 'data-disabled'?: true;
}

/**
 * What a button that goes from one entry to the next does; at the last it does nothing and says so. It keeps the focus there,
 * which a disabled one would lose, and the keys of its dialog with it.
 */
export function goingOn(go: (() => void) | null | undefined): GoingOn {
  return go == null ? { 'aria-disabled': true, 'data-disabled': true } : { onClick: go };
}
