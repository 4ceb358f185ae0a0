// @vitest-environment happy-dom
import { isNotFound } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from '../../src/app/router.tsx';
import { anApplication } from '../parts/drawn.tsx';

const forms = (page: string) => [page, `${page}/$id`, `${page}/$type/$id`, `${page}/$type/$index/$id`];
const list = (kind: string) => ['list', 'new', 'edit/$index/$id', 'upload'].map((rest) => `/${kind}/${rest}`);

/** The paths that are there with one feature alone switched on, less those that always are. */
async function reachable(config: object): Promise<readonly string[]> {
  const application = await anApplication(config);
  const { routesByPath } = createAppRouter(application);
  const isThere = ({ beforeLoad }: { readonly beforeLoad?: unknown }) => {
    try {
      (beforeLoad as ((asked: object) => void) | undefined)?.({ context: { application }, params: { step: 'input' } });
    } catch (thrown) {
      return !isNotFound(thrown);
    }
    return true;
  };
  return Object.entries(routesByPath)
    .filter(([path, { options }]) => path !== '/' && !path.startsWith('/match-details') && isThere(options))
    .map(([path]) => path);
}

describe('the routes', () => {
  const page = (name: string) => ({ pages: { [name]: { enabled: true } } });
  const feature = (name: string) => ({ features: { [name]: true } });

  it.each([
    [page('profileToCandidates'), forms('/profile-to-candidates')],
    [page('profileToJobs'), forms('/profile-to-jobs')],
    [page('jobToCandidates'), ['/job-to-candidates', '/job-to-candidates/$step']],
    [feature('candidateList'), list('candidates')],
    [feature('jobList'), list('jobs')],
    [feature('matchingStrategy'), ['/matching-strategy']],
    [feature('monitoring'), ['/matching-test']],
    [feature('textMining'), ['/text-mining', '/text-mining/$step']],
    [{}, []],
  ])('SET-06 SET-07 SET-20a with %j are those of that alone', async (config, paths) => {
    expect(new Set(await reachable(config))).toEqual(new Set<string>(paths));
  });
});
