import { latePart } from '../../ui/late-part.ts';

/** The profile editor: a start without a profile is there before it. */
export const LateEditor = latePart(async () => (await import('../profile-editor/profile-editor.tsx')).ProfileEditor);
