import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function functionsOf(language: Language, title: string, text = ''): readonly (string | null)[] {
  const { parsingAspects } = parser.parseJob({ title, text, language });
  return parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_FUNCTION' ? [aspect.conceptId] : []));
}

describe('ENG-10b a title whose field stands behind its head', () => {
  it.each([
    ['Vice President of Marketing', 'marketing-manager'],
    ['VP Marketing & Growth', 'marketing-manager'],
    ['Senior Director, Digital Marketing - Remote', 'digital-marketer'],
    ['Vice President of Solution Sales - Financial Services', 'sales-manager'],
    ['Director, Finance', 'finance-manager'],
    ['Analyst II, Supply Chain - Corporate', 'supply-chain-planner'],
    ['Assistant, HR', 'hr-assistant'],
  ])('is named as if it stood before: %s', (title, concept) => {
    expect(functionsOf('ENG', title)).toEqual([concept]);
  });

  it.each(['Vice President for Inclusive Excellence', 'Director, Whalesong'])(
    'and is a keyword where no such job is known: %s',
    (title) => {
      expect(functionsOf('ENG', title)).toEqual([null]);
    },
  );
});

describe('ENG-10b what stands behind the name of a job', () => {
  it.each<readonly [Language, string, string]>([
    ['ENG', 'Premises Manager - Holme Junior School', 'facility-manager'],
    ['ENG', 'Director - Marketing', 'marketing-manager'],
    ['DUT', 'Medewerker buitendienst groen / wijkbeheer', 'garden-labourer'],
    ['FRE', 'Rédacteur sinistres (H/F)', 'claims-handler'],
    ['FRE', 'Chauffeur coursier (H/F)', 'delivery-driver'],
  ])('is no other job (%s: %s)', (language, title, concept) => {
    expect(functionsOf(language, title)).toEqual([concept]);
  });

  it('nor is whom one works for', () => {
    expect(functionsOf('ITA', 'Technical assistant', 'La posizione è alle dirette dipendenze del CEO.')).not.toContain(
      'ceo',
    );
  });
});

describe('ENG-10b a title that tells a rank alone', () => {
  it.each([
    ['ENG', 'Vice President'],
    ['ENG', 'Assistant Director'],
    ['ENG', 'Senior Manager'],
    ['DUT', 'Senior medewerker'],
    ['FRE', 'Technicien polyvalent'],
    ['ITA', 'Responsabile'],
  ] as const)('is linked to no trade: %s %s', (language, title) => {
    expect(functionsOf(language, title)).toEqual([null]);
  });
});

describe('ENG-10b a title of no trade in particular', () => {
  it.each([
    ['ENG', 'Analyst'],
    ['ENG', 'Drivers'],
    ['DUT', 'Bestuurder'],
    ['DUT', 'Arbeider (m/v/x)'],
    ['FRE', 'Conducteur'],
    ['FRE', 'Ouvrier'],
    ['ITA', 'Conducente'],
    ['ITA', 'Operaio'],
  ] as const)('is linked to none: %s %s', (language, title) => {
    expect(functionsOf(language, title)).toEqual([null]);
  });
});

describe('ENG-10b a title cut where a comma stands', () => {
  it('is like a job as a whole', () => {
    expect(functionsOf('FRE', 'Responsable hygiène, sécurité et environnement F/H')).toEqual(['hse-adviser']);
  });
});

describe('ENG-10b a keyword that would be a rank alone', () => {
  it('is the whole title: nobody is found for being a specialist of something else', () => {
    const { parsingAspects } = parser.parseJob({ title: 'Specialist, whale song', text: '', language: 'ENG' });
    expect(parsingAspects).toMatchObject([{ matchedText: 'Specialist, whale song', conceptId: null }]);
  });
});

describe('ENG-10b what a title names beside its job', () => {
  it.each([
    ['ENG', 'Executive Assistant to CEO', 'executive-assistant'],
    ['ENG', 'Account Executive, Urology - Ohio and parts of W.PA', 'sales-representative'],
    ['FRE', 'Chef de cave', 'winemaker'],
    ['FRE', 'Infirmier en pratique avancée', 'nurse-practitioner'],
  ] as const)('is no job of its own: %s %s', (language, title, concept) => {
    expect(functionsOf(language, title)).toEqual([concept]);
  });

  it('two letters alone are the job that they are short for', () => {
    expect(functionsOf('ENG', 'PA')).toEqual(['executive-assistant']);
  });

  it('a word with which French names begin is not English: nothing is known of a "chef de huit"', () => {
    expect(functionsOf('FRE', 'Chef de huit')).toEqual([null]);
  });

  it('a word of the text says less than the title: a trainer of French where office programs are named', () => {
    const text = 'Vous formez à la bureautique.';
    expect(functionsOf('FRE', 'Formateur (H/F)', text)).toEqual(['it-trainer']);
    expect(functionsOf('FRE', 'Formateur français (H/F)', text)).toEqual(['trainer-corporate']);
  });

  it('of two jobs that share a name the ad’s skills tell which', () => {
    expect(
      functionsOf('FRE', 'Employé commercial', 'Vous assurez la mise en rayon, l’encaissement et l’inventaire.'),
    ).toEqual(['shop-assistant']);
    expect(
      functionsOf('FRE', 'Employé commercial', 'Vous établissez les devis et traitez les commandes dans l’ERP.'),
    ).toEqual(['inside-sales']);
  });
});
