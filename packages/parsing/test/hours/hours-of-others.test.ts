import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function valuesOf(text: string, aspectType: 'WORKING_HOURS' | 'CONTRACT_TYPE'): readonly string[] {
  return parser
    .parseJob({ title: '', text })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === aspectType && 'value' in aspect ? [aspect.value] : []));
}

describe('hours that others work', () => {
  it.each([
    'Ons atelier telt 200 mensen, waarvan er velen deeltijds werken.',
    'Notre atelier occupe 180 personnes, dont beaucoup à mi-temps.',
    'Our workshop employs 200 people, many of them part-time.',
    'La cooperativa ha 150 soci, molti dei quali a tempo parziale.',
    'Onze klanten werken vooral met voltijdse werknemers.',
    'Nos clients ont du personnel à temps plein.',
    'Our customers mostly have full-time staff.',
    'I nostri clienti hanno dipendenti a tempo pieno.',
  ])('ENG-10f are not the job: %s', (text) => {
    expect(valuesOf(text, 'WORKING_HOURS')).toEqual([]);
  });
  it.each([
    ['Voor een van onze klanten zoeken we een voltijdse magazijnier.', 'FULL_TIME'],
    ["Pour l'un de nos clients nous cherchons un comptable à mi-temps.", 'PART_TIME'],
    ['For one of our clients we are looking for a full-time bookkeeper.', 'FULL_TIME'],
    ['Per uno dei nostri clienti cerchiamo un contabile a tempo pieno.', 'FULL_TIME'],
  ])('ENG-10f are the job where it is sought for them: %s', (text, hours) => {
    expect(valuesOf(text, 'WORKING_HOURS')).toEqual([hours]);
  });
});

it('ENG-10e whom the firm takes over starts for a time', () => {
  const text = 'Via uitzendbureau Kompas werk je in Tilburg. Daarna neemt het bedrijf je over met een vast contract.';
  expect(valuesOf(text, 'CONTRACT_TYPE')).toEqual(['PERMANENT_POSSIBLE']);
  expect(valuesOf('Je krijgt een vast contract en neemt je taken over.', 'CONTRACT_TYPE')).toEqual(['PERMANENT']);
});
