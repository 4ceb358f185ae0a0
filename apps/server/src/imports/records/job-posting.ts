import { DEFAULT_STRATEGY_PARAMETERS, type WireDocument } from '@counterpart/domain';
import { conceptsOf, integerOf, locationsOf, wageOf } from './aspect-values.ts';
import { cleanText } from '../formats/clean-text.ts';
import { isObject, type JsonObject, listOf, numberOf, objectsOf, textOf, withoutEmpty } from './json-value.ts';
import { looseDate } from './loose-date.ts';
import { givenId, stableId } from './stable-id.ts';

/** Containers of postings nested deeper are none that a page holds. */
const MAX_NESTING = 5;

function isPosting(value: JsonObject): boolean {
  return listOf(value['@type']).some((type) => /(^|[/:#])JobPosting$/.test(textOf(type)));
}

/** The JobPostings of a JSON-LD value: alone, in a list, in an `@graph`, or as the items of a list of items. */
export function jobPostings(value: unknown, depth = 0): readonly JsonObject[] {
  if (depth > MAX_NESTING) return [];
  if (Array.isArray(value)) return value.flatMap((each) => jobPostings(each, depth + 1));
  if (!isObject(value)) return [];
  if (isPosting(value)) return [value];
  return ['@graph', 'itemListElement', 'item', 'mainEntity'].flatMap((key) => jobPostings(value[key], depth + 1));
}

/** Weeks of a month and hours of a day, for wages a week and a day; hours of a month are the strategy's. */
const WEEKS_A_MONTH = 52 / 12;
const HOURS_A_DAY = 7.6;
const { hoursAMonth } = DEFAULT_STRATEGY_PARAMETERS.wage;
const MONTHLY: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    HOUR: hoursAMonth,
    DAY: hoursAMonth / HOURS_A_DAY,
    WEEK: WEEKS_A_MONTH,
    MONTH: 1,
    YEAR: 1 / 12,
  }),
);

function wage(posting: JsonObject) {
  const [salary] = objectsOf(posting['baseSalary']);
  if (salary === undefined) return undefined;
  const [quantity] = objectsOf(salary['value']);
  const source = quantity ?? salary;
  const unit = (textOf(source['unitText']) || textOf(salary['unitText']) || 'MONTH').toUpperCase();
  const currency = textOf(salary['currency']) || textOf(posting['salaryCurrency']) || 'EUR';
  const factor = MONTHLY.get(unit);
  // A wage in another currency stays in the text: comparing it needs a rate of the day.
  if (factor === undefined || currency.toUpperCase() !== 'EUR') return undefined;
  const monthly = (value: unknown) => {
    const amount = numberOf(value);
    return amount === null || amount <= 0 ? null : Math.round(amount * factor);
  };
  const exact = monthly(source['value']);
  return wageOf(monthly(source['minValue']) ?? exact, monthly(source['maxValue']) ?? exact);
}

const CONTRACT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    CONTRACTOR: 'SELF_EMPLOYED',
    TEMPORARY: 'TEMPORARY',
    INTERN: 'APPRENTICESHIP',
    VOLUNTEER: 'VOLUNTEER',
    PERMANENT: 'PERMANENT',
  }),
);
const HOURS_OF: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    FULL_TIME: 'FULL_TIME',
    PART_TIME: 'PART_TIME',
    PER_DIEM: 'AVAILABILITY',
  }),
);

function employment(posting: JsonObject, table: ReadonlyMap<string, string>) {
  const types = listOf(posting['employmentType']).flatMap((type) => textOf(type).split(','));
  return conceptsOf(
    types.flatMap(
      (type) =>
        table.get(
          type
            .trim()
            .toUpperCase()
            .replace(/[\s-]+/g, '_'),
        ) ?? [],
    ),
  );
}

