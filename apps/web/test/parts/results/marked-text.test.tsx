// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { MarkedText } from '../../../src/parts/match-details/texts/marked-text.tsx';
import { drawn } from '../drawn.tsx';

describe('a text of a document', () => {
  it('DET-04 that does not look like HTML is shown as it is written', async () => {
    const place = await drawn(<MarkedText field="cvText" text={'if a < b & c > d\n<3 and <name>'} />);
    expect(place.querySelector('[data-html]')).toBeNull();
    expect(place.querySelector('p')?.textContent).toBe('if a < b & c > d\n<3 and <name>');
  });
});
