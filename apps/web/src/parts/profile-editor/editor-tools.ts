import type { ApiClient } from '@counterpart/client';
import type { Language, RangeUnit } from '@counterpart/domain';

/** What the fields of the editor need besides the profile. */
export interface EditorTools {
  readonly api: ApiClient;
  readonly language: Language;
  readonly rangeUnits: readonly RangeUnit[];
  /** In kilometres. */
  readonly defaultRange: number;
}
