import { sector, work } from '../words/sector.ts';

/** Transport in Dutch. */
export const transport = sector(
  'transport',
  {
    firms:
      'Transport {stem} {legal}|{stem} Trucking|Koerier {stem}|{stem} Tours|Taxi {stem}|{stem} Tanktransport {legal}',
    activities:
      'winkels en werven belevert|pakjes thuis levert|scholieren en toeristen vervoert|vloeistoffen in bulk vervoert|containers van en naar de haven rijdt',
    sites:
      'op de baan|in nationaal transport|tussen {town} en de haven|in stadsdistributie|in internationaal vervoer|in het busvervoer',
    studies: 'Vrachtwagenchauffeur|Transport en logistiek|Mechanica|Handel',
    higherStudies: 'Logistiek management|Transport en mobiliteit|Bedrijfsmanagement',
    licences: 'rijbewijs CE|rijbewijs C|rijbewijs D|code 95|ADR-attest|bestuurderskaart',
  },
  false,
  [
    work(
      1,
      'vrachtwagenchauffeur/vrachtwagenchauffeuse|chauffeur CE|chauffeur C|trekkerchauffeur',
      'vrachtwagen besturen|rijbewijs CE|tachograaf|ladingzekering',
      'kooiaap bedienen|schuifzeil sluiten|boordcomputer Transics|LZV-combinatie',
      '{paletten~containers~bouwmateriaal} leveren op {3-18} adressen|lading zekeren met {spanbanden~kettingen}|vrachtbrieven aftekenen en {foto’s~leeggoed} meegeven|de truck dagelijks nazien',
    ),
    work(
      1,
      'koerier|bestelwagenchauffeur|pakjesbezorger|chauffeur B',
      'bestelwagen rijden|pakketten bezorgen|routeplanning|klantvriendelijkheid',
      '150 stops op een dag|scannen met de PDA van de hub|cargobike in het centrum|afhaalpunten bevoorraden',
      '{80-190} pakjes per dag leveren|de wagen laden volgens route {10-99}|{handtekeningen~retours~rembours} innen|{medicatie~maaltijden~meubels} aan huis brengen',
    ),
    work(
      1,
      'buschauffeur|autocarchauffeur|schoolbuschauffeur|touringcarchauffeur',
      'personenvervoer|rijbewijs D|tachograaf|klantvriendelijkheid',
      'haltes kennen van lijn 4|rolstoellift bedienen|Prodata-kassa|reisleider onderweg',
      'lijn {2-90} rijden in {town}|{scholieren~senioren~ploegen} ophalen en {begeleiden~terugbrengen}|tickets verkopen en {afrekenen~info geven}|de bus na de rit reinigen',
    ),
    work(
      1,
      'taxichauffeur|chauffeur personenvervoer|ziekenvervoerder|chauffeur niet-dringend vervoer',
      'personenvervoer|rijbewijs B|EHBO|stadskennis',
      'brancard vastzetten|ritten via de centrale app|rolstoel in vier punten|dialysepatiënten rijden',
      '{patiënten~reizigers~kinderen} ophalen op {6-22} adressen|rolstoelen {vastzetten~laden}|ritten noteren en {afrekenen~doorgeven}|de wagen proper en getankt houden',
    ),
    work(
      2,
      'planner transport|dispatcher|transportplanner|ritplanner',
      'routeplanning|transportplanning|tachograaf|Engels',
      'tetris met laadmeters|Navitrans|chauffeurs ’s nachts wakker houden|tankpas-beheer',
      '{12-70} trucks plannen|chauffeurs {bellen~bijsturen~opvangen} bij files|retourvrachten zoeken op {Timocom~Teleroute}|rij- en rusttijden nakijken',
    ),
    work(
      1,
      'verhuizer|bijrijder|drager verhuis|chauffeur-verhuizer',
      'laden en lossen|verhuizen|bestelwagen rijden|inpakken',
      'ladderlift tot de achtste|piano’s met riemen|kasten demonteren met de Makita|dekens en stretch',
      '{2-12} kamers inpakken en dragen|ladderlift {opstellen~bedienen}|meubels demonteren en {monteren~beschermen}|archieven van {10-900} dozen verhuizen',
    ),
  ],
);
