import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

type Term = 'WORKING_HOURS' | 'CONTRACT_TYPE';

function valuesOf(text: string, aspectType: Term, title = ''): readonly string[] {
  return parser
    .parseJob({ title, text })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === aspectType && 'value' in aspect ? [aspect.value] : []));
}

describe('hours of a contract', () => {
  it.each([
    ['Si offre un contratto da 24 ore in negozio.', 'PART_TIME'],
    ['Cerchiamo una commessa. Offriamo contratti di almeno 24 ore.', 'PART_TIME'],
    ['Cerchiamo una commessa. Contratto a tempo determinato da 20 ore.', 'PART_TIME'],
    ['Cerchiamo una commessa. Contratto di minimo 38 ore.', 'FULL_TIME'],
    ['We are looking for a shop assistant. We offer a contract of at least 24 hours.', 'PART_TIME'],
    ['We are looking for a shop assistant. We offer contracts of 16 hours and more.', 'PART_TIME'],
    ["Nous cherchons une vendeuse. Contrats d'au moins 24 heures.", 'PART_TIME'],
    ['Nous cherchons une vendeuse. Contrat de minimum 20 heures.', 'PART_TIME'],
    ['Wij zoeken een verkoper. Wij bieden een contract van minstens 24 uur.', 'PART_TIME'],
    ['Wij zoeken een verkoper. Contracten van minimaal 24 uur.', 'PART_TIME'],
    ["Cerchiamo una impiegata per il nostro ufficio. Impiego all'80 %.", 'PART_TIME'],
  ])('ENG-10f are those of the week: %s', (text, hours) => {
    expect(valuesOf(text, 'WORKING_HOURS')).toEqual([hours]);
  });

  it.each(['Il contratto prevede almeno 24 ore di formazione.', 'We answer within at least 24 hours.'])(
    'ENG-10f are no others: %s',
    (text) => {
      expect(valuesOf(text, 'WORKING_HOURS')).toEqual([]);
    },
  );
});

describe('contracts written short', () => {
  it.each([
    ['Addetto salumeria (sost. maternità)', 'Cerchiamo un addetto per il nostro negozio.', 'TEMPORARY'],
    ['Impiegata', 'Cerchiamo una impiegata: inserimento in sost. mat. fino a dicembre.', 'TEMPORARY'],
    ['Impiegata', 'Cerchiamo una impiegata. Contratto a tempo det. di sei mesi.', 'TEMPORARY'],
    ['Impiegata', 'Cerchiamo una impiegata. Contratto a tempo indet.', 'PERMANENT'],
    ['Receptionist', 'We are looking for a receptionist for our clinic: mat. leave cover.', 'TEMPORARY'],
    ['Vendeuse', 'Nous cherchons une vendeuse : rempl. congé maternité.', 'TEMPORARY'],
    ['Vendeuse', 'Nous cherchons une vendeuse. Contrat à durée indét., temps plein.', 'PERMANENT'],
    ['Verpleegkundige', 'Wij zoeken een verpleegkundige: verv. zwangerschapsverlof.', 'TEMPORARY'],
    ['Verpleegkundige', 'Wij zoeken een verpleegkundige. Contract van onbep. duur.', 'PERMANENT'],
  ])('ENG-10e %s: %s', (title, text, contract) => {
    expect(valuesOf(text, 'CONTRACT_TYPE', title)).toEqual([contract]);
  });

  it('ENG-10e a sentence that ends in such a word goes on in none', () => {
    expect(valuesOf('Lavori con poco tempo.\nDet non è una parola.', 'CONTRACT_TYPE')).toEqual([]);
  });
});

describe('people whom a firm makes do with', () => {
  it.each([
    ['Our home wants to move away from its reliance on bank staff and seeks a nurse.', 'WORKING_HOURS'],
    ['We are looking for a nurse so that we depend less on agency and bank staff.', 'WORKING_HOURS'],
    ['Wij zoeken een kok zodat we minder afhankelijk zijn van oproepkrachten.', 'WORKING_HOURS'],
    ['Nous cherchons un enseignant pour moins recourir à des vacataires.', 'CONTRACT_TYPE'],
    ['Cerchiamo un cuoco per ridurre il ricorso a personale a chiamata.', 'WORKING_HOURS'],
  ] as const)('ENG-10f have other terms than the job: %s', (text, aspectType) => {
    expect(valuesOf(text, aspectType)).toEqual([]);
  });

  it('ENG-10f are sought where the ad asks for them', () => {
    expect(valuesOf('We are looking for bank staff for our nursing home.', 'WORKING_HOURS')).toEqual(['AVAILABILITY']);
  });
});

describe('the name of a firm on top of an ad', () => {
  it.each([
    'Gruppo Rossi, Torino\nCerchiamo un magazziniere per il nostro deposito.\nContratto a tempo indeterminato.',
    'Gruppo Rossi\nCerchiamo un magazziniere per il nostro deposito.\nContratto a tempo indeterminato.',
    'Société Dupont, Lyon\nNous cherchons un magasinier pour notre dépôt.\nContrat à durée indéterminée.',
    'Company Smith, Leeds\nWe are looking for a warehouse operative.\nPermanent contract.',
  ])('ENG-10e heads nothing: %s', (text) => {
    expect(valuesOf(text, 'CONTRACT_TYPE')).toEqual(['PERMANENT']);
  });

  it('ENG-10e a heading of the firm still heads its story', () => {
    const text = 'Il gruppo\nAbbiamo 300 dipendenti con contratto a tempo indeterminato in sei sedi.';
    expect(valuesOf(text, 'CONTRACT_TYPE')).toEqual([]);
  });
});
