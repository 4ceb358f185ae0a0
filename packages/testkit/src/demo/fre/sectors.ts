import { construction } from './construction.ts';
import { logistics } from './logistics.ts';

/** All sectors in French. */
export const sectors = [construction, logistics];
