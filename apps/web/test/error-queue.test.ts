import { describe, expect, it } from 'vitest';
import { canClose, ErrorQueue, type QueuedError } from '../src/state/failures/error-queue.ts';

const error = (title: string, closable: QueuedError['closable'] = 'always'): QueuedError => ({
  title,
  message: 'text',
  values: { id: 'c9' },
  closable,
});

describe('SET-25 the error modal', () => {
  it('shows one at a time, and closing it shows the next', () => {
    const queue = new ErrorQueue();
    queue.add(error('first'));
    queue.add(error('second'));
    queue.add(error('first'));
    expect(queue.store.get().errors.map(({ title }) => title)).toEqual(['first', 'second']);
    queue.closeFirst();
    expect(queue.store.get().errors.map(({ title }) => title)).toEqual(['second']);
    queue.closeFirst();
    expect(queue.store.get().errors).toEqual([]);
  });

  it('is closable always, sometimes (only while the menu is not hidden), or never', () => {
    const cases = (['always', 'sometimes', 'never'] as const).map((closable) => [
      canClose(error('x', closable), false),
      canClose(error('x', closable), true),
    ]);
    expect(cases).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });
});
