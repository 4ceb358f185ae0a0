import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';
import { parser } from '../starter-parser.ts';

function placesOf(language: Language, text: string): string {
  return aspectsOf(language, text, 'GEO')
    .map(({ matchedText }) => matchedText)
    .join('+');
}

function hoursOf(language: Language, text: string): string {
  return [...new Set(aspectsOf(language, text, 'WORKING_HOURS').map(({ value }) => value))].join('+');
}

function functionsOf(language: Language, text: string): string {
  const title = parser.findTitle({ text, language }) ?? '';
  const { parsingAspects } = parser.parseJob({ title, text, language });
  const found = parsingAspects.flatMap((each) => (each.aspectType === 'JOB_FUNCTION' ? [each.conceptId] : []));
  return [...new Set(found)].join('+');
}

describe('a list of places below its label', () => {
  it.each<[Language, string, string]>([
    ['FRE', 'Lieux de travail :\n• 1300 Wavre\n• 4000 Liège\n• 5000 Namur', '1300 Wavre+4000 Liège+5000 Namur'],
    ['DUT', 'Werkplaats:\n- Gent\n- Aalst\n- Geel', 'Gent+Aalst+Geel'],
    ['ENG', 'Locations\nLeeds\nYork\nHull', 'Leeds+York+Hull'],
    ['ITA', 'Sede di lavoro:\n- Udine\n- Padova', 'Udine+Padova'],
  ])('ENG-10g is read whole, an item a line (%s: %s)', (language, list, places) => {
    expect(placesOf(language, `${list}\n\n2027`)).toBe(places);
  });
  it.each<[Language, string, string]>([
    ['FRE', 'Lieu de travail\nNamur\nBelgique', 'Namur'],
    ['FRE', 'Lieu de travail\nNamur\n\nSiège social\nLiège', 'Namur'],
    ['ENG', 'Location\nLeeds\n\nHead office\nYork', 'Leeds'],
  ])('ENG-10g ends at its country and at another label (%s: %s)', (language, text, place) => {
    expect(placesOf(language, text)).toBe(place);
  });
});

describe('a region in brackets behind a town', () => {
  it.each<[Language, string, string]>([
    ['FRE', 'Cherche éducateur, Mens (Isère), à partir de mars.', 'Mens'],
    ['FRE', "Atelier de vélos cherche mécanicien\nIs-sur-Tille (Côte d'Or)", 'Is-sur-Tille'],
    ['ITA', 'Cerchiamo un cuoco, Siena (Toscana), da marzo.', 'Siena'],
  ])('ENG-10g tells which town is meant (%s: %s)', (language, text, place) => {
    expect(placesOf(language, text)).toBe(place);
  });
});

describe('towns whose names begin other names', () => {
  it.each<[Language, string]>([
    ['FRE', "La crèche se trouve au bout du Chemin du Lavoir, près de l'école."],
    ['FRE', 'Vous rejoignez le foyer de Don Camillo.'],
  ])('ENG-10g are no place of work (%s: %s)', (language, text) => {
    expect(placesOf(language, text)).toBe('');
  });
  it('ENG-10g an elided article belongs to the name', () => {
    expect(placesOf('FRE', "Le poste est basé à l'Isle-sur-la-Sorgue.")).toContain('Isle-sur-la-Sorgue');
  });
  it('ENG-10g a small town of several words is where the agency seeks', () => {
    expect(placesOf('FRE', "L'agence recrute à Saint-Geours-de-Maremne un soudeur.")).toBe('Saint-Geours-de-Maremne');
  });
});

describe('words of both genders written in one', () => {
  it.each<[string, string]>([
    ['Un.e vendeur.se en boulangerie', 'bakery-shop-assistant'],
    ['Infirmier.ère de nuit', 'nurse'],
    ['Coordinateur-rice de projets', 'project-manager'],
    ['Plombier‧ère', 'plumber'],
    ['Chargé-e de projets', 'project-manager'],
    ['Électricien.ne du bâtiment', 'electrician'],
  ])('ENG-10a are the job, whatever parts the endings (%s)', (title, concept) => {
    const { parsingAspects } = parser.parseJob({ title, text: '', language: 'FRE' });
    const ids = parsingAspects.flatMap((each) => (each.aspectType === 'JOB_FUNCTION' ? [each.conceptId] : []));
    expect(ids).toContain(concept);
  });
});

