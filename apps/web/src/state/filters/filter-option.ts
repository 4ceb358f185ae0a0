/** A value that a filter offers (A3); count is null where nobody counted. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count: number | null;
}
