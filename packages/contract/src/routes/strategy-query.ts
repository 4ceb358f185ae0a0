import { z } from 'zod';
import { languageOrLocale, name } from '../schemas/primitives.ts';

/** The query of calls that score: a strategy by name, and the language of labels. */
export const strategyQuery = z.object({ strategy: name.optional(), language: languageOrLocale.optional() });
