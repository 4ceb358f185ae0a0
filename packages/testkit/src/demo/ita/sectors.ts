import { care } from './care.ts';
import { cleaningGreen } from './cleaning-green.ts';
import { commerce } from './commerce.ts';
import { construction } from './construction.ts';
import { education } from './education.ts';
import { engineering } from './engineering.ts';
import { finance } from './finance.ts';
import { food } from './food.ts';
import { hospitality } from './hospitality.ts';
import { it } from './it.ts';
import { logistics } from './logistics.ts';
import { metal } from './metal.ts';
import { office } from './office.ts';
import { production } from './production.ts';
import { retail } from './retail.ts';
import { technical } from './technical.ts';
import { transport } from './transport.ts';

/** All sectors in Italian. */
export const sectors = [
  construction,
  metal,
  technical,
  logistics,
  production,
  transport,
  cleaningGreen,
  care,
  education,
  hospitality,
  food,
  retail,
  office,
  finance,
  commerce,
  it,
  engineering,
];
