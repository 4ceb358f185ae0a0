/** A document as it is loaded. */
interface Loaded {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A job and the people who are found for it, of one spec alone. */
export interface OwnWorld {
  readonly job: Loaded;
  readonly people: readonly Loaded[];
  /** The address of the job's results. */
  readonly results: string;
}

const NAMES = ['Ada Baert', 'Bram Claes', 'Chloé Daems', 'Dries Elst', 'Elke Fierens'];

/** A job in a trade that asks for more besides, and the people in it by their names, each with the given fields. */
function world(
  trade: string,
  names: readonly string[],
  person: Readonly<Record<string, unknown>> = {},
  asked: readonly string[] = [],
): OwnWorld {
  const { extraProperties, ...fields } = person;
  const job = `own-${trade}`;
  return {
    job: {
      id: job,
      language: 'DUT',
      jobTitle: trade,
      jobText: [`Wij zoeken een ${trade}.`, ...asked].join(' '),
      extraProperties: { company: `De ${trade}`, companyId: `de-${trade}`, status: 'open' },
    },
    people: names.map((name, at) => ({
      id: `${job}-${at + 1}`,
      language: 'DUT',
      preferredJobTitle: trade,
      cvText: `Ik werk al ${at + 3} jaar als ${trade}.`,
      ...fields,
      extraProperties: { name, office: 'Gent', status: 'available', ...(extraProperties as object) },
    })),
    results: `/profile-to-candidates/job/jobs/${job}?index=candidates`,
  };
}

/**
 * All specs share one server, two at a time and in any order. What a test writes about somebody (notes, selections,
 * judgements) shows in every list that has them, and a document that comes changes what is found and counted. So a test
 * that writes does it in a world of its own: each is a trade that nobody else asks for or works in, there before the
 * first test (load-documents.ts, which makes sure of it).
 */
export const OWN = {
  notes: world('imker', NAMES),
  noteOfDetails: world('glasblazer', NAMES.slice(0, 2)),
  selectedBefore: world('horlogemaker', NAMES),
  selecting: world('orgelbouwer', NAMES),
  judging: world('valkenier', NAMES),
  agency: world('zeilmaker', NAMES.slice(0, 2)),
  telephone: world('vioolbouwer', ['Piet Telefoon'], { extraProperties: { phone: '051 30 12 34' } }),
  unknown: world('pianostemmer', ['Wim Weinig'], {}, [
    'Je spreekt Frans. Voltijds, met een contract van onbepaalde duur',
    'en een brutoloon van 2.600 tot 2.900 euro per maand.',
  ]),
  noteOfFocus: world('pruikenmaker', NAMES.slice(0, 1)),
  heads: world('goochelaar', ['Noor Wiels']),
  compared: world('klompenmaker', ['Olive Optie', 'Otto Optie'], { extraProperties: { reference: 'REF-0042' } }),
  /** The test puts somebody there who attacks. */
  attacked: world('boekbinder', [], {}, ['Je kent boekbinden.']),
} satisfies Readonly<Record<string, OwnWorld>>;

/** Somebody whose evidence overlaps, stands behind letters of two units and is denied; left out of every list, being closed. */
export const CLOSED = {
  id: 'own-closed',
  language: 'DUT',
  preferredJobTitle: 'onderhoudstechnieker',
  cvText:
    'Ik ben 👷🏽‍♀️ onderhoudstechnieker 🔧. Ik ken pneumatica en PLC-programmeren (Siemens S7). Geen ervaring met hydraulica.',
  extraProperties: { name: 'Nele Nauwkeurig', status: 'closed' },
};
