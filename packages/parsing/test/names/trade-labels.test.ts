import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';
import { conceptsIn } from './concepts-in.ts';

function functionOf(title: string, language: Language): string | null {
  const found = parser
    .parseJob({ title, text: '', language })
    .parsingAspects.find((a) => a.aspectType === 'JOB_FUNCTION');
  return found !== undefined && 'conceptId' in found ? found.conceptId : null;
}

describe('labels of building, industry and logistics', () => {
  it.each<readonly [Language, string, string, string]>([
    // another thing
    ['FRE', 'Missions\n- soudage au chalumeau', 'brazing', 'gas-welding'],
    ['DUT', 'Taken\n- je doet het autogeen lassen', 'brazing', 'gas-welding'],
    ['ITA', 'Mansioni\n- sistemare le strade e asfaltare: stendere l’asfalto', 'road-foundations', 'asphalting'],
    ['ENG', 'Tasks\n- chasing walls for new cables', 'jackhammer', 'wall-chasing'],
    ['DUT', 'Taken\n- kolken reinigen', 'sewer-laying', 'sewer-cleaning'],
    ['FRE', 'Profil\n- titulaire de l’AIPR', 'construction-safety-16h', 'aipr'],
    ['ITA', 'Mansioni\n- montaggio porte interne', 'frames-adjusting', 'door-hanging'],
    // a part beside the whole
    ['ENG', 'Tasks\n- lay tarmac', 'road-foundations', 'asphalting'],
    ['DUT', 'Taken\n- gevels schilderen', 'painting-woodwork', 'painting-buildings'],
    ['DUT', 'Profiel\n- je kan plannen lezen', 'reading-building-plans', 'reading-technical-drawings'],
    ['ENG', 'Profile\n- you know our overhead crane', 'lifting-equipment', 'overhead-crane-operation'],
    [
      'DUT',
      'Taken\n- levertijden opvolgen\n- onderhoud aan machines',
      'machine-maintenance-first-line',
      'industrial-maintenance',
    ],
    ['ENG', 'Profile\n- pipetting', 'lab-equipment-care', 'pipetting'],
    // a product under another one
    ['ENG', 'Profile\n- experience with IBM Maximo', 'cmms', 'maximo'],
    ['ENG', 'Profile\n- Yaskawa and KUKA', 'robot-programming', 'yaskawa'],
    ['ENG', 'Profile\n- XRF measurements', 'ftir-nmr', 'x-ray-fluorescence'],
  ])('ENG-10c (%s: %s): no %s, but %s', (language, text, other, meant) => {
    expect(conceptsIn(language, '', text)).not.toContain(other);
    expect(conceptsIn(language, '', text)).toContain(meant);
  });
  it.each<readonly [Language, string, string]>([
    ['FRE', 'La fondation soutient les hôpitaux et leurs fondations partenaires.', 'foundation-work'],
    ['ITA', 'Il tuo ultimo lavoro non conta.', 'cmms'],
    ['FRE', 'Missions\n- réceptionner les tickets des utilisateurs', 'goods-receipt'],
    ['ITA', 'Mansioni\n- presa comanda con palmare', 'hand-scanner'],
  ])('ENG-10c (%s: %s): an everyday word is no %s', (language, text, other) => {
    expect(conceptsIn(language, '', text)).not.toContain(other);
  });
  it.each<readonly [Language, string, string]>([
    ['ENG', 'Operations Director', 'operations-director'],
    ['DUT', 'IJzervlechter', 'rebar-fixer'],
    ['ENG', 'Fleet Manager', 'fleet-manager'],
    ['FRE', 'Poseur de cuisines', 'kitchen-fitter'],
    ['ITA', 'Autista di ambulanza', 'ambulance-driver'],
  ])('ENG-10b (%s) a title names its own job: %s is %s', (language, title, occupation) => {
    expect(functionOf(title, language)).toBe(occupation);
  });
});
