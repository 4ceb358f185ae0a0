import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function read(language: Language, title: string, text: string, type: 'JOB_FUNCTION' | 'JOB_PROPERTY') {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === type ? [aspect.conceptId] : []));
}

describe('posts as public and small employers call them', () => {
  it.each<readonly [Language, string, string]>([
    ['ITA', 'Collaboratore amministrativo professionale', 'administrative-assistant'],
    ['ITA', 'Tecnico sanitario di laboratorio biomedico', 'medical-lab-technologist'],
    ['ITA', 'Istruttore di vigilanza', 'police-officer'],
    ['ITA', 'Vendemmiatrice', 'fruit-picker'],
    ['ITA', 'Addetta al punto vendita', 'shop-assistant'],
    ['ENG', 'Medical Scientist', 'medical-lab-technologist'],
    ['ENG', 'Midday Meals Supervisor', 'after-school-carer'],
    ['ENG', 'Road Sweeper', 'street-sweeper'],
    ['ENG', 'Bar Person', 'bartender'],
  ])('in %s: %s', (language, title, occupation) => {
    expect(read(language, title, '', 'JOB_FUNCTION')).toEqual([occupation]);
  });

  it('in the words of an Italian competition', () => {
    const text = 'Concorso pubblico per la copertura di n. 2 posti di collaboratore amministrativo.';
    expect(read('ITA', '', text, 'JOB_FUNCTION')).toEqual(['administrative-assistant']);
  });
});

describe('the part of the firm that the job is in (issue 18)', () => {
  it.each<readonly [Language, string]>([
    ['ENG', 'Department: Administration'],
    ['ENG', 'Directorate: Learning and Administration'],
    ['ENG', 'Reports to: Customer Service Lead'],
    ['ITA', 'Settore: Amministrazione'],
    ['ITA', 'Collaborerai con il personale di vendita.'],
    ['FRE', 'Direction : Archives et Administration'],
    ['DUT', 'Afdeling: Administratie'],
  ])('is no skill, in %s: %s', (language, text) => {
    expect(read(language, 'Driver', text, 'JOB_PROPERTY')).toEqual([]);
  });

  it.each<readonly [Language, string, string]>([
    ['ENG', 'Department: Stores\nRequirements: accounting', 'accounting'],
    ['ENG', 'Department: Stores. You know accounting.', 'accounting'],
    ['ITA', 'Ufficio: Protocollo\nRequisiti: contabilità', 'accounting'],
  ])('but what is asked behind it is, in %s: %s', (language, text, skill) => {
    expect(read(language, '', text, 'JOB_PROPERTY')).toContain(skill);
  });
});
