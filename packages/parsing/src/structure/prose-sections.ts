import type { Language } from '@counterpart/domain';
import type { Cues } from '../language/cue-table.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import { PhraseTable } from '../tokens/phrase-table.ts';
import type { SectionKind } from '../language/language-cues.ts';
import type { NeedCue } from '../language/need-cues.ts';
import { type TaskWords, taskWords } from '../language/task-words.ts';
import type { Token } from '../tokens/text-tokens.ts';

/** What an ad without headings says where it tells whom it wants. */
const ASKING: Readonly<Record<Language, string>> = {
  DUT: 'je bent|jij bent|ben je|ben jij|bent u|u bent|je hebt|jij hebt|heb je|heb jij|u hebt|u heeft|je beschikt|beschik je|je beheerst|beheers je|je kent|je spreekt|spreek je|je verstaat|je blijft|je bezit|wij vragen|we vragen|vragen we|vragen wij|wij verwachten|we verwachten|verwachten we|verwachten wij|iemand die|iemand met|op zak|diploma|werkervaring|ervaring|rijbewijs|wij kijken naar|we kijken naar|kijken we naar|wensen|bereid|vinden we nodig|vinden we belangrijk',
  FRE: "vous êtes|tu es|vous avez|tu as|vous parlez|tu parles|vous maîtrisez|tu maîtrises|vous maniez|tu manies|vous possédez|vous aimez|tu aimes|vous connaissez|vous disposez|vous détenez|vous justifiez|vous faites preuve|doté|dotée|dotés|capable de|sachant|le candidat|la candidate|candidat motivé|il faut|il nous faut|il vous faut|il te faut|on demande|nous demandons|nous attendons|on attend|attendu|attendue|attendus|attendues|sensibles à|on aime|nous aimons|une personne|quelqu'un|expérience|expériences|diplôme|permis b|permis c|titulaire",
  ENG: "you are|you're|you have|you've|you speak|you know|you bring|you need|you will need|you'll need|you must|you hold|you enjoy|you possess|we expect|we ask|we look for|we are looking for someone|we want|someone who|someone with|experience|applicants must|candidates must|applicants should|candidates should|degree|competence in|driving licence|qualified|ideal candidate|the candidate is|able to|ability to|you should|you can",
  ITA: 'hai|siete|avete|parli|parlate|conosci|possiedi|possiede|si richiede|si richiedono|richiediamo|richiede|chiediamo|occorre|occorrono|ti serve|ci serve|servono|serve un|serve una|serve qualcuno|serve esperienza|necessario|necessaria|necessari|necessarie|una persona|qualcuno|ti vogliamo|ci interessa|completano|completa il|ci rivolgiamo|esperienza|diploma|laurea|patente|conoscenza|ammessi|sei una|sei un|sei disponibile|prova orale su|prova scritta su|prove vertono|saranno verificate|materie d’esame',
};

/** What it says where it tells the work: the wants of the sentence before end there. */
const TASKS: Readonly<Record<Language, string>> = {
  DUT: 'je gaat|ga je|je zal|zal je|je staat in voor|sta je in voor|je zorgt|zorg je|je taken|jouw taken|je werk',
  FRE: 'vous allez|tu vas|vous serez|tu seras|vous devrez|vous apprendrez|vos missions|vos tâches|on fait|il s’agit|au programme|au menu|tu t’occupes|vous vous occupez|tu assures|vous assurez|tu apprendras',
  ENG: "you will|you'll|you would|you'd|your day|your tasks|your job|the job involves|duties|tasks|you learn",
  ITA: 'ti occuperai|si occupa|si occuperà|si tratta|cosa fa|cosa farai|farai|dovrai|imparerai|il lavoro|le attività',
};

/** How it asks to apply: nothing there is a task. */
const CONTACT: Readonly<Record<Language, string>> = {
  DUT: 'je cv|uw cv|een cv|cv naar|mail naar|mail je|bel naar|bel ons|bel gerust|stuur een|stuur je|stuur ons|vul het formulier|vul ons|solliciteer|solliciteren|sollicitatiegesprek|sollicitatiegesprekken|kom langs|vraag naar|volg ons|ontdek ons',
  FRE: 'votre cv|ton cv|cv à|cv et lettre|postulez|postule|candidature|candidatures|entretiens auront|entretien aura|envoyez|envoie|contactez|appelez|message privé|lettre de motivation|coup de fil|écrivez nous|écrivez-nous|écrivez moi|écrivez-moi|écrivez à|écris nous|écris-nous|suivez nous|suis nous|retrouvez nous',
  ENG: 'your cv|a cv|send your|send us|apply by|apply now|apply via|apply at|to apply|apply with|interviews will|interviews are|interviews take|call us|call in|fill in the form|application form|drop us|email us|posts may arise|text us|follow us',
  ITA: 'il tuo cv|il cv|curriculum|candidature|candidatura|inviare|invia il|invia|scrivere a|scrivere all|colloqui a|i colloqui|telefonare|chiamaci|scrivici|leggi qui|seguici',
};

const PROSE_PHRASES = { asking: ASKING, tasks: TASKS, contact: CONTACT } as const;
type ProseCue = keyof typeof PROSE_PHRASES;
const tables = new Map<Language, PhraseTable<ProseCue>>();

