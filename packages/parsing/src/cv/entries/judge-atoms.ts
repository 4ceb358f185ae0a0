import type { Gazetteer } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import type { ConceptHit } from '../../concepts/find-concepts.ts';
import { hitsBetween } from '../../tokens/piece-window.ts';
import type { Piece } from '../../tokens/text-pieces.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import type { Atom } from './entry-atoms.ts';

/** What an entry tells of: work or schooling. */
export type EntryKind = 'experience' | 'education';

/** What the judgement of a header's parts rests on. */
export interface JudgeContext {
  readonly plain: string;
  readonly pieces: readonly Piece[];
  /** Occupations, degrees and fields of study read in the CV, in order. */
  readonly occupations: readonly ConceptHit[];
  readonly studies: readonly ConceptHit[];
  readonly gazetteer: Gazetteer;
  /** Signs of the parts judged so far. */
  readonly signs: Map<string, AtomSigns>;
  /** Whether words name an occupation when they stand alone; asked only when nothing else tells. */
  namesOccupation(words: string): boolean;
}

/** What speaks for a part's being a title, an employer or a town. */
interface AtomSigns {
  readonly title: number;
  readonly place: number;
  readonly isTown: boolean;
}

/** A part with what speaks for its being the title (positive) or the employer or school (negative). */
export interface JudgedAtom extends Atom {
  readonly lean: number;
  readonly isTown: boolean;
}

/** Which part is what; either may be missing. */
export interface Judgement {
  readonly title: JudgedAtom | null;
  readonly place: JudgedAtom | null;
  /** How clearly the two differ. */
  readonly margin: number;
}

/** How much each sign speaks for a title or for an employer. */
const SIGN = {
  label: 4,
  innerLabel: 1,
  word: 3,
  ending: 1.5,
  lowerCase: 1,
  after: 5,
  weakAfter: 3,
  legal: 3,
  beforeTown: 1.5,
  ampersand: 1,
  capitals: 0.5,
  loneDegree: 2,
} as const;
const SHORTEST_ENDING_WORD = 5;
const LONGEST_TOWN = 5;
const LONGEST_TITLE = 6;
/** Inhabitants from which a name alone on its line is rather the town than a firm called so. */
const CITY = 30_000;
/** A name after one of these belongs to the title ("responsable de Bruxelles"). */
const LINKING = new Set('de du des d di del della van of for in en a à l the het et e und y'.split(' '));
const NO_SIGNS: AtomSigns = { title: 0, place: 0, isTown: false };
/** A part with a lean below this names no title, above its opposite no employer. */
const CLEAR = 2.5;
/** An employer in the middle of a list is less likely than one that begins a line. */
const MIDDLE = 1;
/** Of two parts alike, the one next to the title is the employer. */
const NEARNESS = 0.2;

/** Weighs every part of a header. */
export function weighAtoms(context: JudgeContext, kind: EntryKind, parts: readonly Atom[]): readonly JudgedAtom[] {
  const atoms = kind === 'experience' ? parts.flatMap((atom) => splitAtEmployer(context, atom)) : parts;
  const signs = atoms.map((atom) => signsOf(context, kind, atom));
  const judged = atoms.map((atom, at): JudgedAtom => {
    const { title, place, isTown: town } = signs[at] ?? NO_SIGNS;
    const isBeforeTown = signs[at + 1]?.isTown === true && atoms[at + 1]?.segment === atom.segment;
    return { ...atom, isTown: town, lean: title - place - (isBeforeTown ? SIGN.beforeTown : 0) };
  });
  const known = kind === 'experience' && !judged.some(({ lean }) => lean >= CLEAR) ? judged.map(asked) : judged;
  // "2020 – 2022 | Roma" above an employer: beside a clear employer a town is no title, and a city is no firm
  const hasEmployer = known.some(({ lean }) => lean <= -CLEAR);
  return known.map((atom) =>
    atom.lean === 0 && atom.isFirst && known.length > 1
      ? { ...atom, isTown: isTown(context, { ...atom, isFirst: false }, hasEmployer ? 0 : CITY) }
      : atom,
  );

  /** Only where no word tells: the labels of the ontology, asked for the part alone. */
  function asked(atom: JudgedAtom): JudgedAtom {
    if (atom.isTown || atom.isInBrackets || atom.lean <= -CLEAR || atom.to - atom.from > LONGEST_TITLE) return atom;
    const isTitle = context.namesOccupation(context.plain.slice(atom.start, atom.end));
    return isTitle ? { ...atom, lean: atom.lean + SIGN.label } : atom;
  }
}

