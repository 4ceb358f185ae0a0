import type { ConceptMention } from '../concepts/find-concepts.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import { type BenefitCue, benefitCues, isAgreement, isBenefit, isDrivenForFirm, isExpense } from './benefits.ts';
import { isDoneByOthers, isDoneByThem, type OtherDoers, otherDoers } from './done-by-others.ts';
import { isDepartment } from './departments.ts';
import { employerDescription, type Stretches } from './employer/employer-description.ts';
import { employerPhrases } from './employer/employer-phrases.ts';
import { employerSentences } from './employer/employer-sentences.ts';
import { employerStatements } from './employer/employer-statements.ts';
import { contactCues } from '../structure/prose-sections.ts';
import { cuesWithin, isDenied, isDeniedAtOnce, isNegated } from './polarity.ts';
import { type CvAsides, cvAsides, NO_ASIDES } from './cv-parts.ts';
import { isOfJob } from './employer/job-in-company-sentence.ts';
import { isSectorOfOthers } from './employer/sectors-of-others.ts';
import { isFreeTime, isOfEmployerName, isOfWorkplace, isSurname } from './named-in-passing.ts';
import { isAnsweredInForm } from './form-answers.ts';
import { isLeftOut } from './left-out-days.ts';
import { isDeadline, isOfOccasion, isReportingLine } from './occasions.ts';
import { isObject, isSomebodyElse } from './other-people.ts';
import { isOfSeeker, isSoughtJob } from './sought-job.ts';
import { isFieldOfStudy, isIssued, isStudied, isTaught } from './study.ts';
import { REACH } from '../tokens/reach.ts';

/** What a text is for: it decides which parts of it count. */
export type TextPurpose = 'title' | 'ad' | 'cv' | 'education';

/** What a text tells of the employer, found once for all that is asked about it. */
export interface EmployerFacts {
  /** Stretches in which the employer describes itself. */
  readonly description: Stretches;
  /** Sentences in which it speaks of itself: no quality there is asked of the reader. */
  readonly sentences: Stretches;
  /** Sentences that tell what it does, makes or has: no skill there is asked of the reader. */
  readonly statements: Stretches;
  /** Words that say what others do. */
  readonly doers: OtherDoers;
  /** Benefits, and the words that announce them. */
  readonly benefits: readonly BenefitCue[];
  /** In an ad of one line: where it says how to apply. */
  readonly contacts: Stretches;
  /** In the text of a person: what is no work of theirs. */
  readonly asides: CvAsides;
}

/** Titles tell nothing of the employer. */
export const NO_EMPLOYER_FACTS: EmployerFacts = {
  description: [],
  sentences: [],
  statements: [],
  doers: { phrases: [], ofPeople: [] },
  benefits: [],
  contacts: [],
  asides: NO_ASIDES,
};

/** Finds what a text tells of the employer. */
export function employerFacts(read: ReadText, purpose: TextPurpose): EmployerFacts {
  const phrases = employerPhrases(read);
  return {
    // "I am looking for a job" in a CV makes no firm of whoever tells of themselves above it
    description: purpose === 'ad' ? employerDescription(read) : [],
    sentences: employerSentences(read),
    statements: employerStatements(read, phrases),
    doers: otherDoers(read, phrases),
    benefits: benefitCues(phrases),
    contacts: read.sentences.some(({ isFactList }) => isFactList) ? contactCues(read.language, read.tokens) : [],
    asides: purpose === 'cv' ? cvAsides(read) : NO_ASIDES,
  };
}

