import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

const conceptsOf = (language: Language, title: string, text: string): readonly (string | null)[] =>
  parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) => ('conceptId' in aspect ? [aspect.conceptId] : []));

/** A language, a title, a text, a concept, and whether it is meant. */
type Named = readonly [language: Language, title: string, text: string, concept: string, isMeant: boolean];

describe('what is named and is something else (issue 18)', () => {
  it.each<Named>([
    ['DUT', 'Begeleider', 'Open dag: zaterdag 18 november van 10 tot 14 uur.', 'saturday-work', false],
    ['DUT', 'Begeleider', 'Je werkt ook op zaterdag.', 'saturday-work', true],
    ['ITA', 'Cuoco', 'Telefona a Piero, meglio di mattina presto.', 'early-shift', false],
    ['ENG', 'Tramper', "You'll be away Monday to Friday, home weekends, nights out paid.", 'weekend-work', false],
    ['ENG', 'Tramper', "You'll be away Monday to Friday, home weekends, nights out paid.", 'night-shift', false],
    ['DUT', 'Kok', 'Wij bieden een hybride wagen en een laptop.', 'hybrid-work', false],
    ['DUT', 'Kok', 'Je werkt hybride.', 'hybrid-work', true],
    ['ENG', 'Manager', 'A permanent job with a hybrid company car.', 'hybrid-work', false],
    ['ENG', 'Manager', 'Hybrid working, and a company car.', 'hybrid-work', true],
    ['FRE', 'Logopède', 'Public : enfants de 4 à 12 ans, types 1, 3 et 8.', 'three-shift', false],
    ['FRE', 'Opérateur', 'Horaire en 3*8 du lundi au vendredi.', 'three-shift', true],
    ['ITA', 'Capoturno – Passo Corese (RI)', 'Cerchiamo un capoturno.', 'friendliness', false],
    ['ITA', 'Capoturno', 'Persona cortesse e puntuale.', 'friendliness', true],
    ['ITA', 'Muratori', 'Cerchiamo gruisti con patente cat. A.', 'driving-licence-b', false],
    ['ITA', 'Muratori', 'Patente di cat. B e auto.', 'driving-licence-b', true],
    ['ITA', 'Addetta vendite – Centro commerciale Il Lago', 'Cerchiamo una persona.', 'sales-representative', false],
    ['ITA', 'Operatore call center – settore bancario', 'Cerchiamo una persona.', 'bank-adviser', false],
    ['DUT', 'Zondag werken bij de bakker?', 'Wij zoeken verkopers.', 'baker', false],
    ['ENG', 'Maintenance Mechanic II', 'Second shift.', 'maintenance-mechanic', true],
    ['ENG', 'Maintenance Mechanic II', 'Second shift.', 'car-mechanic', false],
    ['ENG', 'Teacher', 'A growing school, rated Good in all areas.', 'goods-receipt', false],
    ['ENG', 'Warehouse operative', 'Duties: picking, packing, goods in and loading.', 'goods-receipt', true],
  ])('ENG-10b %s, "%s": %s (%s: %s)', (language, title, text, concept, isMeant) => {
    expect(conceptsOf(language, title, text).includes(concept)).toBe(isMeant);
  });
});
