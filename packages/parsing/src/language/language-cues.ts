import type { ContractType, LanguageLevel, WorkingHours } from '@counterpart/domain';

/** The period in which a wage was written. */
export type WagePeriod = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/** What a part of an ad is about; company and offer say nothing about skills. */
export type SectionKind = 'tasks' | 'profile' | 'offer' | 'company' | 'contact';

/** Phrases of a contract type: strong ones count anywhere, weak ones only in a title or beside a contract word. */
export interface ContractPhrases {
  readonly strong: readonly string[];
  readonly weak?: readonly string[];
}

/** What one language says things with. Phrases are written as people write them and folded when they are compiled. */
export interface LanguageCues {
  readonly contracts: Readonly<Record<Exclude<ContractType, 'UNDEFINED'>, ContractPhrases>>;
  /** Words that make a weak contract phrase beside them count. */
  readonly contractWords: readonly string[];
  /** Words of those who place people: contracts listed beside them are what the agency deals in. */
  readonly agencyWords: readonly string[];
  /** Longer phrases that hold a contract phrase and mean no contract ("interimkantoor"). */
  readonly notContract: readonly string[];
  readonly hours: Readonly<Record<Exclude<WorkingHours, 'UNDEFINED'>, readonly string[]>>;
  readonly hourUnits: readonly string[];
  readonly weekWords: readonly string[];
  /** Words beside which "80%" or "3/4" is a part of full time. */
  readonly partWords: readonly string[];
  readonly wageWords: readonly string[];
  /** An amount after one of these is no wage (meal vouchers, turnover). */
  readonly notWageWords: readonly string[];
  readonly periods: Readonly<Record<WagePeriod, readonly string[]>>;
  /** Words between the two ends of a range. */
  readonly rangeWords: readonly string[];
  /** "up to", "from": an open range. */
  readonly upToWords: readonly string[];
  readonly fromWords: readonly string[];
  readonly levels: Readonly<Record<LanguageLevel, readonly string[]>>;
  /** Words beside which the name of a language is a language asked. */
  readonly languageWords: readonly string[];
  readonly required: readonly string[];
  readonly niceToHave: readonly string[];
  /** What follows is denied, up to the end of the clause. */
  readonly negationBefore: readonly string[];
  /** What precedes is denied. */
  readonly negationAfter: readonly string[];
  readonly experienceWords: readonly string[];
  readonly yearWords: readonly string[];
  readonly numberWords: Readonly<Record<string, number>>;
  /** A place may follow ("in", "près de"); what else is said around places stands in `PlaceWords`. */
  readonly placePrepositions: readonly string[];
  /** A company follows, in a query. */
  readonly companyPrepositions: readonly string[];
  /** Somebody else of the firm follows: an occupation there is not the job ("you report to the production manager"). */
  readonly otherPeople: readonly string[];
  /** The job follows ("we are looking for a"). */
  readonly seeking: readonly string[];
  /** The last day follows: a job until a date ends. */
  readonly untilWords: readonly string[];
  readonly monthWords: readonly string[];
  /** What the length of a job is told with, besides "contract" ("duration", "renewable"). */
  readonly lengthWords: readonly string[];
  /** What may come after a contract for a time ("with a view to"), and the words for what comes then ("permanent"). */
  readonly prospectWords: readonly string[];
  readonly permanentWords: readonly string[];
  /** Parts of the week that are worked ("three mornings a week"). */
  readonly dayWords: readonly string[];
  /** Days told of these are not the days of work: at home, at school, on the road. */
  readonly elsewhereWords: readonly string[];
  /** "48 hours on average". */
  readonly averageWords: readonly string[];
  /** Who employs at first where an agency places: "the first six months via us". */
  readonly viaAgencyWords: readonly string[];
  /** Lengths of other things: probation, notice, a course. */
  readonly otherLengthWords: readonly string[];
  /** Words that join several things ("and", "are"). */
  readonly joiningWords: readonly string[];
  /** What begins for a time is followed by something else. */
  readonly afterwards: readonly string[];
  /** A sentence with one of these describes the firm. */
  readonly companySentence: readonly string[];
  readonly headings: Readonly<Record<SectionKind, readonly string[]>>;
  /** Words that tell what a line shaped like a heading announces, whatever else it says. */
  readonly headingWords: Readonly<Record<SectionKind, readonly string[]>>;
  readonly niceHeadingWords: readonly string[];
  readonly requiredHeadings: readonly string[];
  readonly niceHeadings: readonly string[];
  /** Words of the language that are also labels of products: they count only with a capital inside a sentence. */
  readonly commonWords: readonly string[];
  /** Words that say nothing of a skill, besides the light ones: words that agree may stand around them. */
  readonly functionWords: readonly string[];
  /** Articles and link words that a label may have or lack inside. */
  readonly lightWords: readonly string[];
}
