import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function occupations(text: string) {
  const document = { id: 'c', workExperiences: [{ title: null, text }] };
  const { evidence } = parser.enrich('CANDIDATE', document, { today: '2026-03-02' }).enrichment;
  return evidence.filter(({ conceptType }) => conceptType === 'OCCUPATION').map(({ conceptId }) => conceptId);
}

describe('an occupation of somebody else in what a person did is no evidence', () => {
  it.each([
    'Pakjes bezorgen, in duo met de vestigingsmanager in Gent.',
    'Sterk in klanten adviseren, geleerd van de vestigingsmanager.',
    'Opgeleid door een ervaren lasser, nadien zelfstandig aan de band.',
    'Dagelijks overleg met de winkelmanager en rapportering aan de boekhouder.',
    'Een team van 6 lassers bevoorraden.',
    'Medicatie toedienen\n- Familie en arts informeren\n- Wonden verzorgen',
    'Betalingen nakijken. Makelaars informeren en offertes vragen.',
    'De lasser informeren, een boekhouder adviseren.',
    'Advise architects on colour and coach nurses one to one.',
    'Former les vendeurs et accueillir les infirmiers.',
    'Informare i medici e accogliere gli architetti.',
    'Visiting clients under the branch manager in Ghent.',
    'Trained by an experienced welder, then worked on my own.',
    'Preparing the files for the accountant, and stock with the store manager.',
    'Tournées en équipe avec le chauffeur de bus, sous la direction du chef d’agence.',
    'Préparer les pièces pour le soudeur, contrôle par la comptable.',
    'Préparation des repas avec l’infirmière de nuit.',
    'Ho imparato dal saldatore, in coppia con il magazziniere.',
    'Preparavo i pezzi per i saldatori, sotto il capo del contabile.',
  ])('%s', (text) => {
    expect(occupations(text)).toEqual([]);
  });
});

describe('one’s own is, however it is said', () => {
  it.each([
    ['Vier jaar als lasser gewerkt in Gent.', 'welder'],
    ['Ik was de lasser van het atelier.', 'welder'],
    ['Lasser, verantwoordelijk voor de eindcontrole.', 'welder'],
    ['Als lasser informeren en adviseren.', 'welder'],
    ['Lasser: informeren en adviseren.', 'welder'],
    ['Infirmière depuis 2015, former des élèves.', 'nurse'],
    ['Ik leerde het vak van lasser op de werf.', 'welder'],
    ['Het beroep van de lasser leerde ik van mijn vader.', 'welder'],
    ['Worked as a welder on site for two years.', 'welder'],
    ['I took over the position of the welder on nights.', 'welder'],
    ['Soudeur depuis 2012, en équipe de nuit.', 'welder'],
    ['J’ai exercé le métier du soudeur pendant dix ans.', 'welder'],
    ['Ho lavorato come saldatore a Brescia.', 'welder'],
    ['Ho svolto il lavoro del saldatore per tre anni.', 'welder'],
  ])('%s', (text, occupation) => {
    expect(occupations(text)).toEqual([occupation]);
  });
});
