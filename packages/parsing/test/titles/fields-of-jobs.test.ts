import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function named(title: string, language: Language): readonly (string | null)[] {
  return parser
    .parseJob({ title, text: '', language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_FUNCTION' ? [aspect.conceptId] : []));
}

describe('a title that says the role in another word', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Hypotheekconsulent', 'mortgage-adviser'],
    ['DUT', 'Teamleider servicedesk', 'service-desk-manager'],
    ['DUT', 'Adjunct-directeur personeelszaken', 'hr-manager'],
    ['DUT', 'Assistent in de keuken', 'kitchen-assistant'],
    ['FRE', 'Chef des relations publiques', 'pr-consultant'],
    ['FRE', 'Spécialiste en recrutement', 'recruiter'],
    ['FRE', 'Directrice adjointe de la restauration', 'restaurant-manager'],
    ['ENG', 'Talent acquisition consultant', 'recruiter'],
    ['ENG', 'Deputy Payroll Supervisor', 'payroll-officer'],
    ['ENG', 'Deputy Head of Payroll', 'payroll-officer'],
    ['ENG', 'Executive Director of Marketing', 'marketing-manager'],
    ['ENG', 'Claims Associate', 'claims-handler'],
    ['ITA', 'Direttore della raccolta fondi', 'fundraiser'],
    ['ITA', 'Specialista dei social media', 'social-media-manager'],
    ['ITA', 'Analista del servizio clienti', 'customer-service-agent'],
  ])('ENG-10a is the job of that field (%s: %s)', (language, title, concept) => {
    expect(named(title, language)).toEqual([concept]);
  });

  it.each<readonly [Language, string]>([
    // whoever leads a field is none of those who work in it
    ['ENG', 'Head of Underwriting'],
    // a field that says none
    ['ENG', 'Managing Supervisor'],
    ['FRE', 'Responsable général'],
    ['DUT', 'Technisch adviseur'],
    ['ITA', 'Consulente tecnico'],
  ])('ENG-10a is no job that the field does not tell (%s: %s)', (language, title) => {
    const found = parser.parseJob({ title, text: '', language }).parsingAspects;
    expect(found.filter(({ aspectType, confidence }) => aspectType === 'JOB_FUNCTION' && confidence > 0.5)).toEqual([]);
  });

  it('ENG-10a is what a label says where one does', () => {
    expect(named('Office manager', 'ENG')).toEqual(named('office manager', 'ENG'));
    expect(named('Payroll officer', 'ENG')).toEqual(['payroll-officer']);
  });

  it('ENG-10a does not choose between two jobs of a field', () => {
    expect(named('Logistiek assistent', 'DUT')).not.toContain('supply-chain-planner');
  });

  it('ENG-10a is not told by a small word of a longer name', () => {
    const text = 'Plongeur sous l’autorité du chef de cuisine, le soir.';
    const { parsingAspects } = parser.parseJob({ title: '', text, language: 'FRE' });
    const [job] = parsingAspects.filter(({ aspectType }) => aspectType === 'JOB_FUNCTION');
    expect(job).toMatchObject({ conceptId: 'dishwasher-person' });
  });

  it.each([
    ['ENG', 'Deputy headteacher', 'school-principal'],
    ['ENG', 'Deputy Head', 'school-principal'],
    ['ENG', 'Deputy Head, Harbour Primary School', 'school-principal'],
    ['DUT', 'Kopersbegeleider', null],
    ['DUT', 'Brandmeester', null],
    ['FRE', "Chef d'exploitation", 'farm-manager'],
  ] as const)('ENG-10a is no job that only ends or begins alike (%s: %s)', (language, title, concept) => {
    expect(named(title, language)).toEqual([concept]);
  });
});
