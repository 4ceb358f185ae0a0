import { createRoute, redirect } from '@tanstack/react-router';
import { miningStep } from '../../state/text-mining/mining-step.ts';
import { TextMiningPage, showing } from '../pages.ts';
import { requireFeature, rootRoute } from './root-route.ts';

const bare = createRoute({
  getParentRoute: () => rootRoute,
  path: '/text-mining',
  beforeLoad: ({ context }) => {
    requireFeature(context.application.configuration.features.textMining);
    throw redirect({ to: '/text-mining/$step', params: { step: 'input' }, replace: true });
  },
});

const step = createRoute({
  getParentRoute: () => rootRoute,
  path: '/text-mining/$step',
  beforeLoad: ({ context, params }) => {
    requireFeature(context.application.configuration.features.textMining);
    if (miningStep(params.step) === null) {
      throw redirect({ to: '/text-mining/$step', params: { step: 'input' }, replace: true });
    }
  },
  component: showing(TextMiningPage, function TextMining() {
    return <TextMiningPage step={miningStep(step.useParams().step) ?? 'input'} />;
  }),
});

/** Text mining in its four steps; the bare address is the first (SET-04). */
export const textMiningRoutes = [bare, step] as const;
