import type { WireDocument } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { documentOn } from '../../src/services/documents/documents.ts';

describe('a stored document', () => {
  const document = {
    id: 'c1',
    matchProfile: {
      aspects: {
        availabilityAspect: {
          type: 'integer',
          weight: 1,
          required: false,
          value: { weight: 1, required: false, value: 30 },
        },
      },
    },
  } as unknown as WireDocument;
  const daysOn = (day: string, availableFrom: string | null = '2026-03-10') =>
    documentOn(document, availableFrom, day).matchProfile?.aspects.availabilityAspect?.value;

  it('ENG-17 ENG-18 says how many days are left until somebody is available, and none once they are', () => {
    expect(daysOn('2026-03-08')).toMatchObject({ value: 2, weight: 1 });
    expect(daysOn('2026-03-10')).toMatchObject({ value: 0 });
    expect(daysOn('2026-04-10')).toMatchObject({ value: 0 });
    // nobody knows since when: it reads as it was written
    expect(daysOn('2026-04-10', null)).toMatchObject({ value: 30 });
  });
});
