import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function concepts(text: string, language: Language, title = ''): readonly (string | null)[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_PROPERTY' ? [aspect.conceptId] : []));
}

describe('two skills that share words of their label', () => {
  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'Je doet preventief en correctief onderhoud.', 'preventive-maintenance', 'corrective-maintenance'],
    ['DUT', 'Je doet contract- en projectbeheer.', 'contract-management', 'project-management'],
    ['FRE', 'Gérer les appels entrants et sortants.', 'inbound-calls', 'outbound-calls'],
    ['FRE', 'Entretien du logement et du linge.', 'household-tasks-clients', 'household-laundry'],
    ['ENG', 'You carry out preventive and corrective maintenance.', 'preventive-maintenance', 'corrective-maintenance'],
    ['ITA', 'Lettura di schemi; gestione dei fornitori e dei contratti.', 'supplier-management', 'contract-management'],
  ])('ENG-10c are both found (%s): %s', (language, text, one, other) => {
    expect(concepts(text, language)).toEqual(expect.arrayContaining([one, other]));
  });
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Je werkt vriendelijk en doet correctief onderhoud.', 'corrective-maintenance'],
    ['FRE', 'Entretien du logement et de la famille.', 'household-tasks-clients'],
    ['ENG', 'You work in a friendly and corrective maintenance team.', 'corrective-maintenance'],
    ['ITA', 'Gestione dei fornitori e degli ospiti.', 'supplier-management'],
  ])('ENG-10c are one where together they are no label (%s): %s', (language, text, only) => {
    expect(concepts(text, language).filter((id) => id !== null)).toEqual([only]);
  });
});

describe('kin of what a job asks', () => {
  it('ENG-10c make a skill believable that the title itself does not list', () => {
    const text = 'Jouw taken\n- je neemt bestellingen op';
    expect(concepts(text, 'DUT', 'Kelner')).toContain('order-taking');
    expect(concepts(text, 'DUT', 'Lasser')).not.toContain('order-taking');
  });
  it('ENG-10c are told by verbs in two parts', () => {
    const text = 'Jouw taken\n- je sluit de kassa af';
    expect(concepts(text, 'DUT', 'Kelner')).toContain('cash-closing');
    expect(concepts('Jouw taken\n- je sluit de deur af', 'DUT', 'Kelner')).not.toContain('cash-closing');
  });
});
