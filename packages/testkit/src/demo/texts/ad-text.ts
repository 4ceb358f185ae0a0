import { type Desk, sentence } from './cv-text.ts';
import { capitalised, ended, type Slots } from '../words/scribe.ts';
import type { Occupation, Sector } from '../words/sector.ts';
import type { AdVoice, OfferedContract, OfferedHours, ShiftPattern, Town } from '../words/voice.ts';

/** All that an advertisement says. */
export interface AdFacts {
  readonly title: string;
  readonly firm: string;
  readonly town: Town;
  readonly sector: Sector;
  readonly occupation: Occupation;
  readonly must: readonly string[];
  readonly nice: readonly string[];
  readonly licences: readonly string[];
  readonly language: string | null;
  readonly years: number;
  readonly contract: OfferedContract;
  readonly hours: OfferedHours;
  readonly shift: ShiftPattern | null;
  /** Gross euro a month; null when the advertisement keeps silent. */
  readonly wage: { readonly from: number; readonly to: number } | null;
}

/** Months and hours in a year's and a month's work, as advertisements count them. */
const MONTHS_A_YEAR = 12.92;
const HOURS_A_MONTH = 164;

function amount(desk: Desk, euro: number): string {
  const whole = String(Math.round(euro));
  return whole.length > 3 ? `${whole.slice(0, -3)}${desk.voice.thousands}${whole.slice(-3)}` : whole;
}

function wageText(desk: Desk, facts: AdFacts): string | null {
  if (facts.wage === null) return null;
  const { from, to } = facts.wage;
  const { scribe, random } = desk;
  if (facts.occupation.level < 3 && random.chance(0.4)) {
    const hourly = (monthly: number): string => {
      const text = (Math.round((monthly / HOURS_A_MONTH) * 10) / 10).toFixed(2);
      return desk.voice.language === 'ENG' ? text : text.replace('.', ',');
    };
    return scribe.write('{wageHour}', { low: hourly(from), high: hourly(to) });
  }
  if (facts.occupation.level === 3 && random.chance(0.4)) {
    const yearly = (monthly: number): string => amount(desk, Math.round((monthly * MONTHS_A_YEAR) / 500) * 500);
    return scribe.write('{wageYear}', { low: yearly(from), high: yearly(to) });
  }
  return scribe.write('{wageMonth}', { low: amount(desk, from), high: amount(desk, to) });
}

interface AdParts {
  readonly company: readonly string[];
  readonly tasks: readonly string[];
  readonly profile: readonly string[];
  readonly offer: readonly string[];
}

function partsOf(desk: Desk, facts: AdFacts, slots: Slots, prose: boolean): AdParts {
  const { random, voice } = desk;
  const { ad } = voice;
  const say = (templates: readonly string[], more: Slots = {}): string =>
    sentence(desk, templates, { ...slots, ...more });
  const chosen = random.several(facts.occupation.tasks, random.between(3, 6));
  // Each frame once, so that prose does not repeat itself.
  const frames = random.several(ad.task, chosen.length);
  const tasks = chosen.map((task, place) => {
    if (prose) return say([frames[place] ?? task], { task });
    return say([random.chance(0.6) ? `${task}${random.pick(ad.tails)}` : task]);
  });
  const profile = [
    ...(facts.years > 0 ? [say(ad.experience, { years: String(facts.years) })] : []),
    ...facts.must.map((skill) => say(ad.must, { skill })),
    ...facts.nice.map((skill) => say(ad.nice, { skill })),
    ...facts.licences.map((licence) => say(ad.licence, { licence })),
    ...(facts.language === null ? [] : [say(ad.language, { lang: facts.language })]),
    say(ad.trait),
  ];
  const wage = wageText(desk, facts);
  const offer = [
    say(ad.contract[facts.contract]),
    say(ad.hours[facts.hours]),
    ...(facts.shift === null ? [] : [say(ad.shift[facts.shift])]),
    ...(wage === null ? [] : [capitalised(wage)]),
    ...(random.chance(0.7) ? [say(ad.place)] : []),
    ...(random.chance(0.8) ? [say(ad.extra)] : []),
  ];
  const company = [say(ad.company), ...(random.chance(0.6) ? [say(ad.opening)] : [])];
  return { company, tasks, profile, offer };
}

function headed(
  desk: Desk,
  name: keyof AdVoice['headings'],
  lines: readonly string[],
  bullet: string,
  slots: Slots,
): string {
  const heading = desk.scribe.oneOf(desk.voice.ad.headings[name], slots);
  const ending = bullet === '' ? '.' : desk.random.pick(['', '', ';']);
  return [heading, ...lines.map((line) => (ending === '.' ? ended(line) : `${bullet}${line}${ending}`))].join('\n');
}

function prose(lines: readonly string[]): string {
  return lines.map((line) => ended(line)).join(' ');
}

/** The advertisement, in one of the structures that employers and agencies use. */
export function adText(desk: Desk, facts: AdFacts): string {
  const { random, voice } = desk;
  const slots: Slots = {
    title: facts.title,
    firm: facts.firm,
    town: facts.town.name,
    code: facts.town.postCode,
    skill: [...facts.must, ...facts.nice],
    place: desk.random.pick(facts.sector.sites),
    activity: facts.sector.activities,
  };
  const form = random.between(0, 4);
  const bullet = random.pick(['- ', '• ', '* ', '']);
  const parts = partsOf(desk, facts, slots, form === 3 || form === 4);
  const closing = ended(sentence(desk, voice.ad.closing, slots));
  const blocks = {
    company: headed(desk, 'company', [prose(parts.company).slice(0, -1)], '', slots),
    tasks: headed(desk, 'tasks', parts.tasks, bullet, slots),
    profile: headed(desk, 'profile', parts.profile, bullet, slots),
    offer: headed(desk, 'offer', parts.offer, bullet, slots),
  };
  switch (form) {
    case 0:
      return [blocks.company, blocks.tasks, blocks.profile, blocks.offer, closing].join('\n\n');
    case 1:
      return [prose(parts.company), blocks.tasks, blocks.profile, blocks.offer].join('\n\n');
    case 2:
      return [blocks.tasks, blocks.profile, blocks.offer, blocks.company, closing].join('\n\n');
    case 3:
      return [prose(parts.company), prose(parts.tasks), blocks.profile, prose(parts.offer), closing].join('\n\n');
    default:
      return [prose([...parts.company, ...parts.tasks]), prose(parts.profile), prose(parts.offer)].join('\n');
  }
}
