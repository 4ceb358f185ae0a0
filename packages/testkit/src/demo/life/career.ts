import type { Occupation, Sector } from '../words/sector.ts';
import type { Random } from '../words/random.ts';
import type { Country, Voice } from '../words/voice.ts';
import { twoDigits } from './person.ts';

/** A time in one job; months count from year 0. */
export interface Stage {
  readonly sector: Sector;
  readonly occupation: Occupation;
  readonly from: number;
  /** Null while it lasts. */
  readonly to: number | null;
}

/** A course followed, in whole years. */
export interface Course {
  readonly field: string;
  readonly degree: string;
  readonly level: 1 | 2 | 3;
  readonly from: number;
  readonly to: number;
}

/** Courses and jobs, oldest first. */
export interface Career {
  readonly sector: Sector;
  readonly occupation: Occupation;
  readonly courses: readonly Course[];
  readonly stages: readonly Stage[];
  /** Whole years worked, at least 2. */
  readonly years: number;
}

/** The demo data stand still at February 2026: the newest month in which a job ends. */
const LAST_MONTH = 2026 * 12 + 1;
/** Jobs that ended before 1995 are left off CVs. */
const FIRST_END = 1995 * 12;

type Degrees = Voice['degrees'][Country];

/** A month number as `yyyy-MM`. */
export function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${twoDigits((month % 12) + 1)}`;
}

function coursesOf(
  random: Random,
  degrees: Degrees,
  sector: Sector,
  occupation: Occupation,
  birthYear: number,
): Course[] {
  const { level } = occupation;
  const schoolEnd = birthYear + 18;
  const fields = level === 3 ? sector.higherStudies : sector.studies;
  if (level === 3) {
    const end = Math.min(schoolEnd + random.between(3, 5), 2025);
    const school = { field: random.pick(sector.studies), degree: random.pick(degrees[2]), level: 2 as const };
    const college = { field: random.pick(fields), degree: random.pick(degrees[3]), level: 3 as const };
    return [
      ...(random.chance(0.4) ? [{ ...school, from: schoolEnd - 6, to: schoolEnd }] : []),
      { ...college, from: schoolEnd, to: Math.max(end, schoolEnd + 1) },
    ];
  }
  if (level === 1 && random.chance(0.2)) return [];
  const course = { field: random.pick(fields), degree: random.pick(degrees[level]), level };
  const to = schoolEnd + random.between(-1, 1);
  return [{ ...course, from: to - random.between(2, 6), to }];
}

/** Invents how someone of this birth year came to an occupation. */
export function careerOf(random: Random, voice: Voice, country: Country, birthYear: number): Career {
  const sector = random.pick(voice.sectors);
  // The young have not studied long enough for every occupation.
  const youngest = 2026 - birthYear < 24;
  const within = sector.occupations.filter((each) => !youngest || each.level < 3);
  const occupation = random.pick(within.length === 0 ? sector.occupations : within);
  const courses = coursesOf(random, voice.degrees[country], sector, occupation, birthYear);
  const educated = courses.at(-1)?.to ?? birthYear + 18;
  const stages: Stage[] = [];
  let month = Math.max(educated, birthYear + 17) * 12 + random.between(6, 12);
  // The older one is, the longer one stays, so that a CV's few jobs cover most of a working life.
  const pace = random.between(12, 40 + Math.max(0, 2026 - birthYear - 18) * 4);
  while (month < LAST_MONTH - 2 && stages.length < 40) {
    const length = random.between(3, 12) + Math.floor(random.next() * pace);
    const end = month + length;
    const lasts = end >= LAST_MONTH;
    const early = stages.length < 2;
    const field = random.chance(early ? 0.2 : 0.08) ? random.pick(voice.sectors) : sector;
    const lower = field.occupations.filter((each) => each.level <= occupation.level);
    const held =
      field === sector && random.chance(0.72) ? occupation : random.pick(lower.length > 0 ? lower : [occupation]);
    const kept = held === occupation ? sector : field;
    const open = lasts && random.chance(0.75);
    stages.push({ sector: kept, occupation: held, from: month, to: open ? null : Math.min(end, LAST_MONTH) });
    month = end + (random.chance(0.3) ? random.between(2, 14) : random.between(0, 1));
    // A few hold two jobs for a while.
    if (random.chance(0.03)) month -= 2;
  }
  const recent = stages.filter((stage) => stage.to === null || stage.to >= FIRST_END).slice(-random.between(2, 6));
  const worked = recent.reduce((sum, stage) => sum + (stage.to ?? LAST_MONTH) - stage.from, 0);
  return { sector, occupation, courses, stages: recent, years: Math.max(2, Math.round(worked / 12)) };
}
