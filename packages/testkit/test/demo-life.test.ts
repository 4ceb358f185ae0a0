import { describe, expect, it } from 'vitest';
import { demoCandidates } from '../src/index.ts';

const candidates = [...demoCandidates(11, 1500)];

describe('the lives of demo candidates', () => {
  it('have jobs that begin before they end, between the years that CVs show', () => {
    for (const { id, workExperiences = [] } of candidates) {
      for (const { dateFrom, dateTo } of workExperiences) {
        expect(dateFrom, id).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
        if (dateTo === null || dateTo === undefined) continue;
        expect(dateTo > (dateFrom ?? ''), id).toBe(true);
        expect(dateTo >= '1995-01' && dateTo <= '2026-02', id).toBe(true);
      }
    }
  });

  it('begin to work after school and not before seventeen', () => {
    for (const { id, workExperiences = [], educations = [], extraProperties } of candidates) {
      const birthYear = Number(String(extraProperties?.['birthDate']).slice(0, 4));
      const first = workExperiences.map((each) => each.dateFrom ?? '').sort()[0];
      if (first === undefined) continue;
      expect(Number(first.slice(0, 4)) - birthYear, id).toBeGreaterThanOrEqual(17);
      for (const { dateTo } of educations) expect(first >= `${dateTo}-06`, id).toBe(true);
    }
  });

  it('hold one job at a time, with few exceptions, and one current job at most', () => {
    let overlaps = 0;
    let changes = 0;
    for (const { id, workExperiences = [] } of candidates) {
      expect(workExperiences.filter((each) => each.dateTo === null).length, id).toBeLessThanOrEqual(1);
      const oldestFirst = [...workExperiences].reverse();
      oldestFirst.slice(1).forEach((next, index) => {
        changes += 1;
        if ((next.dateFrom ?? '') < (oldestFirst[index]?.dateTo ?? '9999')) overlaps += 1;
      });
    }
    expect(changes).toBeGreaterThan(1500);
    expect(overlaps / changes).toBeLessThan(0.06);
    expect(overlaps).toBeGreaterThan(0);
  });

  it('tell the newest job first', () => {
    for (const { id, workExperiences = [] } of candidates) {
      const starts = workExperiences.map((each) => each.dateFrom ?? '');
      expect(starts, id).toEqual([...starts].sort().reverse());
    }
  });

  it('show sixteen- to sixty-five-year-olds of whom some are placed or employed', () => {
    const statuses = new Map<string, number>();
    for (const { extraProperties } of candidates) {
      const status = String(extraProperties?.['status']);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const birthYear = Number(String(extraProperties?.['birthDate']).slice(0, 4));
      expect(birthYear).toBeGreaterThanOrEqual(1961);
      expect(birthYear).toBeLessThanOrEqual(2008);
    }
    expect(statuses.get('placed') ?? 0).toBeGreaterThan(20);
    expect(statuses.get('placed') ?? 0).toBeLessThan(150);
    expect(statuses.get('available') ?? 0).toBeGreaterThan(statuses.get('employed') ?? 0);
  });
});
