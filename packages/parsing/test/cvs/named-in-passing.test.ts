import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** Trades and hard skills that a CV gives evidence of, besides the titles of its jobs. */
function evidenceOf(cvText: string, type: 'OCCUPATION' | 'SKILL'): readonly string[] {
  const { evidence } = parser.enrich('CANDIDATE', { id: 'c', cvText }, { today: '2026-03-02' }).enrichment;
  return [...new Set(evidence.filter(({ conceptType }) => conceptType === type).map(({ conceptId }) => conceptId))];
}

describe('ENG-16 a trade that a CV names in passing is no evidence', () => {
  it.each([
    ['the subject of a clause', 'Georganiseerd zijn de woorden die de ploegbaas over mij gebruikt.'],
    ['the name of a firm', 'Ik leerde magazijnwerk bij Bakker Desmet in Aalst.'],
    ['the name of a firm', 'Gewerkt bij de firma Westhoek Koeriers in Ieper.'],
    ['whom one plans', 'Ik moest er vooral 86 poetshulpen op 25 sites plannen.'],
    ['the name of a firm', 'Een collega met 16 jaar ervaring bij Koerier Berkenstein.'],
    ['a hobby', 'In mijn vrije tijd ben ik trainer van een jeugdploeg.'],
    ['surnames', 'Referenties: dhr. Slager, mevr. Kuiper.'],
    ['whom one works with', 'Dagelijks afstemmen met psycholoog en ouders.'],
    ['the subject of a clause', 'Ce sont les mots que le chef d’équipe emploie.'],
    ['the name of a firm', 'Deux ans chez Boulanger Frères à Lille.'],
    ['a place of work', 'Fort de cinq ans au service commercial.'],
    ['a place of work', 'Stage dans un cabinet d’avocats.'],
    ['a surname', 'Sous la direction de M. Boulanger.'],
    ['a production line', 'Bac pro Pilote de ligne de production.', 'production-operator'],
    ['the subject of a clause', 'Dependable are the words the branch manager uses.'],
    ['the name of a firm', 'Two years at Baker Tilly.'],
    ['a place of work', 'Would like to work in a butcher’s shop.'],
    ['the name of a firm', 'Two years with the parcels of Northgate Couriers.'],
    ['a hobby', 'Outside work I cook for 23 people every Friday.'],
    ['surnames', 'References: Mr Carpenter, Mrs Cook.'],
    ['customers', 'Explaining results to doctors.'],
    ['somebody who speaks', 'Così mi ha descritta un capoturno.'],
    ['the name of a firm', 'Formato presso Chimica Rivalta spa.'],
    ['a place of work', 'Contratti verificati in uno studio legale.'],
    ['a hobby', 'Fuori dal lavoro restauro vecchie biciclette.'],
    ['things', 'Rifornire la carta e vendere biglietti.'],
    ['somebody who is helped', 'Assistere il dentista in sala.'],
    ['a surname', 'Referenze: sig. Fabbro.'],
  ])('%s: %s', (_what, cvText, ...others) => {
    expect(evidenceOf(cvText, 'OCCUPATION')).toEqual(others);
  });

  it.each([
    ['In mijn vrije tijd kook ik voor twintig mensen.', 'cooking'],
    ['En dehors du travail, je cuisine pour vingt personnes.', 'cooking'],
    ['Fuori dal lavoro cucino per venti persone.', 'cooking'],
  ])('nor is what somebody does besides work a skill: %s', (cvText, skill) => {
    expect(evidenceOf(cvText, 'SKILL')).not.toContain(skill);
  });

  it.each([
    ['Bij Catering Kwadelaan deed ik de administratie.', 'buffet-catering'],
    ['Comptable chez Métallerie Clairbois.', 'metalworking'],
    ['Bookkeeper at Roofing Partners.', 'roofing'],
    ['Segretaria presso Tessitura Acquaviva.', 'weaving'],
  ])('nor is what an employer does, by its name: %s', (cvText, skill) => {
    expect(evidenceOf(cvText, 'SKILL')).not.toContain(skill);
  });

  it.each([
    ['Ervaring met Catering en Excel bij Kwadelaan.', 'buffet-catering'],
    ['For SolidWorks I was the person to ask.', 'solidworks'],
    ['Ik volgde een cursus Dakwerken.', 'roofing'],
  ])('but a skill with a capital is: %s', (cvText, skill) => {
    expect(evidenceOf(cvText, 'SKILL')).toContain(skill);
  });
});

