import { latePart } from '../../../ui/late-part.ts';

/** What is edited of a value; most visits only look at the chips. */
export const ValueEditor = latePart(async () => (await import('./value-editor.tsx')).ValueEditor);

/** What is edited of an aspect itself. */
export const ImportanceFields = latePart(
  async () => (await import('./importance/importance-fields.tsx')).ImportanceFields,
);

/** Fetches both, so that what somebody opens is there. */
export function prepareFields(): void {
  void ValueEditor.prepare();
  void ImportanceFields.prepare();
}
