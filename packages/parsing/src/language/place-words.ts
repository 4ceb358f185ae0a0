/**
 * What one language says around the name of a place. Words and phrases are written as people write them and folded when
 * they are compiled; of overlapping ones the longest counts. Prepositions are no part of them: "winkel" serves "onze
 * winkel in", "de winkel te" and "winkel:" alike.
 */
export interface PlaceWords {
  /** Before a colon, a line break or as a question, the place of work follows ("standplaats", "lieu"); otherwise a site. */
  readonly labels: readonly string[];
  /** The job is at the place that follows ("je werkt", "poste", "this role"). */
  readonly here: readonly string[];
  /** A thing that one works at, in, or for ("winkel", "chantier", "nursing home"). */
  readonly site: readonly string[];
  /** Those of the sites that a town is named behind without a preposition ("stad Gent", "site Genk"). */
  readonly areas: readonly string[];
  /** Endings of compounds that name such a thing ("zetmeelfabriek"). */
  readonly siteEndings: readonly string[];
  /** A part of the firm where this job rarely is ("head office", "recruitment agency"); "you work at" outweighs it. */
  readonly office: readonly string[];
  /** Makes of a site another one ("second", "andere", "our sister"). */
  readonly another: readonly string[];
  /** Something else than the job is at the place that follows (customers, exams, journeys, homes, the past). */
  readonly other: readonly string[];
  /** Something else is at the place just named ("… is twenty minutes away", "… n'engage pas"). */
  readonly otherBehind: readonly string[];
  /** The job is at the place just named ("… zoekt", "… is hiring", "… only"). */
  readonly hereBehind: readonly string[];
  /** Before a name: the place is close to it. */
  readonly near: readonly string[];
  /** Denies a place before or behind in its clause. */
  readonly not: readonly string[];
  /** Turn a sentence: what stands before them governs nothing behind them. */
  readonly turns: readonly string[];
  /** A street, square or line is called after the town that follows, or that it follows. */
  readonly streets: readonly string[];
  /** The thing right behind these bears the name that follows ("logiciel Syracuse"). */
  readonly products: readonly string[];
  /** Several offices of a firm: with a list of towns behind them they tell where it is, with one town where one works. */
  readonly offices: readonly string[];
  /** What is ours is where we work, whatever it is called ("our bakehouse in"). */
  readonly own: readonly string[];
  /** Right behind a name: the job is there, whatever stands before it (", où vous serez basé"). */
  readonly whereBehind: readonly string[];
  /** One of the sites just told is picked out ("in the one in", "celle de"). */
  readonly picked: readonly string[];
  /** Further behind a name, over commas and "but": one is hardly ever there, or the place is not meant now. */
  readonly seldom: readonly string[];
  /** Before the site that somebody is sought for ("for our shop in Ede we seek"). */
  readonly soughtFor: readonly string[];
  /** Words besides "our" that begin such a site ("the", "a", "their"). */
  readonly owners: readonly string[];
  /** Behind a name and a number: the town is introduced ("Lorient, 57 000 habitants"). */
  readonly inhabitants: readonly string[];
  /** A quarter of the town just named follows. */
  readonly quarters: readonly string[];
  /** Words between the names of a list, besides commas. */
  readonly and: readonly string[];
  /** The words of "from … to …" and "between … and …". */
  readonly ranges: readonly (readonly [from: string, to: string])[];
  /** Words that begin sentences and titles, and are towns somewhere too. */
  readonly townWords: readonly string[];
}
