// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { SourceHead } from '../../../src/parts/source-head/source-head.tsx';
import { anApplication, click, drawn, textOf } from '../drawn.tsx';

/** The head of a page whose source could not be loaded, and the error that stands before the page. */
async function failed(type: 'JOB' | 'CANDIDATE', isMissing: boolean, reason: 'unreachable' | 'server' = 'unreachable') {
  const application = await anApplication();
  const onRetry = vi.fn();
  const entity = { type, index: 'i', id: 'x7' };
  const source = { status: 'error', entity, isMissing, reason: `failure.${reason}` } as const;
  const place = await drawn(<SourceHead source={source} subject={[]} onRetry={onRetry} />, application);
  return { place, onRetry, error: application.errors.store.get() };
}

describe('the head of a page whose source could not be loaded', () => {
  it.each([
    ['JOB', true, 'error.job.title', 'error.job.text'],
    ['JOB', false, 'error.job.title', 'error.job.text'],
    ['CANDIDATE', true, 'error.candidate.title', 'error.candidate.text'],
    ['CANDIDATE', false, 'error.candidate.title', 'error.candidate.text'],
  ] as const)(
    'MAT-11 of a %s (missing: %s) is one error with the id, whatever failed',
    async (type, isMissing, title, message) => {
      const { error } = await failed(type, isMissing);
      expect(error.errors).toEqual([{ title, message, values: { id: 'x7' }, closable: 'sometimes' }]);
    },
  );

  it('MAT-11 says what failed beside the id, and can be asked for again', async () => {
    expect(textOf((await failed('JOB', true)).place)).toContain("Job doesn't exist");
    const ofServer = textOf((await failed('CANDIDATE', false, 'server')).place);
    expect(ofServer).toContain('Something went wrong on the server.');
    expect(ofServer).not.toContain('cannot be reached');
    const { place, onRetry } = await failed('JOB', false);
    expect(textOf(place)).not.toContain("doesn't exist");
    expect(textOf(place)).toContain('The server cannot be reached.');
    await click(place.querySelector('button'));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
