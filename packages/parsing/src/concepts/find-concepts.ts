import type { Concept } from '@counterpart/ontology';
import type { MatchOptions, MatchQuality } from '../labels/label-hit.ts';
import { isConceptMeant, type TextRole } from './ambiguous-labels.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { LabelMatcher } from '../labels/label-matcher.ts';
import { knowledgeEnds } from '../structure/knowledge-ends.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import {
  isCommonSkill,
  isCutOff,
  isMisspelt,
  isOtherAccent,
  isOfParticle,
  isOtherForm,
  isOtherName,
  isOtherQuality,
  isSecondHalf,
  isTurnedRound,
} from './other-forms.ts';
import { isHowDone, isKindOfExperience, isPartOfCompound, isQualityOf, isQualityOfThing } from './quality-of-thing.ts';
import { choose } from './choose-entry.ts';
import { isInFirmName, isOtherSense } from './other-sense.ts';
import type { RootIndex } from '../labels/root-index.ts';
import { isPunctuated } from '../structure/text-marks.ts';
import { spansClauses } from './spans-clauses.ts';
import { keepsClass, keepsOrder } from './word-order.ts';

/** A concept read in a text; tokens `from` to `to`, characters `start` to `end` (both exclusive ends). */
export interface ConceptMention {
  readonly concept: Concept;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly quality: MatchQuality;
  /** 0..1. */
  readonly confidence: number;
  /** It counts only where other words of the text ask for its trade. */
  readonly needsSupport?: true;
  /** A common word for a hard skill: it counts only where it fits what else the text names. */
  readonly isCommon?: true;
  /** Only the name of a job says it ("chauffeur | C"): what the text says of it elsewhere goes before. */
  readonly isOfJob?: true;
}

/** How sure a form of agreement is; an ambiguous label takes `AMBIGUOUS` of it. */
export const CONFIDENCE: Readonly<Record<MatchQuality, number>> = {
  exact: 0.97,
  inflected: 0.9,
  joined: 0.88,
  compound: 0.75,
  roots: 0.7,
  phrase: 0.65,
  spelling: 0.6,
};

const AMBIGUOUS = 0.7;
/** An ambiguous label beside its like, or written as the label is. */
const IN_CONTEXT = 0.9;

const OPTIONS: Readonly<Record<TextRole, MatchOptions>> = {
  title: { spellingFrom: 6, allowsOtherLetter: true },
  query: { spellingFrom: 6, allowsOtherLetter: true },
  body: { spellingFrom: 8, allowsOtherLetter: false },
};

/** Where a text tells of the employer: what stands there is asked of nobody. */
export interface Exclusions {
  /** Stretches of tokens in which the employer describes itself; no skill is read there. */
  readonly descriptions: readonly { readonly from: number; readonly to: number }[];
  /** Whether a soft skill at these tokens is a quality of the employer. */
  readonly isEmployerQuality: (hit: { readonly from: number; readonly to: number }) => boolean;
}

/** Titles and queries tell nothing of the employer. */
export const NO_EXCLUSIONS: Exclusions = { descriptions: [], isEmployerQuality: () => false };

const NO_TRADE: ReadonlySet<string> = new Set();
const NO_PLACES: ReadonlySet<number> = new Set();

/**
 * The concepts that the labels in a text name; ambiguous labels need their like beside them, or to be skills of the
 * `trade` that the title names.
 */
export function findConcepts(
  read: ReadText,
  index: LabelMatcher,
  role: TextRole,
  exclusions: Exclusions = NO_EXCLUSIONS,
  trade = NO_TRADE,
): readonly ConceptMention[] {
  const hits = index.find(read.tokens, OPTIONS[role], read.original);
  const sure = hits.filter((hit) => hit.entries.some((entry) => !entry.needsContext));
  const known = role === 'body' ? knowledgeEnds(read) : NO_PLACES;
  // a long text says the same again and again: each concept is asked once, so that the work grows with the text
  const named = [...new Set(sure.flatMap(({ entries }) => entries.map(({ concept }) => concept)))];
  const skillsNear = new Set([...skillsOf(named), ...trade]);
  const alike = new Map<Concept, boolean>();
  const isAlike = (concept: Concept): boolean => {
    let is = alike.get(concept);
    if (is === undefined) {
      is = named.some((other) => index.neighbourhoods.areAlike(other, concept));
      alike.set(concept, is);
    }
    return is;
  };
  const found: ConceptMention[] = [];
  for (const hit of hits) {
    const isDescription = hasHitBetween(exclusions.descriptions, hit.from, hit.to);
    const entries = hit.entries.filter(
      (entry) =>
        (!isDescription || !isSkill(entry.concept)) &&
        !(mayBeOther(role, entry.concept) && isOtherSense(read, hit, entry.concept)) &&
        !isOtherName(read, hit, entry) &&
        !(role === 'body' && isInFirmName(read, hit, entry, hits)) &&
        !isTurnedRound(read, hit, entry) &&
        !(role === 'body' && isOfParticle(read, hit, entry)) &&
        !(role === 'body' && isSecondHalf(read, hit, entry, hits)) &&
        !isOtherQuality(read, hit, entry) &&
        !isOtherAccent(read, hit, entry) &&
        // a title has no other words that could support it
        !(role === 'title' && isOtherForm(read, hit, entry)) &&
        !(
          entry.concept.type === 'SOFT_SKILL' &&
          role === 'body' &&
          (exclusions.isEmployerQuality(hit) ||
            isQualityOf(read, hit) ||
            isHowDone(read, hit) ||
            isPartOfCompound(read, hit) ||
            isQualityOfThing(read, hit, sure) ||
            isKindOfExperience(read, hit))
        ) &&
        (!entry.needsContext ||
          isConceptMeant(read, index.neighbourhoods, hit, entry, sure, role, trade, known, isAlike)),
    );
    const entry = choose(entries, role, skillsNear, isAlike);
    if (entry === null) continue;
    const first = read.tokens[hit.from];
    const last = read.tokens[hit.to - 1];
    if (first === undefined || last === undefined) continue;
    const sameType = entries.filter(({ concept }) => concept.type === entry.concept.type);
    const doubt =
      (new Set(sameType.map(({ concept }) => concept.id)).size > 1 ? AMBIGUOUS : 1) *
      (entry.needsContext ? IN_CONTEXT : 1);
    found.push({
      concept: entry.concept,
      from: hit.from,
      to: hit.to,
      start: first.start,
      end: last.end,
      quality: hit.quality,
      confidence: Math.round(CONFIDENCE[hit.quality] * doubt * 100) / 100,
      ...(role === 'body' && (isOtherForm(read, hit, entry) || isMisspelt(hit, entry)) ? { needsSupport: true } : {}),
      ...(role === 'body' && isCommonSkill(entry) ? { isCommon: true } : {}),
    });
  }
  return found;
}