/** What the words of a part say by themselves; remembered, because a header is judged once for each of its lines. */
function signsOf(context: JudgeContext, kind: EntryKind, atom: Atom): AtomSigns {
  const key = `${kind} ${atom.from} ${atom.to} ${atom.isFirst}`;
  const remembered = context.signs.get(key);
  if (remembered !== undefined) return remembered;
  const title = kind === 'experience' ? titleSigns(context, atom) : degreeSigns(context, atom);
  const signs = { title, place: placeSigns(context, kind, atom), isTown: title < SIGN.word && isTown(context, atom) };
  context.signs.set(key, signs);
  return signs;
}

/** A capital and small letters: a name, not an abbreviation such as CNC. */
function isNameWord(plain: string, piece: Piece | undefined): boolean {
  return piece !== undefined && /^\p{Lu}.*\p{Ll}/u.test(plain.slice(piece.start, piece.end));
}

/** "Verpleegkundige UZ Leuven", "facility coördinator Tuinen Hoogstade": a title and a firm without anything between them. */
function splitAtEmployer({ plain, pieces, occupations }: JudgeContext, atom: Atom): readonly Atom[] {
  if (atom.after !== null) return [atom];
  const hit = hitsBetween(occupations, atom.from, atom.to)[0];
  const isFirmFirst = CV_WORDS.companyWords.endOf(pieces, atom.from, atom.to) > atom.from;
  const isSmall = !isFirmFirst && /\p{Ll}/u.test(plain.charAt(atom.start));
  let at = hit !== undefined && hit.from === atom.from ? hit.to : atom.from + 1;
  // a title in small letters ends where a name begins; one with a capital where a firm's word follows
  if (isSmall) while (at < atom.to && !isNameWord(plain, pieces[at])) at++;
  const next = pieces[at];
  const before = pieces[at - 1];
  if (next === undefined || before === undefined || at >= atom.to || !/\p{Lu}/u.test(plain.charAt(next.start)))
    return [atom];
  if (plain.slice(before.end, next.start).trim() !== '' || LINKING.has(before.key)) return [atom];
  const isFirm =
    CV_WORDS.companyWords.countWithin(pieces, at, atom.to) + CV_WORDS.instituteWords.countWithin(pieces, at, atom.to) >
    0;
  if (!isSmall && (hit?.from !== atom.from || !isFirm)) return [atom];
  if (CV_WORDS.titleWords.countWithin(pieces, at, atom.to) > 0) return [atom];
  return [
    { ...atom, to: at, end: before.end },
    { ...atom, from: at, start: next.start, isFirst: false },
  ];
}

/** Chooses title and employer (or school); `order` above 0: titles come first. */
export function chooseAtoms(atoms: readonly JudgedAtom[], order: number): Judgement {
  const labelled = (labels: readonly (string | null)[]): JudgedAtom | undefined =>
    atoms.find(({ label, isTown: town }) => label !== null && labels.includes(label) && !town);
  const usable = atoms.filter((atom) => !atom.isTown && !atom.isInBrackets && atom.label === null);
  const leanOf = (atom: JudgedAtom): number =>
    atom.lean - order * usable.indexOf(atom) - (atom.isFirst ? 0 : MIDDLE / 2);
  let title: JudgedAtom | null = labelled(['title', 'degree']) ?? null;
  let place: JudgedAtom | null = labelled(['company', 'institute']) ?? null;
  let margin = title !== null && place !== null ? Infinity : 0;
  if (title === null) {
    const [first] = usable.filter((atom) => atom.after !== 'at').sort((a, b) => leanOf(b) - leanOf(a));
    title = first ?? null;
  }
  if (place === null) {
    const rest = usable.filter((atom) => atom !== title);
    const titleAt = title === null ? 0 : usable.indexOf(title);
    const cost = (atom: JudgedAtom): number => {
      const distance = usable.indexOf(atom) - titleAt;
      const isAsUsual = Math.sign(distance) === Math.sign(order);
      const middle = atom.isFirst || follows(atoms, atom, title) ? 0 : MIDDLE;
      return atom.lean + middle + Math.abs(distance) * NEARNESS - (isAsUsual ? Math.abs(order) : 0);
    };
    const [first] = rest.sort((a, b) => cost(a) - cost(b) || a.start - b.start);
    place = first === undefined || (first.lean > CLEAR && title?.label == null) ? null : first;
    if (title !== null && place !== null) margin = title.lean - place.lean;
  }
  if (place === null && title !== null && title.label === null && title.lean < -1)
    return { title: null, place: title, margin };
  return { title, place, margin };
}

