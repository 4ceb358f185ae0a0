import type { RouteResponse } from '@counterpart/contract';
import type { StoredReport } from '@counterpart/store';

/** What is kept of a test besides its results. */
export type KeptTest = Omit<RouteResponse<'testReport'>, 'matchResults' | 'reportId' | 'taskStatus' | 'startedAt'>;

/** A stored test, read; tests of before there was a login name nobody. */
export function keptOf({ report }: StoredReport): KeptTest {
  return { startedBy: null, ...(JSON.parse(report) as KeptTest | Omit<KeptTest, 'startedBy'>) };
}

/** A test as its report and the list begin. */
export function headOf(stored: StoredReport) {
  return { reportId: stored.id, taskStatus: stored.status, startedAt: stored.startedAt, ...keptOf(stored) };
}
