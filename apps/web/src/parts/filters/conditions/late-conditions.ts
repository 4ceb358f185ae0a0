import { latePart } from '../../../ui/late-part.ts';

/** The builder of conditions: heavy, and most searches have none of their own. */
export const CustomConditions = latePart(async () => (await import('./custom-conditions.tsx')).CustomConditions);
