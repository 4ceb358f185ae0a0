import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function conceptsIn(language: Language, title: string, text: string): readonly string[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) =>
      aspect.aspectType === 'JOB_PROPERTY' || aspect.aspectType === 'JOB_SOFT_COMPTENCE' ? [aspect.conceptId] : [],
    );
}

describe('what a department or a team is called by', () => {
  it.each<readonly [Language, string, string, string]>([
    [
      'ENG',
      'monitoring-it',
      'You write Java and work closely with the application monitoring team.',
      'You set up application monitoring in Java.',
    ],
    [
      'FRE',
      'invoicing',
      'Vous saisissez tout en liaison étroite avec le service facturation.',
      'Vous faites la facturation.',
    ],
    ['DUT', 'invoicing', 'Je laadt vrachtwagens in overleg met de afdeling facturatie.', 'Je doet de facturatie.'],
    [
      'ITA',
      'invoicing',
      'Prepari gli ordini in contatto con il reparto fatturazione.',
      'Ti occupi della fatturazione.',
    ],
  ])('ENG-10c in %s is no skill (%s): %s', (language, concept, text, twin) => {
    expect(conceptsIn(language, '', text)).not.toContain(concept);
    expect(conceptsIn(language, '', twin)).toContain(concept);
  });
});

describe('a quality beside what it is told of', () => {
  it('ENG-10b is none of the reader where it is told of the surroundings', () => {
    expect(conceptsIn('ENG', 'Lawyer', 'Profile\n- thrives in a dynamic and demanding environment')).not.toContain(
      'energy',
    );
    expect(conceptsIn('ENG', 'Lawyer', 'Profile\n- dynamic, precise')).toContain('energy');
  });
  it.each<readonly [Language, string, string, string]>([
    ['ENG', 'Work alongside a highly motivated team.', 'You are highly motivated.', 'motivation'],
    [
      'ENG',
      'You join our ambitious and forward thinking colleagues.',
      'You are forward thinking.',
      'strategic-thinking',
    ],
    ['FRE', 'Un poste enrichissant dans un établissement reconnu et dynamique.', 'Vous êtes dynamique.', 'energy'],
    [
      'FRE',
      'Vous travaillez dans un cadre humain et collaboratif.',
      'Vous avez un esprit collaboratif.',
      'working-in-team',
    ],
  ])(
    'ENG-10b is none of the reader where colleagues or the place have it (%s): %s',
    (language, theirs, own, concept) => {
      expect(conceptsIn(language, '', theirs)).not.toContain(concept);
      expect(conceptsIn(language, '', `Profil\n- ${own}`).concat(conceptsIn(language, '', own))).toContain(concept);
    },
  );
});
