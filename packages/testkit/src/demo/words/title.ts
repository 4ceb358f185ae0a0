import type { Occupation } from './sector.ts';
import type { Random } from './random.ts';

/** A title's form for a man or a woman: `soudeur/soudeuse` has both, others serve both. */
export function genderedTitle(title: string, isWoman: boolean): string {
  const [man = title, woman = man] = title.split('/');
  return isWoman ? woman : man;
}

/** One of an occupation's titles; the first half of the list is written most. */
export function titleOf(random: Random, occupation: Occupation, isWoman: boolean): string {
  const titles = occupation.titles;
  const usual = titles.slice(0, Math.ceil(titles.length / 2));
  return genderedTitle(random.pick(random.chance(0.6) ? usual : titles), isWoman);
}
