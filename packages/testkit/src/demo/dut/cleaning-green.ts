import { sector, work } from '../words/sector.ts';

/** Cleaning and green work in Dutch. */
export const cleaningGreen = sector(
  'cleaning-green',
  {
    firms: '{stem} Cleaning {legal}|Schoonmaak {stem}|Tuinen {stem}|{stem} Groen|Poetsdienst {stem}|{stem} Facility',
    activities:
      'kantoren en scholen schoonmaakt|tuinen aanlegt en onderhoudt|poetshulp aan huis biedt|fabrieken industrieel reinigt|parken onderhoudt',
    sites: 'in kantoren|in scholen|bij gezinnen thuis|in een ziekenhuis|in parken en tuinen|in de voedingsindustrie',
    studies: 'Tuinbouw|Verzorging|Groenvoorziening|Huishoudkunde|Schoonmaaktechnieken',
    higherStudies: 'Groenmanagement|Landschapsarchitectuur|Facilitair management',
    licences: 'rijbewijs B|rijbewijs BE|fytolicentie|attest kettingzaag|VCA-basis',
  },
  false,
  [
    work(
      1,
      'schoonmaker/schoonmaakster|poetshulp|poetsman/poetsvrouw|medewerker schoonmaak',
      'schoonmaken|kantoren schoonmaken|ramen wassen|desinfectie',
      'Unger-systeem|microvezel in vier kleuren|Taski-machine|sanitair ontkalken',
      '{600-4000} m² kantoor poetsen|sanitair en {keukens~traphallen~vergaderzalen} reinigen|vuilnis sorteren en {papier~handdoeken} aanvullen|vloeren {dweilen~schrobben~boenen}',
    ),
    work(
      1,
      'huishoudhulp|poetshulp dienstencheques|huishoudelijke hulp|hulp in de huishouding',
      'schoonmaken|strijken|koken|klantvriendelijkheid',
      'vaste adressen per week|hemden perfect gestreken|boodschappen meebrengen|omgaan met katten en honden',
      'poetsen bij {3-9} gezinnen|{10-40} kilo was strijken|{boodschappen~bedden~ramen} doen|{bejaarden~drukke ouders} helpen',
    ),
    work(
      1,
      'glazenwasser|ruitenwasser|gevelreiniger',
      'ramen wassen|werken op hoogte|hoogwerker|rijbewijs B',
      'osmosewater met telescoopsteel|abseilen aan torens|zonnepanelen afspoelen',
      '{20-120} ramen per dag wassen|gevels van {2-14} verdiepingen reinigen|zonnepanelen {spoelen~nakijken}|met de hoogwerker werken',
    ),
    work(
      1,
      'industrieel reiniger|hogedrukreiniger|tankreiniger|operator vacuümwagen',
      'industriële reiniging|hogedrukreiniging|veiligheidsvoorschriften|besloten ruimten',
      '2500 bar met de lans|adembescherming Dräger|vacuümwagen Koks|ATEX-zone',
      '{tanks~reactoren~leidingen} reinigen onder {300-2500} bar|slib opzuigen met de vacuümwagen|mangatwacht staan|filters en {ovens~silo’s} leegmaken',
    ),
    work(
      2,
      'tuinaanlegger|hovenier|groenarbeider|tuinman',
      'tuinaanleg|snoeien|gras maaien|bestrating',
      'zitmaaier Kubota|hagen met de Stihl accu|taxussen in vorm|gras zaaien met de rol',
      'tuinen van {80-4000} m² aanleggen|{hagen~fruitbomen~rozen} snoeien|gazons {maaien~verticuteren~zaaien}|opritten en {terrassen~vijvers} aanleggen',
    ),
    work(
      2,
      'boomverzorger|boomrooier|tree worker|klimmer',
      'bomen snoeien|kettingzaag|werken op hoogte|EHBO',
      'klimmen op spikes|rigging met blok|stronken frezen|versnipperaar Jensen',
      '{5-25} bomen per week snoeien|bomen {vellen~kronen~afbreken} boven daken|hout versnipperen en {klieven~afvoeren}|VTA-controles doen',
    ),
    work(
      2,
      'teamleider schoonmaak|objectleider|werfverantwoordelijke schoonmaak|facility coördinator',
      'leidinggeven|planning|kwaliteitscontrole|klantencontact',
      'DKS-rondes|prestatiestaten invullen|tablets met QR-codes|machines nazien',
      '{12-90} poetshulpen op {5-30} sites plannen|controles doen en {bijsturen~opleiden}|producten bestellen|klanten bezoeken in {town}',
    ),
  ],
);
