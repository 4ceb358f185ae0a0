import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function enriched(cvText: string) {
  return parser.enrich('CANDIDATE', { id: 'c', cvText }, { today: '2026-03-02' });
}

/** Trades or hard skills that a CV gives evidence of. */
function evidenceOf(cvText: string, type: 'OCCUPATION' | 'SKILL' = 'OCCUPATION'): readonly string[] {
  const { evidence } = enriched(cvText).enrichment;
  return [...new Set(evidence.filter(({ conceptType }) => conceptType === type).map(({ conceptId }) => conceptId))];
}

describe('ENG-16 a trade in the name of an employer, without a word before it', () => {
  it.each([
    ['Werkervaring\n2015 - 2020 Magazijnier, Bakker Logistics, Gent', 'warehouse-worker', 'Bakker Logistics'],
    ['Werkervaring\nMagazijnier – Bakker Transport – 2015-2019', 'warehouse-worker', 'Bakker Transport'],
    ['Werkervaring\n2010 - 2015 Boekhouder, Slager Van Daele, Aalst', 'accountant', 'Slager Van Daele'],
    ['Expérience\n2015 - 2020 Magasinier, Boulanger Logistique, Lille', 'warehouse-worker', 'Boulanger Logistique'],
    ['Expérience\n2010 - 2015 Comptable, Menuisier Frères SARL, Lens', 'accountant', 'Menuisier Frères SARL'],
    ['Work experience\nWarehouse operative, Butcher & Sons, Leeds, 2015 - 2020', 'warehouse-worker', 'Butcher & Sons'],
    ['Work experience\nBookkeeper, Carpenter Group Ltd, 2010 - 2015', 'accountant', 'Carpenter Group Ltd'],
    ['Esperienze\n2015 - 2020 Magazziniere, Fornaio Logistica srl, Pavia', 'warehouse-worker', 'Fornaio Logistica srl'],
  ])('%s', (cvText, trade, company) => {
    const { document } = enriched(cvText);
    expect(evidenceOf(cvText)).toEqual([trade]);
    expect(document.workExperiences).toMatchObject([{ company }]);
  });

  it.each([
    ['Werkervaring\n2015 - 2020 Kok, Brasserie Zuid, Gent', ['cook']],
    ['Werkervaring\n2015 - 2020 Lasser en bakker, Metalco, Gent', ['baker', 'welder']],
    ['Work experience\nBaker, Pastry Chef, The Oven, Leeds, 2015 - 2020', ['baker', 'pastry-chef']],
  ])('but two trades of one person are theirs: %s', (cvText, trades) => {
    expect([...evidenceOf(cvText)].sort()).toEqual(trades);
  });
});

describe('ENG-16 a skill in the name of an employer is nobody’s', () => {
  it.each([
    'Werkervaring\n2014 - 2019 Heftruckchauffeur, DHL Supply Chain, Gent',
    'Werkervaring\n2014 - 2019 Boekhouder, Sodexo Catering Services, Gent',
    'Expérience\n2015 - 2020 Comptable, Bricolage Services SARL, Lyon',
    'Esperienze\n2015 - 2020 Contabile, Catering Service srl, Pavia',
  ])('%s', (cvText) => {
    expect(evidenceOf(cvText, 'SKILL')).toEqual([]);
  });

  it('but what is done there is', () => {
    const cvText = 'Werkervaring\n2014 - 2019 Kok, Sodexo Catering Services, Gent\nKoken volgens HACCP.';
    expect(evidenceOf(cvText, 'SKILL')).toContain('haccp');
  });
});

describe('ENG-16 those who speak for somebody have trades of their own', () => {
  it.each([
    'References: Peter Carpenter, 07700 900000; Mary Cook, teacher in York.',
    'Referenties: Jan Bakker, 0475 00 00 00 en An De Smet, zaakvoerder bij Colruyt.',
    'Références : Paul Boulanger, directeur chez Durand, 06 00 00 00 00.',
    'Referenze: Marco Fabbro, 333 0000000, e Lucia Sarto.',
    'Referenties\nJan Bakker, werfleider, 0475 00 00 00\nPiet Schilder, leraar',
  ])('%s', (cvText) => {
    expect(evidenceOf(cvText)).toEqual([]);
  });
  it('and what stands below the next heading is one’s own', () => {
    expect(evidenceOf('Referenties\nJan Bakker, 0475 00 00 00\n\nWerkervaring\nLasser bij Metalco')).toEqual([
      'welder',
    ]);
  });
});

