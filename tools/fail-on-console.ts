import { afterEach, beforeEach, expect, vi } from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error'] as const;
const unasked: string[] = [];

// A test that expects output spies on the method itself; whatever reaches these spies was not asked for.
beforeEach(() => {
  unasked.length = 0;
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      unasked.push(`console.${method}: ${values.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(unasked, 'unasked console output').toEqual([]);
});
