import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentType, FunctionComponent } from 'react';
import { LateEditor } from '../parts/matching-sections/late-editor.ts';
import { latePart } from '../ui/late-part.ts';

/** A page whose code comes when an address asks for it. */
interface LatePage {
  readonly preload?: () => Promise<void> | undefined;
}

// Not the router's lazy component: once its code could not be fetched it fails for good, whatever is tried again.
function latePage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> & LatePage {
  const part = latePart(load);
  return Object.assign(part, { preload: part.prepare });
}

export const ListPage = latePage(async () => (await import('../pages/lists/list-page.tsx')).ListPage);
export const UploadPage = latePage(async () => (await import('../pages/upload/upload-page.tsx')).UploadPage);
export const DocumentFormPage = latePage(
  async () => (await import('../pages/document-form/document-form-page.tsx')).DocumentFormPage,
);
export const JobToCandidatesPage = latePage(
  async () => (await import('../pages/job-to-candidates/job-to-candidates-page.tsx')).JobToCandidatesPage,
);
export const MatchDetailsPage = latePage(
  async () => (await import('../pages/match-details/match-details-page.tsx')).MatchDetailsPage,
);
export const StrategyPage = latePage(async () => (await import('../pages/strategy/strategy-page.tsx')).StrategyPage);
export const MatchingTestPage = latePage(
  async () => (await import('../pages/matching-test/matching-test-page.tsx')).MatchingTestPage,
);
export const TextMiningPage = latePage(
  async () => (await import('../pages/text-mining/text-mining-page.tsx')).TextMiningPage,
);

/** What a matching page shows of somebody or something: its profile, where one without is a start. */
export const OpenedProfile: LatePage = { preload: LateEditor.prepare };

const BY_PATH: readonly (readonly [RegExp, LatePage])[] = [
  [/^\/(jobs|candidates)\/list/, ListPage],
  [/^\/(jobs|candidates)\/upload/, UploadPage],
  [/^\/(jobs|candidates)\/(new|edit)/, DocumentFormPage],
  [/^\/profile-to-(candidates|jobs)\/./, OpenedProfile],
  [/^\/job-to-candidates/, JobToCandidatesPage],
  [/^\/match-details/, MatchDetailsPage],
  [/^\/matching-strategy/, StrategyPage],
  [/^\/matching-test/, MatchingTestPage],
  [/^\/text-mining/, TextMiningPage],
];

/** Asks for the code of the page at an address before it is known whether that is reachable; matching itself is there already. */
export function preparePage(path: string): void {
  for (const [pattern, page] of BY_PATH) if (pattern.test(path)) void page.preload?.();
}

/**
 * A component of a route that shows a late page: the router fetches the page's code before it shows the route, so that
 * React need not suspend it, and keep it back for 300 ms after it is there.
 */
export function showing(page: LatePage, component: FunctionComponent): RouteComponent {
  return Object.assign(component, { preload: async () => page.preload?.() });
}