describe('ENG-16 one’s own trade is, with a capital, a firm or a hobby beside it', () => {
  it.each([
    ['Bakker bij Delhaize sinds 2015.', 'baker'],
    ['Als Lasser TIG gewerkt bij Metalco.', 'welder'],
    ['Ik ben slager. In mijn vrije tijd fiets ik.', 'butcher'],
    ['Employé comme Boulanger Pâtissier à Namur.', 'baker'],
    ['Titulaire du diplôme de Soudeur TIG.', 'tig-welder'],
    ['Worked as a Butcher in Leeds.', 'butcher'],
    ['Worked as Night Shift Welder for two years.', 'welder'],
    ['Ho lavorato come cartaio in una cartiera.', 'paper-machine-operator'],
    ['Fabbro dal 2010 a Torino.', 'blacksmith'],
  ])('%s', (cvText, occupation) => {
    expect(evidenceOf(cvText, 'OCCUPATION')).toContain(occupation);
  });
});

describe('ENG-16 a surname that is a trade makes nobody of that trade', () => {
  it.each([
    ['Jan Bakker\nKerkstraat 1, 9000 Gent\n\nWerkervaring\n2015 - 2020 Lasser, Metalco, Gent', ['welder']],
    ['BAKKER Jan\nGent\n\nMetser sinds 2010', ['bricklayer']],
    ['Sophie Boulanger\nLille\n\nExpérience\nComptable chez Durand, 2015 - 2020', ['accountant']],
    ['John Baker\nLondon\n\nWork experience\nAccountant, Smith & Co, 2012 - 2019', ['accountant']],
    ['Marco Fabbro\nTorino\n\nEsperienze\nMagazziniere, 2015 - 2020', ['warehouse-worker']],
    // who is called so and is one
    ['Jan Bakker\nBakker\nGent\n\nWerkervaring\n2015 - 2020 Bakker, Delhaize, Gent', ['baker']],
  ])('%s', (cvText, expected) => {
    expect(evidenceOf(cvText, 'OCCUPATION')).toEqual(expected);
  });

  it('whatever the text, where the document tells the name', () => {
    const document = { id: 'c', extraProperties: { name: 'Els Kuiper' }, cvText: 'CV van Els Kuiper, lasster in Gent' };
    const { evidence } = parser.enrich('CANDIDATE', document, { today: '2026-03-02' }).enrichment;
    const trades = evidence.filter(({ conceptType }) => conceptType === 'OCCUPATION');
    expect(trades.map(({ conceptId }) => conceptId)).toEqual(['welder']);
  });
});

describe('ENG-16 a part of a longer name, in a CV', () => {
  it.each([
    ['Bachelor of Arts, completed Spring 2016, Leeds.', 'spring'],
    ['Wrote the programme for a talk by Ruby Payne.', 'ruby'],
    ['Took part in the Go Green day of the town.', 'golang'],
    ['Booked the rooms of the Taylor Swift tour.', 'swift'],
    ['Hulp bij de opera van Opera Ballet.', 'opera-pms'],
  ])('is no skill: %s', (cvText, id) => {
    expect(evidenceOf(cvText, 'SKILL')).not.toContain(id);
  });

  it.each([
    ['Skills: Java, Hibernate, Spring 5.', 'spring'],
    ['Wrote services in Java and Spring for a bank.', 'spring'],
    ['Built sites in Ruby, PHP and Python.', 'ruby'],
    ['Worked every day with Oracle at the bank.', 'oracle-database'],
  ])('but the name by itself, or beside its like, is one: %s', (cvText, id) => {
    expect(evidenceOf(cvText, 'SKILL')).toContain(id);
  });
});

describe('ENG-16 what somebody did from afar, in a CV', () => {
  it.each([
    ['Loaded rows into a remote database every night.'],
    ['Gave remote support to customers of the bank.'],
    ['Ik gaf remote ondersteuning aan klanten.'],
    ['Assistenza da remoto ai clienti della banca.'],
  ])('is no work from home: %s', (cvText) => {
    expect(evidenceOf(cvText, 'SKILL')).not.toContain('remote-work');
  });

  it('but a wish for it is', () => {
    expect(evidenceOf('Looking for a remote position.', 'SKILL')).toContain('remote-work');
  });
});
