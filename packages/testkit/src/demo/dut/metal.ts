import { sector, work } from '../words/sector.ts';

/** Metal working in Dutch. */
export const metal = sector(
  'metal',
  {
    firms:
      'Metaalwerken {stem} {legal}|{stem} Constructie|Machinebouw {stem}|{stem} Staal|{stem} Verspaning {legal}|Inox {stem}',
    activities:
      'staalconstructies maakt|machines bouwt voor de voeding|precisieonderdelen draait en freest|tanks en silo’s last|trappen en leuningen op maat levert',
    sites:
      'in de constructieatelier|in een metaalatelier|op montage bij klanten|in de machinebouw|in een verspanende werkplaats|op de scheepswerf in {town}',
    studies: 'Lassen-constructie|Mechanische technieken|Metaalbewerking|Werktuigmachines|Metaal',
    higherStudies: 'Elektromechanica|Werktuigbouwkunde|Industriële wetenschappen',
    licences: 'VCA|lascertificaat|rolbrugattest|rijbewijs B|heftruckattest',
  },
  true,
  [
    work(
      2,
      'lasser/lasster|TIG-lasser|MIG/MAG-lasser|constructielasser|inoxlasser',
      'TIG-lassen|MIG/MAG-lassen|technische tekeningen lezen|slijpen',
      'purgen van inoxleidingen|6G-positie onder X-ray|Kemppi-toestellen|duplex en Hastelloy',
      '{inox~aluminium~zwart staal} lassen van {1-30} mm|{tanks~leidingen~frames~hekwerk} TIG-lassen volgens WPS {10-90}|naden slijpen, beitsen en {passiveren~polijsten}|stukken hechten op mal en {richten~controleren}',
    ),
    work(
      2,
      'CNC-operator|CNC-draaier|CNC-frezer|verspaner|freezer 5-assen',
      'CNC programmeren|draaien|frezen|meetinstrumenten gebruiken',
      'Mazak Integrex|Heidenhain TNC 640|toleranties van een honderdste|Mastercam-paden',
      'reeksen van {5-800} stuks {draaien~frezen} in {inox~messing~aluminium}|programma’s schrijven in {Heidenhain~Fanuc~Mazatrol}|gereedschap {voorinstellen~wisselen~nalopen}|stukken nameten tot op {2-20} micron',
    ),
    work(
      2,
      'plaatbewerker|plooier|kantbankoperator|lasersnijder|plaatslager',
      'plaatbewerking|plooibank bedienen|lasersnijden|technische tekeningen lezen',
      'Trumpf TruBend 5130|nesten in Radan|LVD-ponsmachine|snijbranden met de Messer',
      'plaat van {1-20} mm plooien op de {Trumpf~LVD~Safan}|lasersnijprogramma’s {nesten~opstarten}|{kasten~panelen~goten} walsen en monteren|stukken ontbramen en sorteren per order',
    ),
    work(
      2,
      'pijpfitter|buizenmonteur|pijpfitter-lasser|industrieel leidingmonteur',
      'leidingen monteren|isometrische tekeningen lezen|lassen|slijpen',
      'flenzen aanspannen op moment|prefab in de spoolshop|Victaulic-koppelingen|stoomlijnen DN300',
      'spools prefabriceren volgens isometrie|leidingen van DN{15-400} monteren in {raffinaderijen~brouwerijen~zwembaden}|steunen plaatsen en lijnen afpersen tot {10-60} bar|flenzen openen bij een shutdown',
    ),
    work(
      2,
      'constructiebankwerker|metaalbewerker|bankwerker|allround metaalbewerker|samensteller',
      'constructiewerk|lassen|boren en tappen|technische tekeningen lezen',
      'aftekenen op de rechtbank|Voortman-zaaglijn|richten met de vlam|Hilti-verankering',
      '{spanten~bordessen~trappen} samenstellen volgens plan|profielen zagen, boren en {tappen~lassen}|{leuningen~poorten~luifels} plaatsen bij klanten|maten nakijken en afschrijven',
    ),
    work(
      2,
      'staalmonteur|monteur staalbouw|montagemedewerker staal|constructiemonteur',
      'staalconstructies monteren|werken op hoogte|hoogwerker|aanslaan van lasten',
      'HV-bouten aandraaien|sandwichpanelen met zuignap|steeldeck leggen|kolommen ondersabelen',
      'hallen van {400-9000} m² optrekken|gevelpanelen en {steeldeck~dakplaten} plaatsen|kolommen stellen met {laser~theodoliet}|lasten aanslaan onder de kraan',
    ),
    work(
      2,
      'poedercoater|metaalspuiter|straler-schilder|lakker metaal',
      'poedercoaten|zandstralen|spuiten van lak|kwaliteitscontrole',
      'laagdikte meten in micron|Wagner-cabine|ophangen aan de lijn|Sa 2,5 halen',
      'stukken {stralen~ontvetten~maskeren} voor de coating|{frames~hekken~velgen} coaten in {RAL 7016~RAL 9005~RAL 9010}|laagdikte nameten en bijstellen|kleurwissels doen in {10-45} minuten',
    ),
  ],
);
