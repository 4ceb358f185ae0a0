import type { Language } from '@counterpart/domain';
import type { Cues } from './cue-table.ts';
import { hasHitBetween, hitsBetween } from './piece-window.ts';
import { PhraseTable } from './phrase-table.ts';
import type { SectionKind } from './language-cues.ts';
import { type TaskWords, taskWords } from './task-words.ts';
import type { Piece } from './text-pieces.ts';

/** What an ad without headings says where it tells whom it wants. */
const ASKING: Readonly<Record<Language, string>> = {
  DUT: 'je bent|jij bent|ben je|ben jij|bent u|u bent|je hebt|jij hebt|heb je|heb jij|u hebt|u heeft|je beschikt|beschik je|je beheerst|beheers je|je kent|je spreekt|spreek je|je verstaat|je blijft|je bezit|wij vragen|we vragen|vragen we|vragen wij|wij verwachten|we verwachten|verwachten we|verwachten wij|iemand die|iemand met|op zak|diploma|werkervaring|ervaring|rijbewijs|wij kijken naar|we kijken naar|kijken we naar|wensen|bereid|vinden we nodig|vinden we belangrijk',
  FRE: "vous êtes|tu es|vous avez|tu as|vous parlez|tu parles|vous maîtrisez|tu maîtrises|vous maniez|tu manies|vous possédez|vous aimez|tu aimes|vous connaissez|vous disposez|vous détenez|vous justifiez|vous faites preuve|il faut|il nous faut|il vous faut|il te faut|on demande|nous demandons|nous attendons|on attend|attendu|attendue|attendus|attendues|sensibles à|on aime|nous aimons|une personne|quelqu'un|expérience|expériences|diplôme|permis b|permis c|titulaire",
  ENG: "you are|you're|you have|you've|you speak|you know|you bring|you need|you will need|you'll need|you must|you hold|you enjoy|you possess|we expect|we ask|we look for|we are looking for someone|we want|someone who|someone with|experience|applicants must|candidates must|applicants should|candidates should|degree|competence in|driving licence|qualified",
  ITA: 'hai|siete|avete|parli|parlate|conosci|possiedi|possiede|si richiede|si richiedono|richiediamo|richiede|chiediamo|occorre|occorrono|ti serve|ci serve|servono|serve un|serve una|serve qualcuno|serve esperienza|necessario|necessaria|necessari|necessarie|una persona|qualcuno|ti vogliamo|ci interessa|completano|completa il|ci rivolgiamo|esperienza|diploma|laurea|patente|conoscenza|ammessi|sei una|sei un|sei disponibile',
};

/** What it says where it tells the work: the wants of the sentence before end there. */
const TASKS: Readonly<Record<Language, string>> = {
  DUT: 'je gaat|ga je|je zal|zal je|je staat in voor|sta je in voor|je zorgt|zorg je|je taken|jouw taken|je werk',
  FRE: 'vous allez|tu vas|vous serez|tu seras|vous devrez|vous apprendrez|vos missions|vos tâches|on fait|il s’agit|au programme',
  ENG: "you will|you'll|you would|you'd|your day|your tasks|your job|the job involves|duties|tasks",
  ITA: 'ti occuperai|si occupa|si occuperà|si tratta|cosa fa|cosa farai|farai|dovrai|imparerai|il lavoro|le attività',
};

interface Tables {
  readonly asking: PhraseTable<true>;
  readonly tasks: PhraseTable<true>;
}
const tables = new Map<Language, Tables>();

function tableOf(phrases: string): PhraseTable<true> {
  const table = new PhraseTable<true>();
  for (const phrase of phrases.split('|')) table.add(phrase, true);
  return table;
}

function tablesOf(language: Language): Tables {
  let known = tables.get(language);
  if (known === undefined) {
    tables.set(language, (known = { asking: tableOf(ASKING[language]), tasks: tableOf(TASKS[language]) }));
  }
  return known;
}

interface Line {
  readonly from: number;
  readonly to: number;
  readonly section: SectionKind | null;
  readonly isHeading: boolean;
  /** It stands behind a line break. */
  readonly isNewLine: boolean;
}

/**
 * What sentences under no heading are about: whom the ad wants ("je bent", "il faut"), or what it offers (contract, pay,
 * hours). A sentence that does not tell goes on with the wants of its paragraph; null where nothing tells.
 */
export function proseSections(
  language: Language,
  pieces: readonly Piece[],
  cues: Cues,
  sentences: readonly Line[],
): readonly ('profile' | 'offer' | null)[] {
  if (sentences.every(({ section, isHeading }) => section !== null || isHeading)) return [];
  const { asking, tasks } = tablesOf(language);
  const wants = withoutOverlaps(asking.find(pieces));
  const works = withoutOverlaps(tasks.find(pieces));
  const words = taskWords(language);
  let isWanting = false;
  return sentences.map(({ from, to, section, isHeading, isNewLine }) => {
    if (isNewLine || isHeading || section !== null) isWanting = false;
    if (isHeading || section !== null) return null;
    const has = (hits: readonly { readonly from: number; readonly to: number }[]): boolean =>
      hasHitBetween(hits, from, to);
    const isPaid =
      has(cues.wageWord) ||
      has(cues.hours) ||
      hitsBetween(cues.contract, from, to).some(({ value }) => value !== null && !value.isWeak);
    const isWanted = has(wants) || has(cues.required) || has(cues.nice);
    if (isPaid) {
      isWanting = false;
      return has(wants) ? 'profile' : has(cues.seeking) ? null : 'offer';
    }
    if (has(works) || (!isWanted && isTask(words, pieces, from, to))) isWanting = false;
    else if (isWanted) isWanting = true;
    return isWanting ? 'profile' : null;
  });
}

/** "Je scant tickets", "you lead tours": a verb of work stands behind the word that speaks to the reader. */
function isTask(words: TaskWords, pieces: readonly Piece[], from: number, to: number): boolean {
  if (to - from < 3) return false;
  const [first, second] = [pieces[from]?.key ?? '', pieces[from + 1]?.key ?? ''];
  return words.isPronoun(first) && words.isVerb(second);
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
