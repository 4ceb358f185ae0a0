import type { ConceptId, ContractType, QueryItemType, RangeUnit, WorkingHours } from '@counterpart/domain';

/** A part of a keyword query; offsets of the query, UTF-16 code units, end exclusive. */
export interface ParsedQueryItem {
  readonly type: QueryItemType;
  readonly text: string;
  readonly conceptId?: ConceptId;
  readonly start: number;
  readonly end: number;
  /** Locations only, when a distance was written. */
  readonly range?: number;
  readonly rangeUnit?: RangeUnit;
  /** Texts only: the contract, hours, years or wage that the words state. */
  readonly stated?: StatedTerm;
}

/** A term of employment that a query states, in the words of parseJob; amounts are gross euro a month. */
export type StatedTerm =
  | { readonly aspectType: 'CONTRACT_TYPE'; readonly value: ContractType }
  | { readonly aspectType: 'WORKING_HOURS'; readonly value: WorkingHours }
  | { readonly aspectType: 'SENIORITY'; readonly value: number }
  | { readonly aspectType: 'WAGE'; readonly amountLow: number | null; readonly amountHigh: number | null };

/** An item with its tokens, `from` to `to` (exclusive). */
export interface Draft extends ParsedQueryItem {
  readonly from: number;
  readonly to: number;
}

/** Takes tokens for an item. */
export type Add = (type: QueryItemType, from: number, to: number, more?: Partial<ParsedQueryItem>) => void;
