import { sector, work } from '../words/sector.ts';

/** Shops and customer service in Dutch. */
export const retail = sector(
  'retail',
  {
    firms:
      '{stem} Fashion|Doe-het-zelf {stem}|Supermarkt {stem}|{stem} Wonen {legal}|{stem} Optiek|Boekhandel {stem}|{stem} Contact',
    activities:
      'kleding verkoopt|keukens en meubels verkoopt|een supermarkt uitbaat|klanten telefonisch helpt|fietsen verkoopt en herstelt',
    sites:
      'in de winkel|in een supermarkt|in een kledingzaak in {town}|in een callcenter|in de doe-het-zelfzaak|in een toonzaal',
    studies: 'Kantoor en verkoop|Handel|Verkoop|Retail|Moderealisatie',
    higherStudies: 'Retailmanagement|Marketing|Bedrijfsmanagement',
    licences: 'rijbewijs B|EHBO|bewakingsattest',
  },
  false,
  [
    work(
      1,
      'winkelmedewerker/winkelmedewerkster|verkoper/verkoopster|winkelbediende|verkoopmedewerker',
      'klanten adviseren|kassa bedienen|rekken aanvullen|winkelpresentatie',
      'pashokjes om beurt|kledij vouwen met plank|klantenkaart aanbieden|vitrine op dinsdag wisselen',
      '{30-150} klanten per dag helpen|rekken en {etalage~pashokjes~toog} in orde houden|leveringen van {10-90} dozen uitpakken|{prijzen~promoties} aanbrengen',
    ),
    work(
      1,
      'kassamedewerker|kassier/kassierster|caissière/caissière|medewerker zelfscan',
      'kassa bedienen|kassa afsluiten|klantvriendelijkheid|afrekenen',
      'zelfscan controleren|PLU’s uit het hoofd|statiegeld tellen|bloemenhoek',
      '{150-600} klanten per shift afrekenen|kassa tellen tot op {2-10} cent|zelfscans {controleren~herstarten}|flessen en {bonnen~ruilen} verwerken',
    ),
    work(
      1,
      'rekkenvuller|vakkenvuller|winkelaanvuller|nachtvuller',
      'rekken aanvullen|laden en lossen|transpallet|voorraadcontrole',
      'FIFO in de zuivel|spiegelen tot de rand|kar van 20 kratten|bake-off om 6 uur',
      '{400-2000} colli per nacht vullen|houdbaarheid {controleren~afprijzen}|magazijn opruimen en {karton~folie} persen|{groenten~zuivel~drank} bijvullen',
    ),
    work(
      2,
      'filiaalleider|winkelverantwoordelijke|winkelmanager|assistent-winkelmanager|storemanager',
      'leidinggeven|personeelsplanning|voorraadbeheer|winkelpresentatie',
      'omzet per uur bespreken|inventaris met externe ploeg|derving onder 1 %|flexi’s briefen',
      'een winkel van {150-2500} m² leiden|{5-40} medewerkers plannen en {coachen~evalueren}|omzet met {2-18} % verhogen|inventarissen en {acties~openingen} voorbereiden',
    ),
    work(
      2,
      'medewerker klantendienst|callcentermedewerker|klantenadviseur|customer service agent',
      'klanten adviseren|klachten behandelen|talenkennis|CRM',
      'Zendesk-tickets|gemiddeld vier minuten per gesprek|chat en telefoon tegelijk|NPS-opvolging',
      '{40-110} oproepen per dag beantwoorden|klachten {noteren~oplossen~doorgeven}|bestellingen {wijzigen~opvolgen}|offertes nabellen',
    ),
    work(
      2,
      'verkoper keukens|interieuradviseur|verkoper doe-het-zelf|opticien',
      'verkoopadvies|offertes maken|klanten adviseren|plannen tekenen',
      'Winner-tekenprogramma|opmeten bij de klant|oogmeting met foropter|verf mengen op staal',
      '{2-6} keukens per week tekenen|klanten {thuis~in de zaak} opmeten|offertes van {2-45} duizend euro maken|leveringen opvolgen tot de plaatsing',
    ),
    work(
      2,
      'bewakingsagent|beveiliger|winkelinspecteur|security agent',
      'bewaking|toegangscontrole|EHBO|rapporteren',
      'camerazaal met 60 schermen|agressie ombuigen met praten|sleutelplan|rondes met Deggy-stick',
      '{4-12} rondes per nacht lopen|bezoekers {registreren~fouilleren~begeleiden}|incidenten {melden~rapporteren}|alarmen opvolgen in {town}',
    ),
  ],
);
