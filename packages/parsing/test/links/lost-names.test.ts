import { describe, expect, it } from 'vitest';
import { conceptsIn } from '../names/concepts-in.ts';

describe('ENG-10c an abbreviation with the letters of a small word is a part of its label', () => {
  it.each([
    ['Plant manager', 'You oversee engineering and fabrication projects.', 'it-project-management'],
    ['Fund manager', 'You manage the assets of private clients.', 'it-asset-management'],
    ['Training officer', 'You deliver training to new colleagues.', 'it-training'],
    ['Database administrator', 'Backup and capacity management of the servers.', 'capacity-planning-it'],
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
