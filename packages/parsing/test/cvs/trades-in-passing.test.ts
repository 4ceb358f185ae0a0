import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** Trades that a CV gives evidence of. */
function tradesOf(document: { cvText?: string; workExperiences?: { id: string; title: string; text: string }[] }) {
  const { evidence } = parser.enrich('CANDIDATE', { id: 'c', ...document }, { today: '2026-03-02' }).enrichment;
  const trades = evidence.filter(({ conceptType }) => conceptType === 'OCCUPATION').map(({ conceptId }) => conceptId);
  return [...new Set(trades)].sort();
}

describe('ENG-16 a trade among the tasks of a job that has a title', () => {
  it.each([
    ['Work experience\nAccountant, Metalco, 2015 - 2020\nLiaison with internal teams, banks and business lawyers.'],
    ['Work experience\nAccountant, Metalco, 2015 - 2020\nCoordinate with warehouse manager to ensure daily shipping.'],
    ['Werkervaring\n2015 - 2020 Boekhouder, Metalco, Gent\nDossiers van notaris en advocaat tijdig klaar.'],
    ['Expérience\n2015 - 2020 Comptable, Metalco, Lille\nLien entre expert-comptable, banque et avocat du groupe.'],
    ['Esperienze\n2015 - 2020 Contabile, Metalco, Pavia\nRapporti tra banca, notaio e avvocato della società.'],
  ])('is somebody else’s: %s', (cvText) => {
    expect(tradesOf({ cvText })).toEqual(['accountant']);
  });

  it('also where the jobs are given by themselves', () => {
    const text = 'Supervised and coached bakers, liaison with business lawyers.';
    expect(tradesOf({ workExperiences: [{ id: 'w1', title: 'Accountant', text }] })).toEqual(['accountant']);
  });

  it.each([
    ['Work experience\nAccountant, Metalco, 2015 - 2020\nAlso worked as the office manager.', 'office-manager'],
    ['Werkervaring\n2015 - 2020 Boekhouder, Metalco, Gent\nNadien ook als magazijnier gewerkt.', 'warehouse-worker'],
    ['Expérience\n2015 - 2020 Comptable, Metalco, Lille\nPuis le poste de magasinier.', 'warehouse-worker'],
  ])('but who says to be one is one: %s', (cvText, trade) => {
    expect(tradesOf({ cvText })).toContain(trade);
  });

  it('and so is who heads a line with it, or had it as another job', () => {
    expect(
      tradesOf({ cvText: 'Work experience\nAccountant, Metalco, 2015 - 2020\nWorked hard with the bank.\nBaker' }),
    ).toEqual(['accountant', 'baker']);
    expect(
      tradesOf({
        workExperiences: [
          { id: 'w1', title: 'Accountant', text: 'Before that the baker of the village.' },
          { id: 'w2', title: 'Baker', text: 'Bread.' },
        ],
      }),
    ).toEqual(['accountant', 'baker']);
  });
});

describe('ENG-16 a trade of a CV whose own trade is known', () => {
  const job = 'Work experience\nAccountant, Metalco, 2015 - 2020\nBank reconciliations.\n';

  it.each([
    ['below a school', `${job}Education\nBachelor of Commerce, Ghent University, 2014\nMother of a junior pharmacist.`],
    ['in a list of skills', `${job}Skills\nbudgets, purchasing, purchasing manager, quality, sales manager, Excel`],
  ])('is none of theirs %s', (_, cvText) => {
    expect(tradesOf({ cvText })).toEqual(['accountant']);
  });

  it('is none of theirs in a job whose title nobody knows', () => {
    const workExperiences = [
      { id: 'w1', title: 'Accountant', text: 'Bank reconciliations.' },
      { id: 'w2', title: 'Whale whisperer', text: 'Maintained a profitable GP, liaison with the pharmacist.' },
    ];
    expect(tradesOf({ workExperiences })).toEqual(['accountant']);
  });

  it('but the same list tells the trade of whom no title is known', () => {
    expect(tradesOf({ cvText: 'Skills\nbudgets, purchasing, purchasing manager, quality' })).toEqual([
      'procurement-manager',
    ]);
  });
});

describe('ENG-16 several of a trade, wherever they stand', () => {
  it.each([
    'Collaborate with customers and retail buyers.',
    'Wired power supplies. Configured SQL, SSL, servers, switches.',
    'Familie, experts en makelaars bellen.',
    'Échanges avec les clients, soudeurs et boulangers.',
  ])('are nobody: %s', (cvText) => {
    expect(tradesOf({ cvText })).toEqual([]);
  });
  it.each([
    ['I have worked as a welder for ten years.', 'welder'],
    ['Soudeur, dix ans de métier.', 'welder'],
  ])('and one of it is: %s', (cvText, trade) => {
    expect(tradesOf({ cvText })).toEqual([trade]);
  });
});
