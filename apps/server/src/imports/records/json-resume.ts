import type { WireDocument } from '@counterpart/domain';
import { conceptsOf, languagesOf, levelOfFluency, locationsOf } from './aspect-values.ts';
import { cleanText } from '../formats/clean-text.ts';
import { isObject, type JsonObject, listOf, objectsOf, textOf, withoutEmpty } from './json-value.ts';
import { looseDate } from './loose-date.ts';
import { stableId } from './stable-id.ts';

/** Whether a JSON object is a résumé in the JSON Resume form (jsonresume.org, schema 1.0.0). */
export function isJsonResume(value: JsonObject): boolean {
  if (isObject(value['basics'])) return true;
  return (
    textOf(value['$schema']).includes('resume') && (Array.isArray(value['work']) || Array.isArray(value['skills']))
  );
}

function lines(...parts: readonly unknown[]): string {
  return cleanText(
    parts
      .flatMap((part) => (Array.isArray(part) ? part.map((each) => `- ${textOf(each)}`) : [textOf(part)]))
      .filter((line) => line !== '' && line !== '- ')
      .join('\n'),
  );
}

function experience(work: JsonObject, at: number) {
  return withoutEmpty({
    id: `w${at + 1}`,
    title: textOf(work['position']),
    company: textOf(work['name']) || textOf(work['company']) || textOf(work['organization']),
    text: lines(work['summary'], listOf(work['highlights'])),
    dateFrom: looseDate(work['startDate']),
    dateTo: looseDate(work['endDate']),
  });
}

function education(school: JsonObject, at: number) {
  return withoutEmpty({
    id: `e${at + 1}`,
    field: textOf(school['area']),
    degree: textOf(school['studyType']),
    institute: textOf(school['institution']),
    info: lines(school['score'], listOf(school['courses'])),
    dateFrom: looseDate(school['startDate']),
    dateTo: looseDate(school['endDate']),
  });
}

function restOfCv(resume: JsonObject, basics: JsonObject): string {
  const paragraphs = [
    textOf(basics['summary']),
    ...objectsOf(resume['volunteer']).map((each) =>
      lines(
        [textOf(each['position']), textOf(each['organization'])].filter(Boolean).join(', '),
        each['summary'],
        listOf(each['highlights']),
      ),
    ),
    ...objectsOf(resume['projects']).map((each) =>
      lines(each['name'], each['description'], listOf(each['highlights']), listOf(each['keywords'])),
    ),
    ...objectsOf(resume['awards']).map((each) => lines(each['title'], each['summary'])),
    ...objectsOf(resume['publications']).map((each) => lines(each['name'], each['summary'])),
    objectsOf(resume['interests'])
      .map((each) => textOf(each['name']))
      .filter(Boolean)
      .join(', '),
  ];
  return cleanText(paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'));
}

/** A résumé as a candidate: experiences, educations, skills, languages and certificates keep their places. */
export function jsonResumeDocument(resume: JsonObject): WireDocument {
  const basics = isObject(resume['basics']) ? resume['basics'] : {};
  const location = isObject(basics['location']) ? basics['location'] : {};
  const email = textOf(basics['email']).toLowerCase();
  const profile = objectsOf(basics['profiles']).find((each) => /linked\s?in/i.test(textOf(each['network'])));
  const skills = objectsOf(resume['skills']).flatMap((skill) =>
    [skill['name'], ...listOf(skill['keywords'])].map(textOf),
  );
  const certificates = objectsOf(resume['certificates']).map((each) => textOf(each['name']));
  const aspects = withoutEmpty({
    hardSkills: conceptsOf([...skills, ...certificates]),
    languages: languagesOf(
      objectsOf(resume['languages']).map((each) => ({
        label: textOf(each['language']),
        level: levelOfFluency(textOf(each['fluency'])),
      })),
    ),
    locations: locationsOf([textOf(location['city'])]),
  });
  return withoutEmpty({
    id: stableId(email === '' ? JSON.stringify(resume) : `candidate ${email}`),
    preferredJobTitle: textOf(basics['label']),
    cvText: restOfCv(resume, basics),
    // JSON Resume once called it `volunteer`, `work` and `education`; drafts before 1.0 differ in `company` only.
    workExperiences: objectsOf(resume['work']).map(experience),
    educations: objectsOf(resume['education']).map(education),
    ...(Object.keys(aspects).length === 0 ? {} : { matchProfile: { aspects } }),
    extraProperties: withoutEmpty({
      name: textOf(basics['name']),
      email,
      phone: textOf(basics['phone']),
      town: textOf(location['city']),
      postcode: textOf(location['postalCode']),
      country: textOf(location['countryCode']),
      url: textOf(basics['url']) || textOf(basics['website']),
      linkedin: textOf(profile?.['url']) || textOf(profile?.['username']),
    }),
  }) as unknown as WireDocument;
}
