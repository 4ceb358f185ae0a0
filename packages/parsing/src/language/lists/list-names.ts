import { TERM_LISTS } from './term-lists.ts';
import { SECTION_LISTS } from './section-lists.ts';
import { PLACE_LISTS } from './place-lists.ts';
import { TASK_LISTS } from './task-lists.ts';
import { GRAMMAR_LISTS } from './grammar-lists.ts';
import { CV_LISTS } from './cv-lists.ts';

/** Every list that a language has, with what its phrases mean. */
export const LISTS = {
  ...TERM_LISTS,
  ...SECTION_LISTS,
  ...PLACE_LISTS,
  ...TASK_LISTS,
  ...GRAMMAR_LISTS,
  ...CV_LISTS,
} as const;

/** The name of a list. */
export type ListName = keyof typeof LISTS;

/** Whether there is a list of this name. */
export function isListName(name: string): name is ListName {
  return Object.hasOwn(LISTS, name);
}

/** The names of all lists. */
export const LIST_NAMES: readonly ListName[] = Object.keys(LISTS).filter(isListName);

/** Lists of which one excludes the others: a phrase stands in one of them at most. */
export const OPPOSITES: readonly (readonly ListName[])[] = [
  [
    'contract.permanent',
    'contract.permanent.weak',
    'contract.permanent-possible',
    'contract.permanent-possible.weak',
    'contract.temporary',
    'contract.temporary.weak',
    'contract.reserve',
    'contract.reserve.weak',
    'contract.self-employed',
    'contract.self-employed.weak',
    'contract.volunteer',
    'contract.volunteer.weak',
    'contract.student',
    'contract.student.weak',
    'contract.apprenticeship',
    'contract.apprenticeship.weak',
    'contract.none',
  ],
  ['hours.full-time', 'hours.part-time', 'hours.mixed', 'hours.availability'],
  ['wage.per.hour', 'wage.per.day', 'wage.per.week', 'wage.per.month', 'wage.per.year'],
  ['level.a1', 'level.a2', 'level.b1', 'level.b2', 'level.c1', 'level.c2'],
  ['heading.tasks', 'heading.profile', 'heading.offer', 'heading.company', 'heading.contact'],
  ['heading.must', 'heading.nice'],
  ['heading.word.tasks', 'heading.word.profile', 'heading.word.offer', 'heading.word.company', 'heading.word.contact'],
  [
    'requirement.none',
    'requirement.soft-ahead',
    'requirement.soft',
    'requirement.taught',
    'requirement.hard',
    'requirement.soft-last',
    'requirement.hard-last',
    'requirement.hard-behind',
  ],
  ['requirement.must', 'requirement.nice'],
  ['requirement.must', 'requirement.soft'],
  ['requirement.hard', 'requirement.nice'],
  ['requirement.must', 'requirement.hard'],
  ['requirement.nice', 'requirement.soft'],
  ['requirement.heading.hard', 'requirement.heading.soft', 'requirement.heading.taught'],
  [
    'place.labels',
    'place.here',
    'place.picked',
    'place.site',
    'place.office',
    'place.offices',
    'place.own',
    'place.another',
    'place.other',
    'place.near',
    'place.not',
    'place.turns',
  ],
  ['place.here-behind', 'place.where-behind', 'place.seldom', 'place.other-behind'],
  ['prose.asking', 'prose.tasks', 'prose.contact'],
  ['task.verb.empty', 'task.verb'],
  ['benefit.word', 'benefit.offer'],
  ['cv.heading.experience', 'cv.heading.education', 'cv.heading.profile', 'cv.heading.personal', 'cv.heading.other'],
];
