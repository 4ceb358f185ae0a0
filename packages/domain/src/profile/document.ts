import type { MatchProfile } from './aspect.ts';
import type { Language } from '../values/language.ts';

/** A job someone held. Dates are `yyyy`, `yyyy-MM` or `yyyy-MM-dd`; null or absent is open. */
export interface WorkExperience {
  readonly id?: string;
  readonly title?: string | null;
  readonly company?: string | null;
  readonly text?: string | null;
  readonly dateFrom?: string | null;
  readonly dateTo?: string | null;
}

/** A course someone followed; dates as in WorkExperience. */
export interface Education {
  readonly id?: string;
  readonly field?: string | null;
  readonly degree?: string | null;
  readonly institute?: string | null;
  readonly info?: string | null;
  readonly dateFrom?: string | null;
  readonly dateTo?: string | null;
}

/** Free properties by name; filters, columns and screens read them. */
export type ExtraProperties = Readonly<Record<string, unknown>>;

interface DocumentBase {
  readonly id: string;
  readonly language?: Language;
  /** The server's; rises by one with each write. */
  readonly version?: number;
  /** ISO 8601, the server's. */
  readonly createdAt?: string;
  /** ISO 8601, the server's. */
  readonly updatedAt?: string;
  /** The name of who wrote it last, the server's; absent where nobody was known. */
  readonly updatedBy?: string;
  readonly matchProfile?: MatchProfile;
  readonly extraProperties?: ExtraProperties;
}

/** A job on the wire (ENG-17). */
export interface JobDocument extends DocumentBase {
  readonly jobTitle?: string | null;
  readonly jobText?: string | null;
}

/** A candidate on the wire (ENG-18). */
export interface CandidateDocument extends DocumentBase {
  readonly preferredJobTitle?: string | null;
  readonly preferredJobInfo?: string | null;
  readonly cvText?: string | null;
  readonly workExperiences?: readonly WorkExperience[];
  readonly educations?: readonly Education[];
}

/** A stored document of either kind. */
export type WireDocument = JobDocument & CandidateDocument;
