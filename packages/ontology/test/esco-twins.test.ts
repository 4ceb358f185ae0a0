import { describe, expect, it } from 'vitest';
import { readEscoTwins } from '../src/starter/esco-twins.ts';
import { joinConcepts } from '../src/import/join-concepts.ts';
import { loadStarterOntology } from '../src/starter/load-starter.ts';
import { strangerOf } from './esco-folder.ts';

const starter = loadStarterOntology();
const twins = readEscoTwins();

describe('occupations that ESCO has under another name', () => {
  it('are occupations of the starter, each of another ESCO occupation', () => {
    expect(twins.size).toBeGreaterThan(200);
    expect(new Set(twins.values()).size).toBe(twins.size);
    expect([...twins.keys()].filter((id) => starter.typeOf(id) !== 'OCCUPATION')).toEqual([]);
    for (const [id, uri] of twins) expect(starter.concept(id)?.sameAs).toEqual([uri]);
  });
  it('become one with ESCO’s, whatever its name and unit group', () => {
    const [id = '', uri = ''] = [...twins][0] ?? [];
    const { concepts, merged } = joinConcepts([...starter.concepts()], [strangerOf(uri)]);
    expect(merged).toEqual(new Map([['esco:other', id]]));
    expect(concepts.find((concept) => concept.id === id)?.labels.ENG?.alternative).toContain('quite another name');
  });
});