describe('ENG-16 what somebody does besides work is no trade and no skill of theirs', () => {
  it.each([
    'Hobby’s: koken, fotograaf bij de wandelclub, trainer van de jeugdploeg.',
    "Hobby's: koken, fotograaf bij de wandelclub, trainer van de jeugdploeg.",
    'Loisirs : pâtissier amateur, photographe, entraîneur de foot.',
    'Hobbies: amateur photographer, football coach, baker of sourdough bread.',
    'Hobby: fotografo, allenatore di calcio giovanile, cuoco per passione.',
    'Hobbies\n- photographer\n- baking bread',
  ])('%s', (cvText) => {
    expect(evidenceOf(cvText)).toEqual([]);
    expect(evidenceOf(cvText, 'SKILL')).toEqual([]);
  });
  it('but a photographer by trade is one', () => {
    expect(evidenceOf('Fotograaf in loondienst sinds 2010.\nHobby: zeilen')).toEqual(['photographer']);
  });
});

describe('ENG-16 to whom something is done', () => {
  it.each([
    'Klanten en makelaars bellen, nieuwe lassers opleiden, koks aansturen.',
    'J’appelais les courtiers, formais les soudeurs et encadrais les cuisiniers.',
    'I phoned estate agents, trained welders and supervised cooks.',
    'Contattavo gli elettricisti, formavo i saldatori e coordinavo i cuochi.',
  ])('is of a trade, whoever does it is not: %s', (cvText) => {
    expect(evidenceOf(cvText)).toEqual([]);
  });
  it.each([
    ['Als lasser leidde ik twee mensen op.', 'welder'],
    ['Soudeur, je formais deux apprentis.', 'welder'],
  ])('but who does it is of theirs: %s', (cvText, trade) => {
    expect(evidenceOf(cvText)).toEqual([trade]);
  });
});

describe('ENG-16 words that are trades elsewhere', () => {
  it.each([
    'Gestione della produzione per commessa, controllo dei costi per commessa.',
    'Contabilità di commessa e gestione delle commesse.',
    'Administration de serveurs Linux et de serveurs de fichiers.',
    'Price was the key driver of growth.',
  ])('name none here: %s', (cvText) => {
    expect(evidenceOf(cvText)).toEqual([]);
  });
  it.each([
    ['Commessa in un negozio di scarpe dal 2015 al 2019.', 'shop-assistant'],
    ['Serveur au restaurant Le Port depuis 2015.', 'waiter'],
  ])('and are trades here: %s', (cvText, trade) => {
    expect(evidenceOf(cvText)).toEqual([trade]);
  });
});

describe('ENG-16 what a CV tells across a line', () => {
  it.each([
    ['Rijbewijs\nB', 'driving-licence-b'],
    ['Permis de\nconduire B', 'driving-licence-b'],
    ['Licences: driving\nlicence B', 'driving-licence-b'],
    ['Licences held: a driving licence B and a forklift\nlicence', 'forklift-licence'],
    ['Patente\nB automunito', 'driving-licence-b'],
    ['Patente di\nguida C e CQC', 'driving-licence-c'],
  ])('a licence: %s', (cvText, licence) => {
    expect(evidenceOf(cvText, 'SKILL')).toContain(licence);
  });
  it('a town behind "À" on a line of its own is no employer', () => {
    const { document } = enriched('Emploi\nSoudeur, Métalco\nÀ Charleroi, de 2010 à 2015');
    expect(document.workExperiences).toMatchObject([{ title: 'Soudeur', company: 'Métalco' }]);
  });
});

describe('ENG-19 what is told of a job that ended is evidence of its year alone', () => {
  it('a skill of a job of 2008 is no skill of today, one outside it is', () => {
    const cvText =
      'Jan Peeters\nGent\n\nWerkervaring\n2005 - 2008 Lasser, Metalco, Gent\n- MIG-lassen\n' +
      '2018 - heden Magazijnier, Colruyt\n- heftruck rijden\n\nKennis\nHACCP en AutoCAD';
    const { evidence } = enriched(cvText).enrichment;
    const yearsOf = (id: string) => [...new Set(evidence.filter((e) => e.conceptId === id).map((e) => e.endYear))];
    expect(yearsOf('welder')).toEqual([2008]);
    expect(yearsOf('mig-mag-welding')).toEqual([2008]);
    expect(yearsOf('forklift-driving')).toEqual([null]);
    expect(yearsOf('autocad')).toEqual([null]);
  });
});
