import { existsSync } from 'node:fs';
import path from 'node:path';

/** The configuration file to read: the given one, the project's own, or the one that ships. */
export function configurationPath(root: string, given: string | undefined): string {
  if (given !== undefined) return path.resolve(root, given);
  const own = path.join(root, 'counterpart.config.json');
  return existsSync(own) ? own : path.join(root, 'apps/server/config/default.json');
}