function tableOf(language: Language): PhraseTable<ProseCue> {
  let table = tables.get(language);
  if (table === undefined) {
    table = new PhraseTable<ProseCue>();
    for (const cue of ['asking', 'tasks', 'contact'] as const) {
      for (const phrase of PROSE_PHRASES[cue][language].split('|')) table.add(phrase, cue);
    }
    tables.set(language, table);
  }
  return table;
}

/** What a sentence under no heading is about; null when nothing tells. */
export type ProseSection = 'profile' | 'offer' | 'contact' | null;

/** A volunteer or a student is also somebody who does something. */
const CONTRACTS: ReadonlySet<string> = new Set(['PERMANENT', 'PERMANENT_POSSIBLE', 'TEMPORARY']);

interface Line {
  readonly from: number;
  readonly to: number;
  readonly body: number;
  readonly section: SectionKind | null;
  readonly isHeading: boolean;
  /** It stands behind a line break. */
  readonly isNewLine: boolean;
  /** It stands behind a blank line. */
  readonly isNewBlock: boolean;
  readonly isItem: boolean;
}

/**
 * What sentences under no heading are about: whom the ad wants ("je bent", "il faut"), or what it offers (contract, pay,
 * hours). A sentence that does not tell goes on with the wants of its paragraph; null where nothing tells.
 */
export function proseSections(
  language: Language,
  tokens: readonly Token[],
  cues: Cues,
  needs: readonly NeedCue[],
  sentences: readonly Line[],
): readonly ProseSection[] {
  const hits = tableOf(language).find(tokens);
  const of = (cue: ProseCue): readonly Placed[] => withoutOverlaps(hits.filter(({ value }) => value === cue));
  const [wants, works, contacts] = [of('asking'), of('tasks'), of('contact')];
  const begins = new Set(sentences.map(({ from }) => from));
  // "leuk als het werkt" tells a need only where it begins the thought
  const asked = needs.filter(
    (cue) =>
      cue.kind !== 'taught' &&
      (!cue.isAhead || begins.has(cue.from) || tokens[cue.from]?.followsBreak === true) &&
      !isAside(tokens, cue),
  );
  const words = taskWords(language);
  let isWanting = false;
  let isOver = false;
  return sentences.map((sentence) => {
    const { from, to, section, isHeading, isNewLine, isItem } = sentence;
    const has = (hits: readonly Placed[]): boolean => hasHitBetween(hits, from, to);
    const isPaid =
      has(cues.wageWord) ||
      has(cues.hours) ||
      hitsBetween(cues.contract, from, to).some(
        ({ value }) => value !== null && !value.isWeak && CONTRACTS.has(value.value),
      );
    if (isNewLine || isHeading || section !== null) isWanting = false;
    if (isHeading || (section !== null && section !== 'tasks' && section !== 'profile')) isOver = false;
    if (isHeading) return null;
    if (section !== null) {
      // a paragraph about pay ends what the last heading announced
      if (sentence.isNewBlock && !isItem && sentence.body === from && has(cues.wageWord) && !has(wants)) isOver = true;
      // "Pour postuler: vous possédez …": below the heading of applying stands also whom it wants
      if (section === 'contact' && !isItem && !has(contacts) && (has(wants) || has(cues.required))) return 'profile';
      return isOver ? 'offer' : null;
    }
    const isSeeking = has(cues.seeking);
    const isContact = has(contacts) && !isSeeking;
    if (isContact || (isPaid && !has(wants) && !isTask(words, tokens, from, to))) {
      isWanting = false;
      return isContact ? 'contact' : isSeeking ? null : 'offer';
    }
    const isWanted = has(wants) || has(asked);
    if (has(works) || (!isWanted && isTask(words, tokens, from, to))) isWanting = false;
    else if (isWanted) isWanting = true;
    return isWanting ? 'profile' : null;
  });
}

/** "Je scant tickets", "you lead tours": a verb of work stands behind the word that speaks to the reader. */
function isTask(words: TaskWords, tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from < 3) return false;
  const [first, second] = [tokens[from]?.key ?? '', tokens[from + 1]?.key ?? ''];
  return words.isPronoun(first) && words.isVerb(second);
}

const RELATIVES = new Set(['qui', 'quoi', 'which', 'wat', 'waarvoor', 'waarbij', 'cui', 'che']);
/** Words from "for which" to what is said of it. */
const ASIDE_REACH = 5;

/** "…, for which a licence is required": a task asks for something on the side. */
function isAside(tokens: readonly Token[], { from, to }: Placed): boolean {
  for (let at = to - 1; at > Math.max(0, from - ASIDE_REACH); at--) {
    if (RELATIVES.has(tokens[at]?.key ?? ''))
      return tokens[at]?.followsBreak === true || tokens[at - 1]?.followsBreak === true;
    if (at <= from && tokens[at]?.followsBreak === true) return false;
  }
  return false;
}

interface Placed {
  readonly from: number;
  readonly to: number;
}

/** Phrases come by position; one inside another is not needed. */
function withoutOverlaps(hits: readonly Placed[]): readonly Placed[] {
  const kept: Placed[] = [];
  for (const hit of hits) if (hit.from >= (kept.at(-1)?.to ?? 0)) kept.push(hit);
  return kept;
}
