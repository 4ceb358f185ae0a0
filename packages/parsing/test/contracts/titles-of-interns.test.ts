import { expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

it.each([
  ['Summer intern, data', 'Ten weeks. Our interns are often offered a permanent job.', ['APPRENTICESHIP']],
  ['Stagiair communicatie', 'Tien weken. Stagiairs krijgen vaak een vast contract aangeboden.', ['APPRENTICESHIP']],
  ['Data analyst', 'Our interns are often offered a permanent job.', ['PERMANENT_POSSIBLE']],
])('ENG-10e what interns may become is no contract of an internship: %s', (title, text, contracts) => {
  const found = parser
    .parseJob({ title, text })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'CONTRACT_TYPE' ? [aspect.value] : []));
  expect(found).toEqual(contracts);
});
