import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function functionsOf(language: Language, title: string, text: string): readonly string[] {
  const { parsingAspects } = parser.parseJob({ title, text, language });
  return parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_FUNCTION' ? (aspect.conceptId ?? []) : []));
}

describe('jobs as strangers name them', () => {
  it.each<[Language, string, string]>([
    ['ITA', 'Segretaria legale', 'legal-assistant'],
    ['ITA', 'Tecnico meccanico', 'maintenance-mechanic'],
    ['ITA', 'Operatori meccanici', 'industrial-mechanic'],
    ['ITA', 'Operatore elettrico', 'electrician'],
    ['ITA', 'Operatori termoidraulici', 'plumber'],
    ['ITA', 'Consulente agrario', 'agronomist'],
    ['ITA', 'Chef de partie', 'cook'],
    ['ITA', 'Animatori per villaggio', 'holiday-entertainer'],
    ['ITA', 'Addetta officina stampi', 'toolmaker'],
    ['ITA', '2 posti di istruttore di polizia municipale', 'police-officer'],
    ['ITA', 'Educatori per gli asili nido del Comune', 'childcare-worker'],
    ['ITA', 'Dirigente medico di pediatria', 'medical-specialist'],
  ])('ENG-10b reads the title (%s: %s)', (language, title, id) => {
    expect(functionsOf(language, title, 'x')).toEqual([id]);
  });

  it.each<[Language, string, readonly string[]]>([
    ['ITA', 'Incarichi, per un anno, nella qualifica di dirigente medico, come da bando.', ['medical-specialist']],
    ['ITA', 'Il Comune informa: bando aperto. Procedura per assunzioni a tempo determinato di cuochi.', ['cook']],
  ])('ENG-10b reads the job of a public notice (%s: %s)', (language, text, ids) => {
    expect(functionsOf(language, '', text)).toEqual(ids);
  });
});

describe('trades in a line that seeks somebody', () => {
  it.each<[Language, string, readonly string[]]>([
    ['ITA', 'Cerchiamo una badante per una signora con disabilità fisica, contratto legale.', ['home-carer']],
    ['ENG', 'We seek a nurse to support our doctor.', ['nurse']],
    ['DUT', 'Wij zoeken een verpleegkundige voor de zorg, samen met de arts.', ['nurse']],
    ['DUT', 'Wij zoeken een kok, een kelner of een afwasser.', ['cook', 'waiter', 'dishwasher-person']],
    ['ENG', 'We are looking for a cook, two waiters and a barista.', ['cook', 'waiter', 'barista']],
    ['ITA', 'Cercasi camerieri, baristi e 2 cuochi.', ['waiter', 'bartender', 'cook']],
  ])('ENG-10b are its jobs where no other words part them (%s: %s)', (language, text, ids) => {
    expect(functionsOf(language, '', text)).toEqual(ids);
    expect(functionsOf(language, text, 'x')).toEqual(ids);
  });

  it('ENG-10b are none where they are a word of something else', () => {
    expect(functionsOf('ITA', 'Tecnico rilievi e agenti fisici', 'x')).toEqual([]);
  });
});

describe('the title of an ad in one line', () => {
  const rest = 'Ha bisogno di aiuto per alzarsi, sedersi e camminare, e di compagnia durante tutto il pomeriggio. ';

  it('ENG-10b ends with its sentence where the line is long', () => {
    const first = 'Cerchiamo badante a ore a Monza per assistere una signora che vive sola.';
    expect(parser.findTitle({ text: `${first} ${rest.repeat(3)}`, language: 'ITA' })).toBe(first.slice(0, -1));
  });

  it('ENG-10b is the whole line where it is short', () => {
    expect(parser.findTitle({ text: 'Cuoco a Lecco. Subito.\nScrivici.', language: 'ITA' })).toBe(
      'Cuoco a Lecco. Subito',
    );
  });
});
