import type { Language } from '@counterpart/domain';
import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { conceptsIn } from '../names/concepts-in.ts';

/** A language, a title, a text, a concept, and whether it is meant. */
type Named = readonly [language: Language, title: string, text: string, concept: string, isMeant: boolean];

describe('longer names of other things, of which a label is only a part', () => {
  it.each<Named>([
    ['ENG', 'Lawyer', 'Profile\n- Four years in house or at an international law firm.', 'international-law', false],
    ['ENG', 'Lawyer', 'Profile\n- A sound knowledge of international law.', 'international-law', true],
    ['ENG', 'Analyst', 'Profile\n- A solid work ethic.', 'solidworks', false],
    ['ENG', 'Draughtsman', 'Profile\n- Drawing in SolidWorks.', 'solidworks', true],
    ['ENG', 'Planner', 'Profile\n- You have used mixed integer programming.', 'programming', false],
    ['ENG', 'Developer', 'Profile\n- You enjoy programming.', 'programming', true],
    ['ENG', 'Office manager', 'Tasks\n- You look after international travel arrangements.', 'travel-required', false],
    ['ENG', 'Engineer', 'The job asks for international travel.', 'travel-required', true],
    ['ENG', 'Adviser', 'Are you the professional who brings us further?', 'professionalism', false],
    ['ENG', 'Adviser', 'Profile\n- A professional manner.', 'professionalism', true],
    ['ENG', 'Project lead', 'Tasks\n- You help tenants to develop a business plan.', 'business-development', false],
    ['ENG', 'Project lead', 'Profile\n- Five years of business development.', 'business-development', true],
    ['ENG', 'Clerk', 'We pay for General Employment Permit applications of nurses.', 'permit-applications', false],
    ['ITA', 'Impiegato', 'Profilo: puntualità. Si precisa che il posto è a Roma.', 'accuracy', false],
    ['FRE', 'Éducateur', 'Missions\n- Assurer le suivi du projet individuel du résident.', 'project-management', false],
    ['FRE', 'Ingénieur', 'Missions\n- Assurer le suivi du projet.', 'project-management', true],
    ['DUT', 'Adviseur', 'Omdat we met gevoelige gegevens werken, ben je discreet.', 'data-updating', false],
    ['ENG', 'Clerk', 'Profile\n- A highly motivated professional.', 'motivation', true],
    ['ENG', 'Clerk', 'Profile\n- A highly motivated professional.', 'professionalism', false],
    ['ENG', 'Team lead', 'Tasks\n- Holding others accountable for what they promise.', 'responsibility', false],
    ['ENG', 'Dental Case Manager', 'We are looking for you.', 'social-worker', true],
    ['ENG', 'Claims Case Manager', 'We are looking for you.', 'social-worker', false],
    ['ENG', 'Night Shift Manager', 'We are looking for you.', 'night-shift', true],
    ['ENG', 'Manager', 'We are looking for a night shift manager.', 'night-shift', true],
    ['FRE', 'Animateur', 'Missions\n- Suivre la programmation culturelle du lieu.', 'programming', false],
    [
      'FRE',
      'Assistant',
      'Missions\n- Organiser les déplacements professionnels de la direction.',
      'travel-required',
      false,
    ],
    ['FRE', 'Technicien', 'Poste avec déplacements professionnels.', 'travel-required', true],
    ['DUT', 'Assistent', 'Taken\n- Zakenreizen boeken voor de directie.', 'travel-required', false],
    ['DUT', 'Ingenieur', 'Zakenreizen horen bij de functie.', 'travel-required', true],
    ['DUT', 'Supportmedewerker', 'Je helpt gebruikers die thuiswerken.', 'remote-work', false],
    ['DUT', 'Supportmedewerker', 'Je kan twee dagen thuiswerken.', 'remote-work', true],
    ['ITA', 'Assistente', 'Attività\n- Organizzare le trasferte internazionali dei soci.', 'travel-required', false],
    ['ITA', 'Tecnico', 'Il lavoro prevede trasferte internazionali.', 'travel-required', true],
  ])('ENG-10b %s, "%s": %s (%s: %s)', (language, title, text, concept, isMeant) => {
    expect(conceptsIn(language, title, text).includes(concept)).toBe(isMeant);
  });
  it('reads a name that stands forty thousand times in little time', () => {
    const start = performance.now();
    conceptsIn('ENG', 'Clerk', 'travel arrangements '.repeat(40_000));
    expect(performance.now() - start).toBeLessThan(8_000);
  });
});
