import type { RouteResponse } from '@counterpart/client';
import type { Aspects, ConceptItem } from '@counterpart/domain';
import { DEFAULT_WEIGHT } from './parsed-job.ts';
import { aspectOf, isListAspect, withAspect } from './profile-editing.ts';

type ParsingAspect = RouteResponse<'parseJob'>['parsingAspects'][number];

/** What a job says that no concept covers, each wording once and in the order of the text. */
export function phrasesOfParsedJob(parsed: readonly ParsingAspect[]): readonly string[] {
  const byWording = new Map<string, string>();
  for (const { aspectType, matchedText } of parsed) {
    const wording = matchedText.toLowerCase();
    if (aspectType === 'PHRASE' && !byWording.has(wording)) byWording.set(wording, matchedText);
  }
  return [...byWording.values()];
}

/** The phrases that are still offered: those whose words are no hard skill of the profile yet, whatever their case. */
export function offeredPhrases(phrases: readonly string[], aspects: Aspects): readonly string[] {
  const skills = aspectOf(aspects, 'hardSkills');
  const known = new Set(isListAspect(skills) ? skills.value.map(({ label }) => label.toLowerCase()) : []);
  return phrases.filter((phrase) => !known.has(phrase.toLowerCase()));
}

/** The profile with a phrase taken over: a hard skill of default weight that is looked for by its words (matching.md). */
export function addPhrase(aspects: Aspects, phrase: string, id: string): Aspects {
  const skills = aspectOf(aspects, 'hardSkills');
  if (skills.type !== 'concepts' && skills.type !== 'keywords') return aspects;
  if (offeredPhrases([phrase], aspects).length === 0) return aspects;
  const added: ConceptItem = { id, label: phrase, weight: DEFAULT_WEIGHT, required: false, custom: true };
  return withAspect(aspects, 'hardSkills', { ...skills, value: [...skills.value, added] });
}
