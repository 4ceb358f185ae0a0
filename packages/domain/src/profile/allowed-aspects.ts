import { ASPECT_NAMES, type AspectName } from './aspect.ts';

/**
 * The aspects that an enabled-aspects setting allows (A5, SET-22): a comma list; empty or `*` is all;
 * a leading `!` is all except those listed. Names that are no aspect are ignored.
 */
export function allowedAspects(setting: string): ReadonlySet<AspectName> {
  const text = setting.trim();
  const inverted = text.startsWith('!');
  const listed = new Set((inverted ? text.slice(1) : text).split(',').map((name) => name.trim().replace(/^!/, '')));
  if (text === '' || listed.has('*')) return new Set(inverted ? [] : ASPECT_NAMES);
  return new Set(ASPECT_NAMES.filter((name) => listed.has(name) !== inverted));
}