function follows(atoms: readonly JudgedAtom[], atom: JudgedAtom, title: JudgedAtom | null): boolean {
  const at = atoms.indexOf(atom);
  return at > 0 && atoms[at - 1] === title;
}

function titleSigns({ plain, pieces, occupations }: JudgeContext, atom: Atom): number {
  const { from, to } = atom;
  let signs = 0;
  const hits = hitsBetween(occupations, from, to).filter(({ quality }) => quality !== 'spelling');
  // "Studio Legale Greco": an occupation in the middle of a name is a part of that name
  if (hits.some((hit) => hit.from <= from || hit.to >= to)) signs += SIGN.label;
  else if (hits.length > 0) signs += SIGN.innerLabel;
  if (CV_WORDS.titleWords.countWithin(pieces, from, to) > 0) signs += SIGN.word;
  else if (hasEnding(pieces, from, to, CV_WORDS.titleEndings)) signs += SIGN.ending;
  if (/\p{Ll}/u.test(plain.charAt(atom.start))) signs += SIGN.lowerCase;
  return signs;
}

function degreeSigns({ pieces, studies }: JudgeContext, { from, to }: Atom): number {
  let signs = 0;
  if (CV_WORDS.degreeWords.countWithin(pieces, from, to) > 0) signs += SIGN.word;
  if (hitsBetween(studies, from, to).length > 0) signs += SIGN.word;
  // "…, 2018 – 2022, diploma": a word alone is rather a note than the study
  return to - from === 1 ? Math.min(signs, SIGN.loneDegree) : signs;
}

function placeSigns({ plain, pieces }: JudgeContext, kind: EntryKind, atom: Atom): number {
  const { from, to } = atom;
  let signs = 0;
  if (atom.after === 'at') signs += SIGN.after;
  if (atom.after === 'weakAt') signs += SIGN.weakAfter;
  const isSchool =
    CV_WORDS.instituteWords.countWithin(pieces, from, to) > 0 || hasEnding(pieces, from, to, CV_WORDS.instituteEndings);
  const isFirm = CV_WORDS.companyWords.countWithin(pieces, from, to) > 0;
  if (kind === 'education') signs += isSchool ? SIGN.label : isFirm ? 1 : 0;
  else if (isFirm || isSchool) signs += SIGN.legal;
  else if (hasEnding(pieces, from, to, CV_WORDS.companyEndings)) signs += SIGN.ending;
  const words = plain.slice(atom.start, atom.end);
  // "Bakker Groente & Fruit" is a firm whatever its first word means
  if (words.includes('&')) signs += kind === 'experience' ? SIGN.ampersand * 2 : SIGN.ampersand;
  if (to - from > 1 && words.split(/\s+/).every((word) => /^[\p{Lu}\p{N}&('’"]/u.test(word) || word.length <= 3))
    signs += SIGN.capitals;
  return signs;
}

function hasEnding(pieces: readonly Piece[], from: number, to: number, endings: readonly string[]): boolean {
  for (let at = from; at < to; at++) {
    const key = pieces[at]?.key ?? '';
    if (
      key.length >= SHORTEST_ENDING_WORD &&
      endings.some((ending) => key.length > ending.length && key.endsWith(ending))
    )
      return true;
  }
  return false;
}

/** A town stands behind something else or in brackets: alone on a line it may be a firm. */
function isTown({ plain, gazetteer }: JudgeContext, atom: Atom, leastPopulation = 0): boolean {
  if ((atom.isFirst && !atom.isInBrackets) || atom.to - atom.from > LONGEST_TOWN || atom.after === 'at') return false;
  const words = plain.slice(atom.start, atom.end);
  if (!/^\p{Lu}/u.test(words)) return false;
  return gazetteer.placesNamed(foldLabel(words)).some(({ population }) => population >= leastPopulation);
}
