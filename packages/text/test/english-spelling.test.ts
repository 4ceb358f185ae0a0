import { describe, expect, it } from 'vitest';
import { inflectionKey } from '../src/index.ts';

describe('English as Britain and America write it', () => {
  it.each([
    ['counsellors', 'counselor'],
    ['travelling', 'traveling'],
    ['modelling', 'modeling'],
    ['labour', 'labor'],
    ['behavioural', 'behavioral'],
    ['centres', 'center'],
    ['organising', 'organizing'],
    ['specialisation', 'specialization'],
    ['analysed', 'analyzed'],
    ['paediatric', 'pediatric'],
    ['anaesthetist', 'anesthetist'],
    ['orthopaedics', 'orthopedics'],
    ['gynaecologist', 'gynecologist'],
    ['haematology', 'hematology'],
    ['oesophagus', 'esophagus'],
    ['aesthetician', 'esthetician'],
    ['foetal', 'fetal'],
    ['archaeologist', 'archeologist'],
    ['jewellery', 'jewelry'],
    ['enrolment', 'enrollment'],
    ['programmes', 'program'],
    ['catalogue', 'catalog'],
    ['licence', 'license'],
    ['practising', 'practicing'],
    ['tyres', 'tire'],
    ['aluminium', 'aluminum'],
    ['moulding', 'molding'],
    ['ploughing', 'plowing'],
    ['draughtsman', 'draftsman'],
    ['sulphur', 'sulfur'],
    ['greyhound', 'grayhound'],
  ])('are one word: %s and %s', (british, american) => {
    expect(inflectionKey(british, 'ENG')).toBe(inflectionKey(american, 'ENG'));
  });

  it.each([
    ['four', 'for'],
    ['tour', 'tor'],
    ['caller', 'caler'],
    ['selling', 'seling'],
    ['here', 'her'],
    ['centrer', 'center'],
    ['dance', 'danse'],
  ])('are two: %s and %s', (one, other) => {
    expect(inflectionKey(one, 'ENG')).not.toBe(inflectionKey(other, 'ENG'));
  });

  it('are told apart in other languages', () => {
    expect(inflectionKey('centre', 'FRE')).not.toBe(inflectionKey('center', 'FRE'));
  });
});
