/** What one language writes CVs with: phrases separated by `|`, folded when they are compiled. */
export interface CvCues {
  /** January to December: names and abbreviations. */
  readonly months: readonly string[];
  readonly seasons: string;
  /** What stands for today at the end of a period. */
  readonly present: string;
  /** Words between the two ends of a period. */
  readonly until: string;
  /** Words before a period that has an end ("from 2018 to 2020"). */
  readonly from: string;
  /** Words before a date that mean that it lasts ("since 2018"). */
  readonly since: string;
  readonly headings: {
    readonly experience: string;
    readonly education: string;
    readonly profile: string;
    readonly personal: string;
    readonly other: string;
  };
  /** Headings of what is never a part of a job or a study, even right below one. */
  readonly apart: string;
  /** Diplomas of which many are certificates of a day; alone with a year they are no education. */
  readonly slightDegrees: string;
  /** Words that may stand beside a heading's word and change nothing ("relevant", "my", "and"). */
  readonly headingWords: string;
  /** Labels before a value, as forms write them. */
  readonly labels: {
    readonly name: string;
    readonly residence: string;
    readonly dates: string;
    readonly title: string;
    readonly company: string;
    readonly tasks: string;
    readonly degree: string;
    readonly institute: string;
    /** What a form asks besides: the employer's trade, the level of a diploma. */
    readonly aside: string;
  };
  /** Verbs of living somewhere; the place follows within a few words. */
  readonly lives: string;
  /** Words after which an employer or school stands; a weak one means other things too. */
  readonly at: string;
  readonly weakAt: string;
  /** In sentences: verbs that a job follows ("I worked as"), those of studying, and words before an employer, school or town. */
  readonly worked: string;
  readonly studied: string;
  readonly proseAt: string;
  /** Small words between such a verb and the job. */
  readonly articles: string;
  readonly titleWords: string;
  /** How words for people end. */
  readonly titleEndings: string;
  readonly companyWords: string;
  readonly companyEndings: string;
  readonly instituteWords: string;
  readonly instituteEndings: string;
  readonly degreeWords: string;
  /** Words between a degree and its field ("bachelor in …"). */
  readonly degreeLinks: string;
  /** Courses and refreshers that are no education by themselves. */
  readonly courseWords: string;
  /** A place or date after one of these is where or when somebody was born. */
  readonly birthWords: string;
}
