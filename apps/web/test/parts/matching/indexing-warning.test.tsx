// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { IndexingWarning } from '../../../src/parts/matching-sections/indexing-warning.tsx';
import { anApplication, arrived, drawn, textOf } from '../drawn.tsx';

const state = (name: string, fullyIndexed: boolean, indexedDocuments: number) => ({
  name,
  kind: 'CANDIDATE',
  label: name,
  documents: 5000,
  indexedDocuments,
  fullyIndexed,
});

async function warning(config: object, indices: readonly object[]) {
  const application = await anApplication(config, { '/indices': { indices } });
  // another part of the screen may have asked for them already
  application.queryClient.setQueryData(['indices'], { indices });
  const place = await drawn(<IndexingWarning names={['own']} onIndexed={() => undefined} />, application);
  await arrived();
  return textOf(place);
}

describe('an index that is not fully indexed', () => {
  const on = { showIndexingWarning: true };

  it('MAT-02 is told in these words, with how far it is', async () => {
    expect(await warning(on, [state('own', false, 1200)])).toBe(
      'The indexing of data is still in progress, not all results are currently available.1,200 of 5,000',
    );
  });

  it('MAT-02 is told of the indices of the page only, while it lasts, and where the warning is wanted', async () => {
    expect(await warning(on, [state('own', true, 5000), state('other', false, 10)])).toBe('');
    expect(await warning({}, [state('own', false, 1200)])).toBe('');
  });
});
