import { describe, expect, it } from 'vitest';
import { readText } from '../../src/structure/read-text.ts';
import { findContractTypes } from '../../src/terms/contract/find-contract-types.ts';
import { findWorkingHours } from '../../src/terms/hours/find-working-hours.ts';
import { findSeniority } from '../../src/terms/seniority/find-seniority.ts';
import { findWage } from '../../src/terms/wage/find-wage.ts';

const contracts = (text: string) => findContractTypes(readText(text, 'ENG'), false).map(({ value }) => value);
const hours = (text: string) => findWorkingHours(readText(text, 'ENG')).map(({ value }) => value);
const wage = (text: string) => findWage(readText(text, 'ENG'), 160)?.value ?? null;
const years = (text: string) => findSeniority(readText(text, 'ENG'))?.value ?? null;

describe('the terms of employment', () => {
  it('a contract is the one offered, not one that is worked with', () => {
    expect(contracts('We offer a permanent contract.')).toEqual(['PERMANENT']);
    expect(contracts('Tasks\n- you draft permanent contracts')).toEqual([]);
  });
  it('hours are those of a week, not those of a course', () => {
    expect(hours('You work 38 hours a week.')).toEqual(['FULL_TIME']);
    expect(hours('You work 20 hours a week.')).toEqual(['PART_TIME']);
    expect(hours('There are 38 hours training.')).toEqual([]);
  });
  it('a wage has a period that it can be paid for', () => {
    expect(wage('We pay € 15 per hour.')).toMatchObject({ low: 2400, period: 'HOUR' });
    expect(wage('Meal vouchers of € 8 per day.')).toBe(null);
  });
  it('years are of experience, not of age or of the firm', () => {
    expect(years('You have three years of experience.')).toBe(3);
    expect(years('You are three years old.')).toBe(null);
  });
});