/** Whether what a text names counts: it is asked or had, not denied, studied, given, or of somebody else. */
export function isRelevant(
  read: ReadText,
  employer: EmployerFacts,
  purpose: TextPurpose,
  hit: ConceptMention,
  hits: readonly ConceptMention[],
): boolean {
  if (purpose === 'title') return true;
  const isShift = hit.concept.kind === 'shift';
  if (isNegated(read, hit.from, hit.to, isShift) || isDenied(read, hit)) return false;
  if (isShift && isLeftOut(read, hit)) return false;
  if ((isShift || (purpose === 'cv' && hit.concept.type === 'SKILL')) && isDeniedAtOnce(read, hit.from)) return false;
  if (hit.concept.kind === 'place' && isOfOccasion(read, hit)) return false;
  const { concept } = hit;
  if (concept.type === 'SKILL' && isAnsweredInForm(read, hit)) return false;
  if (purpose !== 'ad') return isOnesOwn(read, employer.asides, hit);
  const sentence = read.sentenceOf(hit.from);
  if (sentence === undefined) return false;
  if (concept.kind === 'licence' && (isTaught(read, hit) || isIssued(read, hit))) return false;
  if (concept.type === 'SKILL' && isDrivenForFirm(read, hit)) return false;
  // "recherche un aide-soignant" seeks one; it asks for no research
  if (concept.type === 'SKILL' && hit.to - hit.from === 1 && hasHitBetween(read.cues.seeking, hit.from, hit.to))
    return false;
  if (concept.type === 'SKILL' && concept.kind === undefined) {
    if (hasHitBetween(employer.statements, hit.from, hit.to)) return false;
    if (isAgreement(read, hit.from) || isReportingLine(read, hit) || isOfSeeker(read, sentence, hit)) return false;
    if (isDeadline(read, hit) || isSectorOfOthers(read, hit)) return false;
    if (isDepartment(read, hit) || isBenefit(read, employer.benefits, hit) || isStudied(read, hit, hits)) return false;
  }
  // shifts and remote work are facts of the job wherever they stand
  const isFact = concept.kind === 'shift' || concept.kind === 'place';
  if ((concept.type === 'SKILL' || concept.type === 'SOFT_SKILL') && !isFact && isDoneByThem(read, hit)) return false;
  if (concept.type === 'SKILL' && !isFact && isDoneByOthers(read, employer.doers, hit)) return false;
  // "primes selon assiduité" are paid, and ask nothing
  if (concept.type === 'SOFT_SKILL' && (isBenefit(read, employer.benefits, hit) || isFieldOfStudy(read, hit, hits)))
    return false;
  if (concept.type === 'SOFT_SKILL' && hasHitBetween(employer.sentences, hit.from, hit.to)) return false;
  if (concept.type === 'OCCUPATION') return isSoughtJob(read, hit);
  if (sentence.isHeading || sentence.section === 'company' || sentence.section === 'contact') return false;
  if (sentence.isFactList && isOfContact(read, employer.contacts, hit)) return false;
  if (concept.kind === 'place' && isExpense(read, hit.from)) return false;
  // what else is offered is not asked
  if (sentence.section === 'offer') return isFact;
  if (sentence.isAboutCompany && !isFact && !isOfJob(read, sentence, hit))
    return cuesWithin(read.cues.seeking, sentence) && sentence.section === 'profile';
  return true;
}

/** "…, stuur je motivatie naar": in the clause that says how to apply nothing is asked. */
function isOfContact({ tokens }: ReadText, contacts: Stretches, { from }: ConceptMention): boolean {
  return contacts.some(
    (cue) => cue.from <= from && !tokens.slice(cue.from + 1, from + 1).some(({ followsBreak }) => followsBreak),
  );
}

/** Whether what the text of a person names is their work: not what somebody else does, a place of work, or a hobby. */
function isOnesOwn(read: ReadText, { hobbies, references }: CvAsides, hit: ConceptMention): boolean {
  const { type, kind } = hit.concept;
  const isHard = type === 'SKILL' && kind === undefined;
  if (type !== 'OCCUPATION' && !isHard) return true;
  // "Autorizzo il trattamento dei dati personali (GDPR)" is no knowledge of the law
  if (hasHitBetween(read.cues.consent, hit.from - REACH.cv.consent, hit.to)) return false;
  const isInPassing = isFreeTime(read, hit) || isOfEmployerName(read, hit) || hasHitBetween(hobbies, hit.from, hit.to);
  if (type === 'OCCUPATION') {
    return (
      !isInPassing &&
      !hasHitBetween(references, hit.from, hit.to) &&
      !hasHitBetween(read.cues.noTrade, hit.from, hit.to) &&
      ![isSomebodyElse, isObject, isOfWorkplace, isSurname].some((isOthers) => isOthers(read, hit))
    );
  }
  return !isInPassing;
}
