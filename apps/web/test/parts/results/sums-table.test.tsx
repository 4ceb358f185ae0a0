// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { SumsTable } from '../../../src/parts/match-details/sums/sums-table.tsx';
import { aMatch, detail } from '../../results/a-match.ts';
import { anApplication, click, drawn, names } from '../drawn.tsx';

const match = aMatch([], {
  details: [detail('hardSkills', 0.4), detail('jobFunctions', 0.3), detail('wage', 0.2, { scoreType: 'REVERSE' })],
});

async function table(enabledAspects: string, onForwardHeader?: () => void) {
  const part = <SumsTable match={match} names={{ forward: 'they ask', reverse: 'we ask' }} {...{ onForwardHeader }} />;
  return drawn(part, await anApplication({ enabledAspects }));
}

describe('the table of sums', () => {
  it('MAT-15 SET-22 leaves out an aspect that is not allowed', async () => {
    const rows = (place: HTMLElement) => names(place, 'tbody th');
    expect(rows(await table(''))).toEqual(['Job functions', 'Hard skills', 'Wage']);
    expect(rows(await table('!hardSkills'))).toEqual(['Job functions', 'Wage']);
    expect(rows(await table('wage'))).toEqual(['Wage']);
  });

  it('DET-02 has a forward and a reverse column, and its forward head leads to the additional text where there is one', async () => {
    const plain = await table('');
    expect(names(plain, 'th[scope="colgroup"]')).toEqual(['they ask', 'we ask']);
    expect(plain.querySelector('th button')).toBeNull();
    const onForwardHeader = vi.fn();
    await click((await table('', onForwardHeader)).querySelector('th button'));
    expect(onForwardHeader).toHaveBeenCalledTimes(1);
  });
});
