import { ASPECT_NAMES } from '@counterpart/domain';
import { z } from 'zod';

/** The fields of a document that `_source` may name whole; the id always stays. */
const FIELDS = new Set([
  'id',
  'language',
  'version',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'jobTitle',
  'jobText',
  'preferredJobTitle',
  'preferredJobInfo',
  'cvText',
  'workExperiences',
  'educations',
  'matchProfile',
  'extraProperties',
]);
/** What it may name within the profile; within the properties it may name any. */
const IN_PROFILE = new Set(['language', 'aspects', ...ASPECT_NAMES.map((aspect) => `aspects.${aspect}`)]);

function isField(field: string): boolean {
  const dot = field.indexOf('.');
  if (dot === -1) return FIELDS.has(field);
  const [name, within] = [field.slice(0, dot), field.slice(dot + 1)];
  return name === 'extraProperties' ? within !== '' : name === 'matchProfile' && IN_PROFILE.has(within);
}

/** A name of `_source`: a field, `extraProperties.<name>`, `matchProfile.language`, `matchProfile.aspects` or one aspect of these. */
export const sourceField = z
  .string()
  .max(200)
  .refine(isField, { error: ({ input }) => `There is no field ${String(input)} to show.` });
