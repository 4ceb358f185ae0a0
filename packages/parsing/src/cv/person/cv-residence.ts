import type { Place } from '@counterpart/ontology';
import type { CvSpan } from '../entries/cv-entries.ts';

/** Where somebody lives. */
export interface CvResidence extends CvSpan {
  readonly place: Place;
  /** As the CV writes it. */
  readonly name: string;
  readonly postCode: string | null;
  /** 0..1. */
  readonly confidence: number;
}
