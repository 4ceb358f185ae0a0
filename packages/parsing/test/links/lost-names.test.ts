import { describe, expect, it } from 'vitest';
import { conceptsIn } from '../names/concepts-in.ts';

describe('ENG-10c an abbreviation with the letters of a small word is a part of its label', () => {
  it.each([
    ['Project manager', 'Oversee engineering and fabrication projects.', 'it-project-management'],
    ['Project manager', 'You know the management of projects.', 'it-project-management'],
    ['System administrator', 'Manage the assets of the municipality.', 'it-asset-management'],
  ])('%s: "%s" is no %s', (title, text, concept) => {
    expect(conceptsIn('ENG', title, text)).not.toContain(concept);
  });

  it.each([
    ['Project manager', 'You have experience of IT project management.', 'it-project-management'],
    ['System administrator', 'IT asset management is a part of the job.', 'it-asset-management'],
  ])('%s: "%s" is %s', (title, text, concept) => {
    expect(conceptsIn('ENG', title, text)).toContain(concept);
  });
});
