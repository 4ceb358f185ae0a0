import type { Gazetteer } from '@counterpart/ontology';
import type { Parser, ParsingAspect } from '@counterpart/parsing';
import { type FrenchAd, hoursOf, monthlyWageOf } from './ad-truth.ts';
import type { DataFolder } from './data-folder.ts';

/** How often one kind of value is told by the official column, found in the text, and the same. */
export interface AdFigures {
  readonly kind: string;
  readonly told: number;
  readonly found: number;
  readonly right: number;
}

/** Figures of the ads and the milliseconds one takes. */
export interface AdEvaluation {
  readonly ads: number;
  readonly millisecondsPerAd: number;
  readonly figures: readonly AdFigures[];
}

/** A wage is right within this part of the official one: offers round, and weeks of 35 and 39 hours differ. */
const WAGE_TOLERANCE = 0.15;
/** A place is right within this distance in degrees of latitude (about 5 km) and twice that of longitude. */
const PLACE_TOLERANCE = 0.05;

type AspectOf<Type extends ParsingAspect['aspectType']> = Extract<ParsingAspect, { readonly aspectType: Type }>;

function of<Type extends ParsingAspect['aspectType']>(
  aspects: readonly ParsingAspect[],
  type: Type,
): readonly AspectOf<Type>[] {
  return aspects.filter((aspect): aspect is AspectOf<Type> => aspect.aspectType === type);
}

function isNear(a: { lat: number; lon: number }, b: { lat: number; lon: number }): boolean {
  return Math.abs(a.lat - b.lat) <= PLACE_TOLERANCE && Math.abs(a.lon - b.lon) <= 2 * PLACE_TOLERANCE;
}

/** What one ad tells and what was found of it: null is nothing told or nothing found. */
interface Judged {
  readonly kind: string;
  readonly isTold: boolean;
  readonly isFound: boolean;
  readonly isRight: boolean;
}

function judged(ad: FrenchAd, aspects: readonly ParsingAspect[], gazetteer: Gazetteer): readonly Judged[] {
  const contracts = of(aspects, 'CONTRACT_TYPE');
  const hours = of(aspects, 'WORKING_HOURS');
  const places = of(aspects, 'GEO');
  const wage = of(aspects, 'WAGE')[0];
  const toldHours = hoursOf(ad.working_hours);
  const toldWage = monthlyWageOf(ad.salary);
  const town = ad.location.replace(/^\w+ - /, '');
  const toldPlaces = gazetteer.resolvePlace(town, { language: 'FRE' }).slice(0, 1);
  const low = wage?.amountLow ?? wage?.amountHigh ?? null;
  return [
    {
      kind: 'contract',
      isTold: ad.contract === 'CDI',
      isFound: contracts.length > 0,
      isRight: ad.contract === 'CDI' && contracts.some(({ value }) => value === 'PERMANENT'),
    },
    {
      kind: 'hours',
      isTold: toldHours !== null,
      isFound: hours.length > 0,
      isRight: toldHours !== null && hours.some(({ value }) => value === toldHours),
    },
    {
      kind: 'place',
      isTold: toldPlaces.length > 0,
      isFound: places.length > 0,
      isRight: toldPlaces.some((told) => places.some((found) => isNear(told, found))),
    },
    {
      kind: 'wage',
      isTold: toldWage !== null,
      isFound: low !== null,
      isRight: toldWage !== null && low !== null && Math.abs(low - toldWage) <= WAGE_TOLERANCE * toldWage,
    },
  ];
}

/** What parseJob finds in real French ads, against the columns their office filled in. */
export function evaluateAds(data: DataFolder, parser: Parser, gazetteer: Gazetteer): AdEvaluation {
  const ads = data.jsonLines('ads/ads_fr.jsonl.gz') as readonly FrenchAd[];
  parser.warmUp(['FRE']);
  const start = performance.now();
  const parsed = ads.map(({ title, description }) => parser.parseJob({ title, text: description }).parsingAspects);
  const millisecondsPerAd = (performance.now() - start) / ads.length;
  const all = ads.flatMap((ad, i) => judged(ad, parsed[i] ?? [], gazetteer));
  const figures = [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, list]): AdFigures => {
    // Precision is over ads whose column tells: where it is silent a find cannot be judged.
    const told = list.filter(({ isTold }) => isTold);
    return {
      kind,
      told: told.length,
      found: told.filter(({ isFound }) => isFound).length,
      right: told.filter(({ isRight }) => isRight).length,
    };
  });
  return { ads: ads.length, millisecondsPerAd, figures };
}
