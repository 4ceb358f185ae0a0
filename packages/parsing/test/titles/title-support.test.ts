import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function functionOf(title: string, text: string, language: Language): string | null {
  const found = parser
    .parseJob({ title, text, language })
    .parsingAspects.find(({ aspectType }) => aspectType === 'JOB_FUNCTION');
  return found?.aspectType === 'JOB_FUNCTION' ? found.conceptId : null;
}

describe('an occupation that is only like the title', () => {
  it.each<readonly [Language, string, string, string, string]>([
    [
      'ENG',
      'Graphic Design Consultant',
      'You use SQL, payroll and CRM.',
      'You use SQL, payroll and CRM and do graphic design.',
      'graphic-designer',
    ],
    [
      'FRE',
      'Ingénieur conception électronique',
      'Vous gérez Excel, SAP et la gestion de la paie.',
      'Vous gérez Excel, SAP, la paie et l’électronique.',
      'electronics-engineer',
    ],
    [
      'DUT',
      'Technieker Beton & Prefab',
      'Je werkt met Excel, SAP en AutoCAD.',
      'Je werkt met Excel, SAP en AutoCAD en doet betonwerken.',
      'concrete-plant-operator',
    ],
    [
      'ITA',
      'Stagista in ingegneria meccanica',
      'Lavori con Excel, SAP e SQL.',
      'Lavori con Excel, SAP e SQL e fai progettazione meccanica.',
      'mechanical-engineer',
    ],
  ])('ENG-10a is not linked above skills of other trades alone (%s: %s)', (language, title, others, own, concept) => {
    expect(functionOf(title, others, language)).toBeNull();
    expect(functionOf(title, own, language)).toBe(concept);
    expect(functionOf(title, '', language)).toBe(concept);
  });
});
