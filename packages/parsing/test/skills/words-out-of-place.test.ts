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

const HEADING: Readonly<Record<Language, string>> = { DUT: 'Profiel', FRE: 'Profil', ENG: 'Profile', ITA: 'Profilo' };

describe('a common word that is the label of a hard skill', () => {
  it.each<readonly [Language, string, string, string, string, string]>([
    [
      'FRE',
      'annual-accounts',
      'Serveur',
      'Missions :\n- service en salle et prise de commandes\n- bilan, rangement\n- encaissement',
      'Comptable',
      'Missions :\n- tenue de la comptabilité et déclarations TVA\n- bilan, rangement',
    ],
    [
      'ENG',
      'onboarding',
      'Web developer',
      'Tasks:\n- React and TypeScript\n- onboarding, demos\n- SQL',
      'HR officer',
      'Tasks:\n- recruitment and payroll\n- onboarding, exit talks',
    ],
    [
      'DUT',
      'translation',
      'Boekhouder',
      'Taken:\n- btw-aangiften en facturatie\n- vertalen van cijfers in advies\n- Excel',
      'Vertaler',
      'Taken:\n- ondertitelen en reviseren\n- vertalen van handleidingen',
    ],
    [
      'ITA',
      'cooking',
      'Contabile',
      'Mansioni:\n- fatturazione e dichiarazioni IVA\n- cucina, posta\n- prima nota',
      'Cuoco',
      'Mansioni:\n- preparazione di primi e dolci\n- cucina, pulizia',
    ],
  ])('ENG-10c in %s is %s only among its like', (language, concept, other, text, own, twin) => {
    expect(conceptsIn(language, other, text)).not.toContain(concept);
    expect(conceptsIn(language, own, twin)).toContain(concept);
  });

  it('ENG-10c counts beside another such word that is its like', () => {
    const tasks = 'Missions :\n- React et TypeScript\n- SQL\n- ';
    expect(conceptsIn('FRE', 'Web developer', `${tasks}ménage, démos`)).not.toContain('cleaning-general');
    const found = conceptsIn('FRE', 'Web developer', `${tasks}cuisine, ménage`);
    expect(found).toEqual(expect.arrayContaining(['cooking', 'cleaning-general']));
  });

  it('ENG-10c counts where the text names nothing that it could be out of place among', () => {
    expect(conceptsIn('FRE', '', 'Missions\n- bilan, rangement')).toContain('annual-accounts');
  });

  it('ENG-10c is a place, and no program, where the text names nothing like the program', () => {
    const text = 'Mansioni: potatura con il trattore e vendemmia. Zona di lavoro: Lucca.';
    expect(conceptsIn('ITA', 'Operaio agricolo', text)).not.toContain('lucca');
    expect(conceptsIn('ITA', 'Addetto paghe', 'Requisiti: conoscenza di Lucca, Personio e Zucchetti.')).toContain(
      'lucca',
    );
  });
});

describe('a quality by its roots', () => {
  it('ENG-10b keeps the word that says which thing is meant behind it, where a language puts it there', () => {
    const text = 'Profil\n- vous savez travailler en lien avec une équipe pluridisciplinaire';
    expect(conceptsIn('FRE', 'Infirmier', text)).toContain('working-in-team');
  });

  it('ENG-10b is no part of one word', () => {
    expect(conceptsIn('DUT', 'Kapper', 'Profiel\n- diploma haarzorg')).not.toContain('care-for-others');
    expect(conceptsIn('DUT', 'Kapper', 'Profiel\n- zorgzaamheid')).toContain('care-for-others');
  });
});

describe('an abbreviation that most contracts name', () => {
  it('ENG-10c is knowledge only where the trade or another skill has to do with it', () => {
    const text = 'Carico e scarico merci. Requisiti: patente CE. Contratto a tempo indeterminato, CCNL Trasporti.';
    expect(conceptsIn('ITA', 'Autista di bilico', text)).not.toContain('joint-committees');
    const payroll = 'Requisiti: padronanza dei principali CCNL, elaborazione paghe, Zucchetti.';
    expect(conceptsIn('ITA', 'Addetto paghe', payroll)).toContain('joint-committees');
  });
});

describe('a language of one letter', () => {
  it('ENG-10c is none that research shares with development', () => {
    expect(conceptsIn('ENG', '', 'Requirements\n- Python in the R & D team, SQL')).not.toContain('r-language');
    expect(conceptsIn('ENG', '', 'Requirements\n- Python, R & SQL')).toContain('r-language');
  });
});

describe('a quality in the words around it', () => {
  it('ENG-10b is none of the reader where it says what kind of experience is meant', () => {
    expect(conceptsIn('ENG', 'Nurse', 'Requirements\n- hands-on clinical experience\n- wound care')).not.toContain(
      'hands-on',
    );
    expect(conceptsIn('ENG', 'Nurse', 'Requirements\n- hands-on, calm\n- wound care')).toContain('hands-on');
    const withoutCommas = 'Requirements\n- strong verbal communication skills experience with wounds';
    expect(conceptsIn('ENG', 'Nurse', withoutCommas)).toContain('oral-communication');
  });

  it('ENG-10b is no verb that lacks its accent', () => {
    const task = 'Missions\n- détermine les objectifs de soins\nProfil\n- calme et patient';
    expect(conceptsIn('FRE', 'Kinésithérapeute', task)).not.toContain('motivation');
    expect(conceptsIn('FRE', 'Kinésithérapeute', 'Profil\n- déterminé et calme')).toContain('motivation');
  });

  it('ENG-10c is no vehicle of the firm or of its customers', () => {
    const task = 'Missions\n- entretien des véhicules du dépôt\nNous offrons\n- un véhicule de service';
    expect(conceptsIn('FRE', 'Mécanicien', task)).not.toContain('own-transport');
    expect(conceptsIn('FRE', 'Infirmier', 'Profil\n- être véhiculé')).toContain('own-transport');
    expect(conceptsIn('FRE', 'Infirmière', 'Profil\n- véhiculée')).toContain('own-transport');
    expect(conceptsIn('FRE', 'Infirmière', 'PROFIL\n- VEHICULEE')).toContain('own-transport');
  });

  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'written-communication', 'je schrijft foutloos Nederlands', 'je schrijft foutloos, ook onder tijdsdruk'],
    ['FRE', 'organising', 'capacité à bien organiser réunions et voyages', 'capacité à bien organiser'],
    ['ITA', 'organising', 'capacità di programmare impianti domotici', 'capacità di bene programmare, da solo'],
    ['ENG', 'problem-solving', 'able to find good solutions architects', 'able to find good solutions'],
  ])('ENG-10b in %s is none (%s) where its words go on: %s', (language, concept, text, twin) => {
    expect(conceptsIn(language, '', `${HEADING[language]}\n- ${text}`)).not.toContain(concept);
    expect(conceptsIn(language, '', `${HEADING[language]}\n- ${twin}`)).toContain(concept);
  });
});
