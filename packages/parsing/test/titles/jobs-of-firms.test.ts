import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function conceptsOf(language: Language, title: string, text: string): readonly string[] {
  const { parsingAspects } = parser.parseJob({ title, text, language });
  return parsingAspects.flatMap((aspect) =>
    'conceptId' in aspect && typeof aspect.conceptId === 'string' ? [aspect.conceptId] : [],
  );
}

describe('jobs as firms name them', () => {
  it.each<[Language, string, string]>([
    ['ENG', 'IT Security Architect', 'security-engineer'],
    ['FRE', 'Architecte cybersécurité', 'security-engineer'],
    ['ITA', 'Architetto della sicurezza informatica', 'security-engineer'],
    ['DUT', 'IT-securityarchitect', 'security-engineer'],
    ['ENG', 'Domiciliary Care Manager', 'home-care-manager'],
    ['ENG', 'Floor Staff', 'waiter'],
    ['ITA', 'Hostess di cassa', 'cashier'],
    ['ITA', 'Cloud Architect', 'software-architect'],
    ['FRE', 'Solution Architect', 'software-architect'],
    ['FRE', 'Backend Developer', 'backend-developer'],
    ['ITA', 'Fullstack Developer', 'fullstack-developer'],
    ['ITA', 'IT Project Manager', 'it-project-manager'],
    ['FRE', 'QA Tester', 'software-tester'],
    ['ITA', 'Account Executive', 'sales-representative'],
    ['DUT', 'Night Auditor', 'night-receptionist'],
    ['ITA', 'Night Auditor', 'night-receptionist'],
    ['ENG', 'Building Surveyor', 'building-surveyor'],
    ['FRE', 'Expert en bâtiment', 'building-surveyor'],
    ['ENG', 'Commis Chef', 'commis-chef'],
    ['ITA', 'Aiuto cuoco', 'commis-chef'],
  ])('ENG-10a (%s) %s', (language, title, occupation) => {
    expect(conceptsOf(language, title, '')).toContain(occupation);
  });

  it.each<[Language, string]>([
    ['ITA', 'Apprendista IT'],
    ['ITA', 'Team Leader'],
    ['FRE', 'Apprenti IT'],
    ['FRE', 'Team Leader'],
    ['DUT', 'Leerling IT'],
    ['DUT', 'Team Leader'],
    ['ENG', 'IT Apprentice'],
    ['ENG', 'Team Leader'],
  ])('ENG-10a of any trade are linked to none (%s) %s', (language, title) => {
    expect(conceptsOf(language, title, '')).toEqual([]);
  });
});

describe('skills as firms ask them', () => {
  it.each<[Language, string, string]>([
    ['ENG', 'You are registered with the General Dental Council.', 'dental-council-registration'],
  ])('ENG-10b (%s) %s', (language, text, skill) => {
    expect(conceptsOf(language, 'Dental Nurse', text)).toContain(skill);
  });

  it.each<[Language, string, string, string]>([
    ['ITA', 'Java consultant', 'Il ruolo prevede la progettazione di sistemi software per i clienti.', 'iec-62061'],
  ])('ENG-10b (%s) %s: %s', (language, title, text, other) => {
    expect(conceptsOf(language, title, text)).not.toContain(other);
  });
});
