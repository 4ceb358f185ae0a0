import { sector, work } from '../words/sector.ts';

/** Food crafts and farming in Dutch. */
export const food = sector(
  'food',
  {
    firms:
      'Bakkerij {stem}|Vleeswaren {stem} {legal}|Brouwerij {stem}|{stem} Foods {legal}|Slagerij {stem}|Hoeve {stem}|Fruit {stem}',
    activities:
      'brood en gebak maakt|groenten diepvriest|vleeswaren snijdt en verpakt|bier brouwt|fruit teelt en sorteert',
    sites:
      'in een bakkerij|in de voedingsindustrie|in een slagerij|in een snijzaal van {2-8} graden|op een fruitbedrijf|in een serre bij {town}',
    studies: 'Brood en banket|Slagerij|Voeding|Tuinbouw|Landbouw',
    higherStudies: 'Voedingstechnologie|Agro- en biotechnologie|Brouwerijtechnologie',
    licences: 'HACCP|rijbewijs B|rijbewijs G|heftruckattest',
  },
  true,
  [
    work(
      2,
      'bakker/bakster|broodbakker|bakkersgast|banketbakker',
      'brood bakken|patisserie|HACCP|voedselhygiëne',
      'desem van 20 jaar|Miwe-oven|uitrolmachine Rondo|chocolade tempereren',
      '{150-1800} broden per nacht bakken|deeg {kneden~vormen~rijzen}|{koffiekoeken~taarten~éclairs} maken|de winkel om {5-7} uur bevoorraden',
    ),
    work(
      2,
      'slager|uitbener|beenhouwer|vleesbewerker|versnijder',
      'uitbenen|vlees versnijden|HACCP|voedselhygiëne',
      'charcuterie uit eigen atelier|maliënhandschoen|Weber-slicer|halve varkens in 12 minuten',
      '{10-60} karkassen per dag uitbenen|{gehakt~worst~paté} bereiden|toog {opmaken~bedienen}|porties snijden en vacuüm trekken',
    ),
    work(
      1,
      'medewerker voedingsindustrie|operator voeding|snijzaalmedewerker|sorteerder',
      'bandwerk|inpakken|HACCP|kwaliteitscontrole',
      'Multivac instellen|CIP-reiniging starten|allergenenwissel|koude zone met thermokledij',
      'groenten {wassen~snijden~sorteren} aan de lijn|{400-5000} schaaltjes per shift vullen|metaaldetectie testen elk {30-60} minuten|lijn reinigen volgens schema',
    ),
    work(
      1,
      'fruitplukker|seizoensarbeider|medewerker glastuinbouw|plukker',
      'fruit plukken|serrewerk|gewasverzorging|inpakken',
      'tomaten dieven op de buisrailkar|Conference in pluksluis|aardbeien op stelling|snoeien met Felco',
      '{80-300} kilo per dag plukken|{tomaten~paprika’s~aardbeien} verzorgen|{snoeien~binden~uitdunnen} in {2-12} hectare|sorteren op kaliber',
    ),
    work(
      2,
      'landbouwer|medewerker melkveebedrijf|tractorchauffeur|loonwerker',
      'tractor rijden|melken|veeverzorging|landbouwmachines besturen',
      'Lely-melkrobot|ploegen met Lemken|kalveren aan de emmer|Fendt met RTK',
      '{60-320} koeien melken en voederen|{ploegen~zaaien~spuiten~hakselen} op {20-400} hectare|machines smeren en {lassen~herstellen}|kalveren verzorgen',
    ),
    work(
      2,
      'brouwer|operator brouwzaal|medewerker brouwerij|kelderoperator',
      'machines bedienen|kwaliteitscontrole|reinigen van installaties|HACCP',
      'maischen en klaren|gist oogsten|Krones-vullijn|densiteit met Anton Paar',
      '{2-9} brouwsels per dag opvolgen|tanks {reinigen~vullen~overpompen}|stalen meten in het labo|vullijn van {5-40} duizend flessen bewaken',
    ),
  ],
);
