import { describe, expect, it } from 'vitest';
import type { WireDocument } from '@counterpart/domain';
import { filterProperties } from '../../src/index.ts';

describe('filterProperties', () => {
  it("has the extra properties, a job's title, and the server's own names, which win", () => {
    const document: WireDocument = {
      id: 'j1',
      language: 'DUT',
      updatedAt: '2026-01-02T03:04:05.000Z',
      jobTitle: 'Lasser',
      extraProperties: { office: 'Gent', id: 'other', jobTitle: 'other' },
    };
    expect(filterProperties(document)).toEqual({
      id: 'j1',
      language: 'DUT',
      updatedAt: '2026-01-02T03:04:05.000Z',
      jobTitle: 'Lasser',
      office: 'Gent',
    });
  });

  it('leaves out what a document does not say', () => {
    expect(filterProperties({ id: 'c1', jobTitle: null })).toEqual({ id: 'c1' });
  });
});