describe('forms', () => {
  it.each<[Language, string]>([
    ['FRE', 'Comptable\nTemps plein/temps partiel\nPas applicable'],
    ['DUT', 'Boekhouder\nVoltijds/deeltijds: n.v.t.'],
    ['ENG', 'Accountant\nFull time / part time\nNot applicable'],
  ])('ENG-10f tell no hours where they leave them out (%s: %s)', (language, text) => {
    expect(hoursOf(language, text)).toBe('');
  });
  it.each<[Language, string]>([
    ['FRE', 'Offre n° 12\nService finances\nIntitulé du poste\ncomptable\n\nMissions\nVous tenez les comptes.'],
    ['DUT', 'Vacature 12\nFunctietitel\nboekhouder\n\nTaken\nJe houdt de boeken bij.'],
    ['ENG', 'Vacancy 12\nJob title\nbookkeeper\n\nDuties\nYou keep the books.'],
    ['ITA', 'Annuncio 12\nPosizione\ncontabile\n\nMansioni\nTieni i conti.'],
  ])('ENG-10a may write the job below its label with a small letter (%s: %s)', (language, text) => {
    expect(functionsOf(language, text)).toBe('accountant');
  });
  it.each<[Language, string]>([
    ['FRE', 'Master (m/f/x)'],
    ['DUT', 'Bachelor (m/v/x)'],
    ['ENG', 'Master (m/f/x)'],
  ])('ENG-10a a degree names no job (%s: %s)', (language, title) => {
    const { parsingAspects } = parser.parseJob({ title, text: '', language });
    expect(parsingAspects.flatMap((each) => (each.aspectType === 'JOB_FUNCTION' ? [each.conceptId] : []))).toEqual([
      null,
    ]);
  });
});

describe('shifts of eight hours', () => {
  it.each<[string, string]>([
    ['Vous travaillez en 2*8 du lundi au vendredi.', 'two-shift'],
    ['Travail en 3*8 dans notre usine.', 'three-shift'],
    ['Vous êtes une semaine de matin, une semaine de soir.', 'two-shift'],
  ])('ENG-10d are read with a star too (%s)', (text, shift) => {
    expect(aspectsOf('FRE', text, 'JOB_PROPERTY').map(({ conceptId }) => conceptId)).toContain(shift);
  });
});

describe('contracts of agencies, projects and associations', () => {
  const contractsOf = (text: string): string =>
    [...new Set(aspectsOf('FRE', text, 'CONTRACT_TYPE').map(({ value }) => value))].sort().join('+');
  it.each<[string, string]>([
    ['Cariste, mission longue, base 35 h.', 'TEMPORARY'],
    ['Payé 12,40 € + 10 % IFM + 10 % CP.', 'TEMPORARY'],
    ["Remplacement temporaire d'une agente sur emploi permanent.", 'TEMPORARY'],
    ['Le poste est ouvert à un indépendant, en portage si besoin : indépendant en portage.', 'SELF_EMPLOYED'],
    ['Vous animez la vie du lieu avec les bénévoles et salariés.', ''],
    ['Nous cherchons une chargée de mission climat.', ''],
  ])('ENG-10e are read, and those of others are not (%s)', (text, contracts) => {
    expect(contractsOf(text)).toBe(contracts);
  });
});

describe('the words of a wage', () => {
  it('ENG-10h a feminine rate before tax is the one of a wage', () => {
    const [wage] = aspectsOf('FRE', 'La rémunération mensuelle brute liée au poste est de 2.300,50 €.', 'WAGE');
    expect([wage?.originalLow ?? wage?.originalHigh, wage?.period]).toEqual([2300.5, 'MONTH']);
  });
});

describe('words of several trades', () => {
  const skillsOf = (text: string): readonly (string | null)[] =>
    aspectsOf('FRE', text, 'JOB_PROPERTY').map(({ conceptId }) => conceptId);
  it.each<[string, string]>([
    ["Vous mesurez le pH (potentiel hydrogène) de l'eau.", 'hydrogen'],
    ["Vous instruisez les demandes d'autorisation de travail des étrangers.", 'lockout-tagout'],
    ['Contrat : CAE de douze mois.', 'cae-software'],
    ['Vous rédigez les procès-verbaux des réunions du conseil.', 'police-work'],
    ['Vous suivez la BDD PostgreSQL.', 'bdd'],
    ['Vous assurez le suivi sanitaire des arbres du parc.', 'animal-health-checks'],
  ])('ENG-10b are the skill only beside its trade (%s)', (text, concept) => {
    expect(skillsOf(text)).not.toContain(concept);
  });
  it('ENG-10b stay the skill where the trade is told', () => {
    expect(skillsOf('Vous concevez des stations hydrogène.')).toContain('hydrogen');
    expect(skillsOf('Vous assurez le suivi sanitaire du troupeau.')).toContain('animal-health-checks');
    expect(skillsOf('Vous travaillez en réanimation adulte.')).toContain('intensive-care');
  });
});
