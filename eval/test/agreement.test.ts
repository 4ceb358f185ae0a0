import { describe, expect, it } from 'vitest';
import { agreementOf } from '../src/agreement.ts';
import { parseGold } from '../src/gold-format.ts';

const FIRST = `kind: ad
lang: en
title: {F:Baker} wanted
contract: PERMANENT
place: 9000 Ghent
language: English B2; Dutch
seniority: 2
---
You {H:knead dough}, use an {H+:oven} and a {H:mixer}, are {S+:patient} and speak English. Work in 9000 Ghent.`;

const SECOND = `kind: ad
lang: en
title: {F:Baker} wanted
contract: TEMPORARY
hours: PART_TIME
place: Ghent
language: Dutch; English
---
You knead {H:dough}, use an {H-:oven} and a mixer, {S:are} {S+:patient} and {H:speak English}. Work in 9000 Ghent.`;

describe('the agreement of two readers', () => {
  const first = parseGold('first.txt', FIRST);
  const second = parseGold('second.txt', SECOND);
  const { marks, needs, header } = agreementOf([[first, second]]);

  it('counts marks that overlap one of the same kind, in both directions', () => {
    expect(marks.F).toMatchObject({ told: 1, recalled: 1, found: 1, right: 1 });
    expect(marks.H).toMatchObject({ told: 3, recalled: 2, found: 3, right: 2 });
    expect(marks.S).toMatchObject({ told: 1, recalled: 1, found: 2, right: 1 });
    expect(marks.H.f1).toBeCloseTo(2 / 3);
  });
  it('compares the need of agreeing skills only, not of functions', () => {
    expect(needs).toEqual({ judged: 6, same: 4 });
  });
  it('compares header values that one of them tells, whatever the post code, the level and the order', () => {
    expect(header).toEqual({
      contract: { judged: 1, same: 0 },
      hours: { judged: 1, same: 0 },
      wage: { judged: 0, same: 0 },
      place: { judged: 1, same: 1 },
      language: { judged: 1, same: 1 },
      seniority: { judged: 1, same: 0 },
    });
  });
  it('is the same whoever is called the first reader', () => {
    const turned = agreementOf([[second, first]]);
    expect(turned.marks.S.f1).toBeCloseTo(marks.S.f1);
    expect(turned.needs).toEqual(needs);
    expect(turned.header).toEqual(header);
  });
});
