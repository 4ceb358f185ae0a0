// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnderstoodQuery } from '../../../src/parts/start/understood-query.tsx';
import { anApplication, drawn, passing, textOf } from '../drawn.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const HOW = 'A short query';

/** What stands under the search field for a query, before the server answered and after it. */
async function understood(text: string, items: readonly object[]) {
  const indices = [{ name: 'candidates', label: 'c' }];
  const application = await anApplication(
    { pages: { profileToCandidates: { enabled: true, indices } } },
    { '/ontology/parseQuery': { parsedQueryItems: items } },
  );
  vi.useFakeTimers();
  const place = await drawn(
    <UnderstoodQuery context={application.contexts.profileToCandidates} text={text} />,
    application,
  );
  const before = textOf(place);
  await passing(1000);
  await passing(1000);
  return { before, after: textOf(place) };
}

describe('what is understood of a query', () => {
  it('MAT-03b is said once it is known; until then stands how to write one', async () => {
    const item = { type: 'FUNCTION', text: 'welder', start: 0, end: 6 };
    const { before, after } = await understood('welder', [item]);
    expect(before).toContain(HOW);
    expect(before).not.toContain('Understood');
    expect(after).toContain('Understood:');
    expect(after).toContain('welder');
  });

  it('MAT-03b where nothing is, it does not say that something was', async () => {
    const { after } = await understood('...', []);
    expect(after).toContain(HOW);
    expect(after).not.toContain('Understood');
  });
});
