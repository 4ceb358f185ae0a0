import { describe, expect, it } from 'vitest';
import { listFromHash, listToHash } from '../../src/state/lists/list-address.ts';

describe('a list in the fragment of its address', () => {
  const request = {
    text: 'Zoë & co',
    sort: 'newest' as const,
    facets: { status: ['placed', 'open'], town: ["'s-Gravenhage #1"] },
  };

  it('LST-04 text, order and chosen values come back as they were', () => {
    const hash = listToHash(request);
    expect(hash).toBe('q=Zo%C3%AB+%26+co&sort=newest&f.status=placed&f.status=open&f.town=%27s-Gravenhage+%231');
    expect(listFromHash(hash)).toEqual(request);
  });

  it('the whole list has none, and what is not understood is left out', () => {
    expect(listToHash({ text: ' ', sort: 'none', facets: { status: [] } })).toBe('');
    expect(listFromHash('')).toEqual({ text: '', sort: 'none', facets: {} });
    expect(listFromHash('sort=shoe&x=1&f.status=&details')).toEqual({ text: '', sort: 'none', facets: {} });
  });
});
