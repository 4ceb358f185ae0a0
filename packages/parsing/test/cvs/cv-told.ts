import type { Language } from '@counterpart/domain';
import { parser } from '../starter-parser.ts';

/** A CV up to its job, in each language: what is schooling stands below it. */
export const HEAD: Readonly<Record<Language, string>> = {
  DUT: 'Pieter Claes\nAalst\n\nWERKERVARING\n2019 - heden: lasser, Staalbouw Claes, Aalst\n\n',
  FRE: 'Luc Masson\nNamur\n\nEXPÉRIENCE\n2019 - présent : soudeur, Métal Masson, Namur\n\n',
  ENG: 'Ian Barlow\nLeeds\n\nEXPERIENCE\n2019 - present: Welder, Barlow Steel, Leeds\n\n',
  ITA: 'Aldo Serra\nParma\n\nESPERIENZA\n2019 - oggi: saldatore, Ferri Serra, Parma\n\n',
};

/** `degree field | school | from | to` of each schooling of a CV with a job above it. */
export function schooling(language: Language, text: string): readonly string[] {
  return parser
    .parseCv({ language, text: HEAD[language] + text })
    .educations.map(({ degree, field, institute, dateFrom, dateTo }) =>
      [[degree, field].filter(Boolean).join(' '), institute, dateFrom, dateTo].map((part) => part ?? '').join(' | '),
    );
}

/** `title | employer | from | to` of each job. */
export function jobs(language: Language, text: string): readonly string[] {
  return parser
    .parseCv({ language, text })
    .workExperiences.map(({ title, company, dateFrom, dateTo }) =>
      [title, company, dateFrom, dateTo].map((part) => part ?? '').join(' | '),
    );
}
