import { afterAll, vi } from 'vitest';

// A part that comes late may still be on its way when the last test of a file ends; the next file of the same worker
// would hear of it as a failure of its own.
afterAll(() => vi.dynamicImportSettled());