/**
 * Skills that the words of a sentence name in other forms or another order, where no label of as many words stands.
 * Roots agree by chance: a hard skill must be `isSupported` by what else the text names (of the others a third were
 * wrong in real ads), and the words keep an order that says the same. Qualities belong to no trade.
 */
export function findSkillsByRoots(
  read: ReadText,
  index: RootIndex,
  found: readonly ConceptMention[],
  isSupported: (concept: Concept) => boolean,
  { descriptions, isEmployerQuality }: Exclusions,
): readonly ConceptMention[] {
  // where nothing shows the ends of sentences, words of two of them agree by chance
  if (!isPunctuated(read)) return found;
  const kept = new Set(found);
  const added: ConceptMention[] = [];
  const skillsNear = skillsOf(found.map(({ concept }) => concept));
  const isBorder = (at: number): boolean => read.tokens[at]?.followsBreak === true;
  for (const { from, to, body, section, isHeading } of read.sentences) {
    if (isHeading || hasHitBetween(descriptions, from, to)) continue;
    for (const hit of index.find(read.tokens, body, to, isBorder)) {
      const within = hitsBetween(found, hit.from, hit.to).filter((other) => other.from < hit.to && other.to > hit.from);
      // a label as it is written says more, unless it is only a part of what agrees here
      const isPart = within.every(({ from: a, to: b }) => b - a < hit.to - hit.from && a >= hit.from && b <= hit.to);
      // "clinique à Lyon recherche" seeks; it does no clinical research
      if (hasHitBetween(read.cues.seeking, hit.from, hit.to) || isOtherSense(read, { ...hit, quality: 'roots' }))
        continue;
      if (!isPart || within.some(({ concept }) => concept.type === 'LANGUAGE' || concept.type === 'OCCUPATION'))
        continue;
      const entry = choose(
        hit.entries.filter(
          (entry) =>
            !spansClauses(read, hit, entry.label, entry.concept.type === 'SKILL' && within.length === 0) &&
            keepsOrder(read, hit, entry.label, index.words) &&
            keepsClass(read, hit, entry) &&
            (entry.concept.type === 'SOFT_SKILL' || isSupported(entry.concept)),
        ),
        'body',
        skillsNear,
      );
      const first = read.tokens[hit.from];
      const last = read.tokens[hit.to - 1];
      if (entry === null || first === undefined || last === undefined) continue;
      // "neem je initiatief voor activiteiten" is a task: how one works is told where somebody is described
      if (
        entry.concept.type === 'SOFT_SKILL' &&
        (section !== 'profile' || isCutOff(read, hit) || isEmployerQuality(hit))
      )
        continue;
      for (const other of within) kept.delete(other);
      added.push({
        concept: entry.concept,
        from: hit.from,
        to: hit.to,
        start: first.start,
        end: last.end,
        quality: 'roots',
        confidence: CONFIDENCE.roots,
      });
    }
  }
  return added.length === 0 ? found : [...kept, ...added].sort((a, b) => a.from - b.from);
}

/** The skills that occupations among concepts list. */
export function skillsOf(concepts: readonly Concept[]): ReadonlySet<string> {
  return new Set(
    concepts.flatMap(({ essentialSkills, optionalSkills }) => [...(essentialSkills ?? []), ...(optionalSkills ?? [])]),
  );
}

/** Who searches means what the words say; a job in a text is looked at by those who find jobs. */
function mayBeOther(role: TextRole, { type }: Concept): boolean {
  return role !== 'query' && (role === 'title' || type === 'SKILL' || type === 'SOFT_SKILL');
}

/** Skills that a job asks for; shifts and the place of work are facts wherever they stand. */
function isSkill({ type, kind }: Concept): boolean {
  return type === 'SOFT_SKILL' || (type === 'SKILL' && kind !== 'shift' && kind !== 'place');
}
