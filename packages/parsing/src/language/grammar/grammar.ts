/** A word that may be a verb, and what stands around it; all folded, '' where a break stands. */
export interface VerbPlace {
  readonly key: string;
  readonly before: string;
  readonly next: string;
  /** A verb opened the clause before: this one is one more thing done. */
  readonly isChain: boolean;
  /** What follows may be the object of a verb. */
  readonly hasObject: boolean;
}

/**
 * How one language builds what its lists cannot name: compounds, forms of verbs, numbers, the places of words. It is
 * the only place where code asks for the language of a text.
 */
export interface Grammar {
  /** Words are built of words: "broodbakker". */
  readonly hasCompounds: boolean;
  /** What is two words for one is one word for another: "magazijn medewerker", "fork lift". */
  readonly joinsWords: boolean;
  /** A label with this ending means several things only ("goods", "nights"); null where all forms count alike. */
  readonly pluralEnding: string | null;
  /** The ending of who works with what the word without it is: "cartaio" of "carta"; null where roots differ. */
  readonly agentEnding: RegExp | null;
  /** "An energetic team": a quality stands before what has it. */
  readonly putsQualitiesFirst: boolean;
  /** "Nel piazzale di Thiene" is in Thiene: only a square with a capital is called after the town behind it. */
  readonly writesStreetsSmall: boolean;
  /** "Een jaar of drie ervaring": the number may follow its years. */
  readonly countsBehindYears: boolean;
  /** Four days are a full week of long days. */
  readonly hasLongDays: boolean;
  /** Hours that name the legal week by themselves ("35h"), and those of a month ("151,67 heures"). */
  readonly legalWeek: { readonly from: number; readonly to: number } | null;
  /** The number of a ten and a unit; `digit` is the unit's value. */
  joinNumber(ten: string, unit: string, digit: number): string;
  /** The infinitive by which a form of a verb is looked up, the form itself where its root tells. */
  infinitiveOf(key: string): string;
  /** The infinitive of a form that tells what was done ("formais", "formavo"), the form itself for any other. */
  infinitiveOfPast(key: string): string;
  /** The root that forms of a verb share which its endings leave apart: "mowing" and "mow". */
  verbRoot(root: string): string;

  /** The form in which lists of tasks name verbs ("mowing", "scontornare"); null where nouns have it too. */
  readonly infinitive: RegExp | null;
  /** Such a form is a verb only before an object ("hacher" is, "le souper" is not). */
  readonly infinitiveNeedsObject: boolean;
  /** Whether a small word, no article, begins the object of a verb. */
  opensObject(key: string): boolean;
  /** Whether a word is a verb by its form and place, known or not. */
  isVerb(place: VerbPlace): boolean;
  /** The verb may stand second, behind whatever comes first. */
  readonly putsVerbSecond: boolean;
  /** The ending of an infinitive that closes its clause ("kozijnen stellen"); null where none does. */
  readonly lastInfinitive: RegExp | null;
  /**
   * The ending of a verb that one word alone would show ("bouwt"); null where one word alone says too little anyway.
   */
  readonly finiteEnding: string | null;
  /** "Respectant les normes" tells how, not what; null where no such form opens a clause. */
  readonly participle: RegExp | null;
  /**
   * Whether a word as it is written tells what is done to something ("encadrées par"), unless an article makes it a
   * thing.
   */
  isPassive(written: string, before: string): boolean;
  /** Whether a pronoun and a verb say again what an article and a noun at the head said; null where none do. */
  readonly resumes: ((article: string, pronoun: string, verb: string) => boolean) | null;
  /** Whether a verb is what "we" do, `distance` words behind the beginning of its clause. */
  isOfEmployer(key: string, distance: number): boolean;
  /** Forms that open a task wherever they stand; other forms are nouns as often ("programme"); null where none are. */
  readonly sureVerb: RegExp | null;
  /** The ending of nouns that look like their verb inside a line ("engineering practices"); null where none do. */
  readonly nounOfVerb: RegExp | null;
  /** Endings of qualities that may be told of a thing ("un cadre dynamique"). */
  readonly quality: RegExp;
  /** Adjectives that are left over where "and" cuts a phrase off; null where the noun stands first. */
  readonly adjective: RegExp | null;
  /** Whether two words tell in passing how something is done ("en s'appuyant"). */
  isGerund(key: string, next: string): boolean;
  /** Whether the last two words of a phrase begin what stands behind it ("the lead in identifying"). */
  isOngoing(before: string, last: string): boolean;
}

/** What most of the languages have in common. */
export const COMMON = {
  hasCompounds: false,
  joinsWords: false,
  pluralEnding: null,
  agentEnding: null,
  putsQualitiesFirst: false,
  writesStreetsSmall: false,
  countsBehindYears: false,
  hasLongDays: false,
  legalWeek: null,
  infinitiveOf: (key) => key,
  infinitiveOfPast: (key) => key,
  verbRoot: (root) => root,
  infinitiveNeedsObject: false,
  opensObject: () => true,
  putsVerbSecond: false,
  lastInfinitive: null,
  finiteEnding: null,
  participle: null,
  isPassive: () => false,
  resumes: null,
  isOfEmployer: () => false,
  sureVerb: null,
  nounOfVerb: null,
  adjective: null,
  isGerund: () => false,
  isOngoing: () => false,
} as const satisfies Partial<Grammar>;