function addresses(posting: JsonObject): readonly JsonObject[] {
  return listOf(posting['jobLocation']).flatMap((place) => {
    if (typeof place === 'string') return [{ addressLocality: place }];
    if (!isObject(place)) return [];
    return listOf(place['address']).flatMap((address) => {
      if (typeof address === 'string') return [{ addressLocality: address }];
      return isObject(address) ? [address] : [];
    });
  });
}

function town(address: JsonObject): string {
  const region = address['addressRegion'];
  return textOf(address['addressLocality']) || textOf(isObject(region) ? region['name'] : region);
}

function seniority(posting: JsonObject) {
  const [experience] = objectsOf(posting['experienceRequirements']);
  const months = numberOf(experience?.['monthsOfExperience']);
  return integerOf(months === null || months < 0 ? null : Math.round(months / 12));
}

function identifier(posting: JsonObject, title: string, company: string, text: string): string {
  const [property] = objectsOf(posting['identifier']);
  const value = property === undefined ? textOf(listOf(posting['identifier'])[0]) : textOf(property['value']);
  const issuer = property === undefined ? '' : textOf(property['name']) || textOf(property['propertyID']);
  // Two employers may both have a job 1234: the issuer's name keeps them apart.
  const id = givenId(issuer === '' || value === '' ? value : `${issuer}-${value}`);
  if (id !== null) return id;
  const address = textOf(posting['url']) || textOf(posting['@id']);
  return stableId(address === '' ? JSON.stringify([title, company, text]) : `job ${address}`);
}

function names(value: unknown): readonly string[] {
  return listOf(value).map((each) => (isObject(each) ? textOf(each['name']) : textOf(each)));
}

/** Parts of a posting that belong to the text, when the description does not hold them already. */
const TEXT_PARTS = [
  'responsibilities',
  'qualifications',
  'educationRequirements',
  'experienceRequirements',
  'jobBenefits',
  'workHours',
  'incentiveCompensation',
];

function textOfPosting(posting: JsonObject): string {
  let text = textOf(posting['description']);
  for (const part of TEXT_PARTS) {
    const added = names(posting[part]).filter(Boolean).join('\n');
    if (added !== '' && !text.includes(added)) text += `\n\n${added}`;
  }
  return cleanText(text.trim());
}

/** A schema.org JobPosting as a job; what it says in fields becomes aspects, its description stays as written. */
export function jobPostingDocument(posting: JsonObject): WireDocument {
  const title = textOf(posting['title']) || textOf(posting['name']);
  const [company = ''] = names(posting['hiringOrganization']);
  const text = textOfPosting(posting);
  const places = addresses(posting);
  const skills = listOf(posting['skills']).flatMap((skill) =>
    isObject(skill) ? [textOf(skill['name'])] : textOf(skill).split(/[,;|\n]/),
  );
  const aspects = withoutEmpty({
    hardSkills: conceptsOf(skills.filter((skill) => skill.length <= 80)),
    locations: locationsOf(places.map(town)),
    contractTypes: employment(posting, CONTRACT_OF),
    workingHours: employment(posting, HOURS_OF),
    wage: wage(posting),
    seniority: seniority(posting),
  });
  const first = places[0] ?? {};
  return withoutEmpty({
    id: identifier(posting, title, company, text),
    jobTitle: title,
    jobText: text,
    ...(Object.keys(aspects).length === 0 ? {} : { matchProfile: { aspects } }),
    extraProperties: withoutEmpty({
      company,
      town: town(first),
      postcode: textOf(first['postalCode']),
      country: textOf(isObject(first['addressCountry']) ? first['addressCountry']['name'] : first['addressCountry']),
      startDate: looseDate(posting['jobStartDate']),
      datePosted: looseDate(posting['datePosted']),
      validThrough: looseDate(posting['validThrough']),
      industry: names(posting['industry']).filter(Boolean).join(', '),
      url: textOf(posting['url']),
    }),
  }) as unknown as WireDocument;
}
