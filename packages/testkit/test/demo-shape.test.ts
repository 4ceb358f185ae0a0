import { describe, expect, it } from 'vitest';
import {
  type Aspect,
  type AspectName,
  CONTRACT_TYPES,
  isLanguage,
  LANGUAGES,
  TYPE_OF_ASPECT,
  type WireDocument,
  WORKING_HOURS,
} from '@counterpart/domain';
import { demoCandidates, demoCandidatesWithMentions, demoJobs, demoJobsWithMentions } from '../src/index.ts';

const candidates = [...demoCandidates(7, 1200)];
const jobs = [...demoJobs(7, 600)];

function share<Value>(values: readonly Value[], holds: (value: Value) => boolean): number {
  return values.filter(holds).length / values.length;
}

function hasItems(aspect: Aspect): boolean {
  return Array.isArray(aspect.value) ? aspect.value.length > 0 : aspect.value !== null;
}

describe('demo documents', () => {
  it('are the same, byte for byte, for the same seed', () => {
    expect(JSON.stringify([...demoCandidates(42, 40)])).toBe(JSON.stringify([...demoCandidates(42, 40)]));
    expect(JSON.stringify([...demoJobs(42, 40)])).toBe(JSON.stringify([...demoJobs(42, 40)]));
    expect(JSON.stringify([...demoJobs(43, 40)])).not.toBe(JSON.stringify([...demoJobs(42, 40)]));
  });

  it('begin the same whatever the count', () => {
    expect([...demoCandidates(42, 60)].slice(0, 25)).toEqual([...demoCandidates(42, 25)]);
    expect([...demoJobs(42, 60)].slice(0, 25)).toEqual([...demoJobs(42, 25)]);
  });

  it('are made one by one, as they are asked for', () => {
    const endless = demoCandidates(1, Number.MAX_SAFE_INTEGER)[Symbol.iterator]();
    expect([endless.next().value?.id, endless.next().value?.id]).toEqual(['demo-c00001', 'demo-c00002']);
  });

  it('divide over the languages as a Benelux agency’s would', () => {
    for (const documents of [candidates, jobs]) {
      expect(documents.every((document) => isLanguage(document.language))).toBe(true);
      const parts = LANGUAGES.map((language) => share(documents, (document) => document.language === language));
      const wanted = [0.45, 0.25, 0.15, 0.15];
      parts.forEach((part, index) => expect(Math.abs(part - (wanted[index] ?? 0))).toBeLessThan(0.06));
    }
  });

  it('have every field of their kind and no slot left open', () => {
    const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
    for (const document of candidates) {
      expect(isText(document.cvText) && isText(document.preferredJobTitle), document.id).toBe(true);
      expect(document.extraProperties).toMatchObject({
        name: expect.stringMatching(/\S \S/),
        birthDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        email: expect.stringMatching(/^[a-z0-9.-]+@example\.org$/),
        status: expect.stringMatching(/^(available|employed|placed)$/),
        startDate: expect.stringMatching(/^2026-\d{2}-\d{2}$/),
      });
      expect((document.workExperiences ?? []).every((each) => isText(each.title) && isText(each.company))).toBe(true);
      expect((document.educations ?? []).every((each) => isText(each.field) && isText(each.institute))).toBe(true);
    }
    for (const document of jobs) {
      expect(isText(document.jobText) && isText(document.jobTitle), document.id).toBe(true);
      expect(document.extraProperties).toMatchObject({
        company: expect.stringMatching(/\S/),
        companyId: expect.stringMatching(/^[a-z0-9-]+$/),
        status: expect.stringMatching(/^(open|closed)$/),
      });
    }
    const faulty = /(?:[{}~]|undefined|NaN|\[object|\.\.).{0,30}/;
    const found = [...candidates, ...jobs].flatMap((document) => faulty.exec(textsOf(document))?.[0] ?? []);
    expect(found).toEqual([]);
  });

  it('give about half of the candidates and a third of the jobs a profile of their own', () => {
    const hasProfile = (document: WireDocument): boolean => document.matchProfile !== undefined;
    expect(Math.abs(share(candidates, hasProfile) - 0.5)).toBeLessThan(0.05);
    expect(Math.abs(share(jobs, hasProfile) - 0.33)).toBeLessThan(0.06);
    const strict = share(candidates, ({ matchProfile }) =>
      Object.values(matchProfile?.aspects ?? {}).some((aspect) => aspect.required),
    );
    expect(Math.abs(strict - 0.08)).toBeLessThan(0.03);
  });

  it('write profiles in the shape of the wire', () => {
    for (const { id, matchProfile, language } of [...candidates, ...jobs]) {
      if (matchProfile === undefined) continue;
      expect(matchProfile.language, id).toBe(language);
      const aspects = Object.entries(matchProfile.aspects) as readonly [AspectName, Aspect][];
      for (const [name, aspect] of aspects) {
        expect(aspect.type, id).toBe(TYPE_OF_ASPECT[name]);
        expect(hasItems(aspect), id).toBe(true);
      }
      const labels = (name: 'contractTypes' | 'workingHours'): readonly string[] => {
        const aspect = matchProfile.aspects[name];
        return aspect?.type === 'concepts' ? aspect.value.map((item) => item.label) : [];
      };
      expect(
        labels('contractTypes').every((label) => CONTRACT_TYPES.includes(label as never)),
        id,
      ).toBe(true);
      expect(
        labels('workingHours').every((label) => WORKING_HOURS.includes(label as never)),
        id,
      ).toBe(true);
    }
  });

  it('name what they say they mention', () => {
    for (const { document, mentions } of demoCandidatesWithMentions(3, 80)) {
      const text = textsOf(document).toLowerCase();
      for (const { label } of mentions) expect(text, document.id).toContain(label.toLowerCase());
    }
    for (const { document, mentions } of demoJobsWithMentions(3, 80)) {
      expect(mentions.length, document.id).toBeGreaterThan(2);
    }
  });
});

/** Every text of a document, a line each. */
function textsOf(document: WireDocument): string {
  const { cvText, jobText, jobTitle, preferredJobTitle, preferredJobInfo, workExperiences = [] } = document;
  const jobs = workExperiences.flatMap((each) => [each.title, each.company, each.text]);
  return [cvText, jobText, jobTitle, preferredJobTitle, preferredJobInfo, ...jobs].join('\n');
}
