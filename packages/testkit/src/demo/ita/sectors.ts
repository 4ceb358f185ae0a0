import { construction } from './construction.ts';
import { logistics } from './logistics.ts';

/** All sectors in Italian. */
export const sectors = [construction, logistics];
