import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

describe('a French title of a common trade', () => {
  it.each([
    ['Bûcheronne élagueuse (H/F)', 'tree-surgeon'],
    ['Lissier / Lissière', 'weaver'],
    ['Agent de gestion comptable F/H', 'accounting-clerk'],
    ['Nettoyeuse de vitres', 'window-cleaner'],
    ['Agente de nettoyage urbain', 'street-sweeper'],
    ['Manœuvre manutentionnaire', 'loader-unloader'],
  ])('"%s" is %s', (title, occupation) => {
    const { parsingAspects } = parser.parseJob({ title, text: '', language: 'FRE' });
    expect(parsingAspects.map((aspect) => ('conceptId' in aspect ? aspect.conceptId : null))).toEqual([occupation]);
  });
});
