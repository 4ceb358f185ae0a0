import { construction } from './construction.ts';
import { logistics } from './logistics.ts';

/** All sectors in Dutch. */
export const sectors = [construction, logistics];
