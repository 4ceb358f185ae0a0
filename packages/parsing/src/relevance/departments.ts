import type { Language } from '@counterpart/domain';
import { foldCase } from '@counterpart/text';
import { PhraseTable } from '../tokens/phrase-table.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { Token } from '../tokens/text-tokens.ts';

interface Words {
  /** What those whom one works with stand behind. */
  readonly openers: string;
  /** Parts of a firm, which are also the names of skills. */
  readonly parts: string;
  /** What may follow a part of a firm: its people. */
  readonly people: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  DUT: {
    openers:
      "samen met|samenwerken met|samenwerking met|contact met|overleg met|overlegt met|collega's uit|collega's van|collega's op|collega's bij|collega's als|teams zoals|teams als|afdelingen zoals|afdelingen als|team waarin",
    parts:
      'sales marketing hr finance logistiek logistics productie inkoop aankoop engineering kwaliteit it boekhouding operations projectmanagement accountmanagement planning communicatie administratie merchandising ecommerce magazijn verkoop r&d controlling juridische|supply chain|category management|project management|business control|human resources',
    people:
      'team teams dienst diensten afdeling afdelingen collegas managers manager medewerkers assistant verantwoordelijke',
  },
  FRE: {
    openers:
      'en lien avec|lien avec|en collaboration avec|collaboration avec|collaborez avec|collaborer avec|travaillez avec|en relation avec|relation avec|interface entre|interface avec|aux côtés|services tels que|services comme|services supports|rattaché au responsable|rattachée au responsable|rattaché à la direction',
    parts:
      'achats commerce marketing production qualite logistique finance finances comptabilite rh maintenance juridique informatique communication ventes paie methodes planification|ressources humaines|supply chain',
    people: 'equipe equipes service services departement departements responsable responsables',
  },
  ENG: {
    openers:
      'work with|working with|works with|work closely with|collaborate with|collaborating with|collaboration with|partner with|partnering with|partnership with|liaise with|liaising with|coordinate with|alongside|colleagues from|colleagues in|teams such as|teams like|departments such as|departments like',
    parts:
      'sales marketing finance hr legal engineering operations purchasing procurement logistics accounting it quality production ecommerce communications|human resources|supply chain|customer service|customer success|category management|talent acquisition|talent coordination|project management|digital marketing',
    people: 'team teams department departments manager managers staff colleagues leads',
  },
  ITA: {
    openers:
      'in collaborazione con|collaborazione con|collabora con|collaborerà con|a contatto con|in contatto con|interfaccia con|interfacciarsi con|interfacciandosi con|colleghi di|colleghi del|colleghi della|raccordo con',
    parts:
      'vendite marketing acquisti produzione qualita logistica amministrazione hr commerciale finanza manutenzione contabilita|risorse umane|controllo di gestione|supply chain',
    people: 'team reparto reparti ufficio uffici responsabile responsabili',
  },
};

function nameOf(tokens: readonly Token[]): string {
  return tokens.map(({ key }) => key).join(' ');
}

/** Words of a list between its opener and a part of a firm. */
const REACH = 10;

interface Compiled {
  readonly openers: PhraseTable<true>;
  readonly parts: ReadonlySet<string>;
  /** The words that their names begin with. */
  readonly beginnings: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  readonly readers: ReadonlySet<string>;
}
const compiled = new Map<Language, Compiled>();
/** The reader: behind one of these the list has ended. */
const READER = 'je jij jouw u uw vous votre vos tu ta tes you your';

function compile(language: Language): Compiled {
  let known = compiled.get(language);
  if (known !== undefined) return known;
  const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((word) => foldCase(word)));
  const openers = new PhraseTable<true>();
  const { parts, people, openers: phrases } = WORDS[language];
  for (const phrase of phrases.split('|')) openers.add(phrase, true);
  const [single = '', ...several] = parts.split('|');
  const names = [...single.split(' '), ...several];
  known = {
    openers,
    parts: new Set(names),
    beginnings: new Set(names.map((name) => name.replace(/ .*/, ''))),
    people: setOf(people),
    readers: setOf(READER),
  };
  compiled.set(language, known);
  return known;
}

/**
 * Whether a skill is the part of the firm whose people one works with: "samen met collega's uit sales, marketing en supply
 * chain", "en lien avec les achats". One may know nothing of it.
 */
export function isDepartment(read: ReadText, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const { openers, parts, beginnings, people, readers } = compile(read.language);
  const { tokens } = read;
  if (!beginnings.has(tokens[from]?.key ?? '')) return false;
  if (!parts.has(nameOf(tokens.slice(from, to)))) return false;
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  const start = Math.max(sentence.from, from - REACH);
  const opener = openers.find(tokens.slice(start, from)).at(-1);
  if (opener === undefined) return false;
  const between = tokens.slice(start + opener.to, from);
  if (between.some(({ key }) => readers.has(key))) return false;
  // "assurer, en lien avec la direction, la communication": what a comma opens the next one closes
  const isAside = opener.from > 0 && tokens[start + opener.from]?.followsBreak === true;
  if (isAside && tokens.slice(start + opener.to, from + 1).some(({ followsBreak }) => followsBreak)) return false;
  const next = tokens[to];
  const { joiningWords, stopWords } = read.table;
  return (
    to >= sentence.to ||
    next === undefined ||
    next.followsBreak ||
    [joiningWords, stopWords, parts, people].some((set) => set.has(next.key))
  );
}
