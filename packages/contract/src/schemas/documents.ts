import { z } from 'zod';
import { matchProfile } from './aspects.ts';
import { boundedList, id, integer, language, orAbsent, text, title, writtenLanguage } from './primitives.ts';

const DATE_SHAPE = /^(\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]).*)?)?)?$/;

/** Whether the day that a date begins with, if it does, is in the calendar: 30 February is not. */
function isInCalendar(date: string): boolean {
  const day = date.slice(0, 10);
  return !DATE_SHAPE.test(date) || day.length < 10 || z.iso.date().safeParse(day).success;
}

/** A date of an experience or education: a year, a year and month, or a day. */
const looseDate = z
  .string()
  .max(40)
  .regex(DATE_SHAPE, 'Expected yyyy, yyyy-MM or yyyy-MM-dd.')
  .refine(isInCalendar, { error: 'There is no such day.', params: { reason: 'NO_SUCH_DAY' } })
  .nullish();

/** Work experience (ENG-19). */
export const workExperience = z.looseObject({
  id: orAbsent(id),
  title: title.nullish(),
  company: text.nullish(),
  text: text.nullish(),
  dateFrom: looseDate,
  dateTo: looseDate,
});

/** Education (ENG-19). */
export const education = z.looseObject({
  id: orAbsent(id),
  field: text.nullish(),
  degree: text.nullish(),
  institute: text.nullish(),
  info: text.nullish(),
  dateFrom: looseDate,
  dateTo: looseDate,
});

const base = {
  language: orAbsent(writtenLanguage),
  version: orAbsent(integer),
  createdAt: orAbsent(z.string().max(40)),
  updatedAt: orAbsent(z.string().max(40)),
  updatedBy: orAbsent(z.string().max(1000)),
  matchProfile: orAbsent(matchProfile),
  extraProperties: orAbsent(z.record(z.string().max(200), z.unknown())),
};

/** What a caller may PUT as a job; unknown fields are kept. The id comes from the path, or stands in a bulk line. */
export const jobInput = z.looseObject({
  id: orAbsent(id),
  jobTitle: title.nullish(),
  jobText: text.nullish(),
  ...base,
});

/** What a caller may PUT as a candidate; unknown fields are kept. */
export const candidateInput = z.looseObject({
  id: orAbsent(id),
  preferredJobTitle: title.nullish(),
  preferredJobInfo: text.nullish(),
  cvText: text.nullish(),
  workExperiences: orAbsent(boundedList(workExperience, 500)),
  educations: orAbsent(boundedList(education, 500)),
  ...base,
});

/** A stored document as a call answers it, complete with what was parsed. */
export const documentOutput = z.looseObject({
  id: z.string(),
  language: language.optional(),
  version: z.number().optional(),
  /** The name of who changed it last, where there is a login. */
  updatedBy: z.string().optional(),
  jobTitle: z.string().nullish(),
  jobText: z.string().nullish(),
  preferredJobTitle: z.string().nullish(),
  preferredJobInfo: z.string().nullish(),
  cvText: z.string().nullish(),
  workExperiences: z.array(z.looseObject({})).optional(),
  educations: z.array(z.looseObject({})).optional(),
  matchProfile: z.looseObject({}).optional(),
  extraProperties: z.record(z.string(), z.unknown()).optional(),
});
