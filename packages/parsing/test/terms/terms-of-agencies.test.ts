import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

type Code = 'DUT' | 'FRE' | 'ENG' | 'ITA';

const OPENING: Readonly<Record<Code, string>> = {
  DUT: 'Wij zoeken een magazijnmedewerker voor ons magazijn.',
  FRE: 'Nous cherchons un magasinier pour notre entrepôt.',
  ENG: 'We are looking for a warehouse operative for our depot.',
  ITA: 'Cerchiamo un magazziniere per il nostro deposito.',
};

function valuesOf(type: 'WORKING_HOURS' | 'CONTRACT_TYPE', language: Code, text: string): readonly string[] {
  return aspectsOf(language, `${OPENING[language]}\n${text}`, type).flatMap((aspect) =>
    'value' in aspect ? [aspect.value] : [],
  );
}

describe('contracts as agencies and firms write them', () => {
  it.each([
    ['DUT', 'Je komt meteen bij ons in dienst.', 'PERMANENT'],
    ['DUT', 'Je komt rechtstreeks bij de opdrachtgever in dienst.', 'PERMANENT'],
    ['DUT', 'Je werkt in vaste loondienst.', 'PERMANENT'],
    ['DUT', 'Na een jaar is een vaste aanstelling mogelijk.', 'PERMANENT_POSSIBLE'],
    ['DUT', 'Vast dienstverband mogelijk', 'PERMANENT_POSSIBLE'],
    ['DUT', 'Je werkt op detacheringsbasis.', 'TEMPORARY'],
    ['ENG', 'Permanent employment possible after the season.', 'PERMANENT_POSSIBLE'],
    ['FRE', 'Embauche définitive possible après la mission.', 'PERMANENT_POSSIBLE'],
  ] as const)('ENG-10e %s: %s', (language, text, contract) => {
    expect(valuesOf('CONTRACT_TYPE', language, text)).toEqual([contract]);
  });

  it.each([
    ['DUT', 'Wij zoeken een zelfstandige, leergierige collega.'],
    ['DUT', 'Wij zoeken een zelfstandige kracht met ervaring.'],
    ['DUT', 'Ben jij een zelfstandige, vlotte en vrolijke medewerker?'],
    ['FRE', 'Nous cherchons une personne indépendante et rigoureuse.'],
    ['ITA', 'Cerchiamo un profilo autonomo e organizzato.'],
    ['DUT', 'Doorgroei naar vaste uren is mogelijk.'],
    ['DUT', 'Met uitzicht op vaste klanten.'],
    ['DUT', 'Je stuurt een ploeg van uitzendkrachten aan.'],
    ['FRE', "Vous encadrez les intérimaires de l'équipe."],
    ['ENG', 'You will supervise the temps on the shop floor.'],
    ['ITA', 'Coordinerai gli stagionali del reparto.'],
  ] as const)('ENG-10e no contract of %s: %s', (language, text) => {
    expect(valuesOf('CONTRACT_TYPE', language, text)).toEqual([]);
  });

  it.each([
    ['DUT', 'Wij zoeken een zelfstandige met eigen btw-nummer.', 'SELF_EMPLOYED'],
    ['DUT', 'Wij zoeken een zelfstandige, eigen wagen vereist.', 'SELF_EMPLOYED'],
    ['DUT', 'Wij zoeken een zelfstandige die als collega meewerkt.', 'SELF_EMPLOYED'],
    ['FRE', 'Nous cherchons un collaborateur indépendant avec numéro de TVA.', 'SELF_EMPLOYED'],
    ['DUT', 'Doorgroei naar een vast contract is mogelijk.', 'PERMANENT_POSSIBLE'],
    ['DUT', 'Je werkt als uitzendkracht.', 'TEMPORARY'],
  ] as const)('ENG-10e still of %s: %s', (language, text, contract) => {
    expect(valuesOf('CONTRACT_TYPE', language, text)).toEqual([contract]);
  });
});

describe('hours as agencies and firms write them', () => {
  it.each([
    ['DUT', 'Het is mogelijk om ook parttime te werken.', 'MIXED'],
    ['DUT', 'Deeltijds werken behoort tot de mogelijkheden.', 'MIXED'],
    ['DUT', 'Voltijds, maar minder kan ook.', 'MIXED'],
    ['DUT', 'Voltijds (4/5 mogelijk)', 'MIXED'],
    ['DUT', '80% - 100%', 'MIXED'],
    ['ENG', 'Full time, fewer hours possible.', 'MIXED'],
    ['ENG', 'It is also possible to work part-time.', 'MIXED'],
    ['FRE', 'Un temps partiel est envisageable.', 'MIXED'],
    ['ITA', 'Part-time possibile.', 'MIXED'],
    ['DUT', 'Een paar avonden per week.', 'PART_TIME'],
    ['DUT', 'Drie tot vijf avonden per week.', 'PART_TIME'],
    ['ENG', 'Two to five evenings a week.', 'PART_TIME'],
    ['FRE', 'Cinq matinées par semaine.', 'PART_TIME'],
    ['ITA', 'Cinque mattine a settimana.', 'PART_TIME'],
    ['ENG', 'A few evenings a week.', 'PART_TIME'],
    ['DUT', 'Je werkt op invalbasis.', 'AVAILABILITY'],
    ['DUT', 'Wij zoeken invalkrachten.', 'AVAILABILITY'],
    ['DUT', 'Afroepcontract', 'AVAILABILITY'],
  ] as const)('ENG-10f %s: %s', (language, text, hours) => {
    expect(valuesOf('WORKING_HOURS', language, text)).toEqual([hours]);
  });

  it.each([
    ['DUT', 'Je plant de invalkrachten in.'],
    ['DUT', 'Bij ziekte betalen we 100% van je loon door.'],
    ['ENG', 'Sick pay at 100% of your salary.'],
  ] as const)('ENG-10f none of %s: %s', (language, text) => {
    expect(valuesOf('WORKING_HOURS', language, text)).toEqual([]);
  });
});

describe('places as firms write them', () => {
  it.each([
    ['Locatie: Paal-Beringen', ['Paal']],
    ['Plaats tewerkstelling: Wilrijk-Antwerpen', ['Wilrijk']],
    ['Kom jij uit Zwolle of Kampen, dan horen we het graag.', []],
    ['Ons bedrijf is gevestigd in Hasselt. Kom jij uit Genk of Tongeren, des te beter.', ['Hasselt']],
  ])('ENG-10g %s', (text, places) => {
    const found = aspectsOf('DUT', `${OPENING.DUT}\n${text}`, 'GEO');
    expect(found.map(({ matchedText }) => matchedText)).toEqual(places);
  });
});
