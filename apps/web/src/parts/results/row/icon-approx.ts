import { createReactComponent } from '@tabler/icons-react';

/** ≈, found without being met itself: Tabler's tilde, twice. */
export const IconApprox = createReactComponent('outline', 'approx', 'Approx', [
  [
    'path',
    {
      d: 'M4 9c0 -1.657 1.592 -3 3.556 -3c1.963 0 3.11 1.5 4.444 3c1.333 1.5 2.48 3 4.444 3s3.556 -1.343 3.556 -3',
      key: 'upper',
    },
  ],
  [
    'path',
    {
      d: 'M4 16.5c0 -1.657 1.592 -3 3.556 -3c1.963 0 3.11 1.5 4.444 3c1.333 1.5 2.48 3 4.444 3s3.556 -1.343 3.556 -3',
      key: 'lower',
    },
  ],
]);
