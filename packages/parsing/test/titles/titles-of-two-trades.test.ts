import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function functionsOf(title: string, language: 'DUT' | 'FRE' | 'ENG' | 'ITA') {
  const { parsingAspects } = parser.parseJob({ title, text: '', language });
  return parsingAspects.map((aspect) => ('conceptId' in aspect ? aspect.conceptId : null));
}

describe('ENG-10b a title whose second word makes another trade of the first', () => {
  it.each([
    ['DUT', 'Verkoopmedewerker binnendienst', 'inside-sales'],
    ['DUT', 'Stock controller', 'stock-clerk'],
    ['DUT', 'Logistiek medewerker zorg', 'hospital-logistics-assistant'],
    ['DUT', 'Chauffeur niet-dringend vervoer', 'patient-transport-driver'],
    ['FRE', 'Commis de douane', 'customs-declarant'],
    ['FRE', "Chargée d'affaires électricité", 'technical-project-manager'],
    ['FRE', 'Vendeuse conseil cuisine', 'home-sales-adviser'],
    ['ENG', 'Plumber and gas fitter', 'plumber'],
    ['ITA', 'Responsabile cantiere pulizie', 'cleaning-supervisor'],
    ['ITA', 'Contabile fornitori', 'accounting-clerk'],
  ] as const)('%s: %s', (language, title, trade) => {
    expect(functionsOf(title, language)).toEqual([trade]);
  });
});

describe('ENG-10b a title of a man and a woman in one word', () => {
  it.each([
    ["Chef(fe) d'équipe production (H/F)", 'production-team-leader'],
    ["Chef(fe) d'équipe propreté", 'cleaning-supervisor'],
  ])('%s is no cook', (title, trade) => {
    expect(functionsOf(title, 'FRE')).toEqual([trade]);
  });
});

describe('ENG-10b a word for a trade that names none', () => {
  it('is no job, whoever is known by it', () => {
    const text = 'You are known as a people developer with a focus on teams.';
    const { parsingAspects } = parser.parseJob({
      title: 'Vice President Operations Excellence',
      text,
      language: 'ENG',
    });
    const concepts = parsingAspects.map((aspect) => 'conceptId' in aspect && aspect.conceptId);
    expect(concepts).not.toContain('software-developer');
  });
});
