import { latePart } from '../../ui/late-part.ts';

/** The details of an open row; a list of rows prepares them, as they are the next thing that is wanted. */
export const LateDetails = latePart(async () => (await import('./open-details.tsx')).OpenDetails);
