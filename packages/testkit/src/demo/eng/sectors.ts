import { construction } from './construction.ts';
import { logistics } from './logistics.ts';

/** All sectors in English. */
export const sectors = [construction, logistics];
