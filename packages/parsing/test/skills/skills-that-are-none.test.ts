import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function skillsOf(language: Language, text: string, title = ''): readonly string[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_PROPERTY' ? [aspect.conceptId] : []));
}

describe('the agreement by which one is paid', () => {
  it.each<readonly [Language, string]>([
    ['ITA', 'Educatore a Rovigo. Turni anche notturni, CCNL cooperative sociali livello D2.'],
    ['ITA', 'Magazziniere a Bergamo. Turni diurni, CCNL Logistica.'],
    ['FRE', 'Ouvrier à Liège. Équipe de nuit, CCT 200.'],
    ['DUT', 'Magazijnier in Genk. Nachtdienst, PC 200, vast contract.'],
  ])('ENG-10c %s: asks nobody to know it, "%s"', (language, text) => {
    expect(skillsOf(language, text)).not.toContain('joint-committees');
  });

  it.each<readonly [Language, string]>([
    ['ITA', 'Addetta paghe. Requisiti: conoscenza del CCNL Commercio.'],
    ['FRE', 'Gestionnaire de paie. Profil : maîtrise de la convention collective Syntec.'],
    ['DUT', 'Payroll officer. Profiel: kennis van PC 200.'],
  ])('ENG-10c %s: but who pays wages knows it, "%s"', (language, text) => {
    expect(skillsOf(language, text)).toContain('joint-committees');
  });
});

it('ENG-10c under the title of that trade the agreement by itself is known too', () => {
  expect(skillsOf('ITA', 'Gestisci il CCNL Commercio.', 'Addetta paghe')).toContain('joint-committees');
  expect(skillsOf('ITA', 'Guidi il muletto, CCNL Commercio.', 'Magazziniere')).not.toContain('joint-committees');
});

describe('the name of the firm that seeks', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Bakkerij De Smet in Aalst zoekt een enthousiaste verkoopster voor het weekend.'],
    ['FRE', 'Menuiserie Dubois SA à Namur cherche une secrétaire.'],
    ['ENG', 'Marketing agency Boost in Leeds is hiring an accountant.'],
    ['ITA', 'Pasticceria Rossi di Asti cerca un autista.'],
  ])('ENG-10c %s: names no skill, "%s"', (language, text) => {
    expect(skillsOf(language, text).filter((id) => id !== 'weekend-work')).toEqual([]);
  });

  it('ENG-10c what is asked behind it is one', () => {
    expect(skillsOf('DUT', 'Bakkerij De Smet in Aalst zoekt een verkoopster met kennis van Excel.')).toEqual([
      'microsoft-excel',
    ]);
  });
});
