import { sector, work } from '../words/sector.ts';

/** Education and training in Dutch. */
export const education = sector(
  'education',
  {
    firms:
      'Basisschool {stem}|Scholengroep {stem}|College {stem}|{stem} Academie|Opleidingscentrum {stem}|Bibliotheek {stem}',
    activities:
      'kinderen onderwijst|volwassenen taallessen geeft|technici opleidt|jongeren begeleidt|cursussen aan bedrijven geeft',
    sites:
      'in het basisonderwijs|in een school in {town}|in het volwassenenonderwijs|in een klas van {12-28} leerlingen|in een opleidingscentrum',
    studies: 'Humane wetenschappen|Jeugd- en gehandicaptenzorg|Kinderzorg|Wetenschappen-wiskunde',
    higherStudies:
      'Lager onderwijs|Secundair onderwijs|Kleuteronderwijs|Pedagogische wetenschappen|Taal- en letterkunde',
    licences: 'onderwijsbevoegdheid|EHBO|rijbewijs B',
  },
  false,
  [
    work(
      3,
      'leraar lager onderwijs/lerares lager onderwijs|leerkracht basisonderwijs|onderwijzer/onderwijzeres|juf of meester',
      'lesgeven|klasmanagement|lesvoorbereiding|oudergesprekken',
      'Smartschool|Zill-leerplan|Bingel|co-teaching in het derde',
      'lesgeven aan {14-27} kinderen van het {tweede~derde~vijfde} leerjaar|toetsen {opstellen~verbeteren}|oudercontacten en {uitstappen~bosklassen} voorbereiden|kinderen met {dyslexie~ADHD} ondersteunen',
    ),
    work(
      3,
      'leraar secundair|leraar/lerares|docent voortgezet onderwijs|praktijkleraar',
      'lesgeven|lesvoorbereiding|klasmanagement|evalueren',
      'Magister|GIP-begeleiding|vakwerkgroep voorzitten|lesmateriaal in Canva',
      '{wiskunde~Frans~techniek~geschiedenis} geven aan {6-14} klassen|examens opstellen en {verbeteren~bespreken}|stages begeleiden in {4-20} bedrijven|klassenraden voorbereiden',
    ),
    work(
      3,
      'kleuterleider/kleuterleidster|kleuteronderwijzer/kleuteronderwijzeres|juf in de kleuterklas',
      'lesgeven|kinderen verzorgen|knutselen|oudergesprekken',
      'hoekenwerk|verteltas|Kindergarten-app|zindelijkheid aanpakken',
      '{15-24} kleuters onthalen|thema’s uitwerken rond {dieren~de winkel~Sinterklaas}|taal stimuleren bij {anderstalige~jongste} kleuters|rapporten schrijven',
    ),
    work(
      3,
      'instructeur|opleider|trainer|lesgever beroepsopleiding',
      'opleidingen geven|didactiek|evalueren|lesvoorbereiding',
      'VDAB-lesfiches|lasboxen inrichten|e-learning in Articulate|assessment volgens STARR',
      'opleidingen van {3-40} dagen geven|{werkzoekenden~arbeiders~leidinggevenden} trainen|syllabi {schrijven~vernieuwen}|deelnemers evalueren',
    ),
    work(
      2,
      'schoolsecretaresse|leerlingenadministratie|studiemeester|medewerker schoolsecretariaat',
      'administratie|onthaal|leerlingenadministratie|Word',
      'Wisa en Informat|Discimus-zending|LARS-attesten|toezicht op de speelplaats',
      'inschrijvingen van {100-900} leerlingen verwerken|afwezigheden {opvolgen~melden}|{rekeningen~attesten~brieven} maken|ouders te woord staan',
    ),
    work(
      2,
      'bibliothecaris|bibliotheekmedewerker|mediatheekmedewerker|animator',
      'klanten adviseren|catalogiseren|activiteiten organiseren|onthaal',
      'Wise-systeem|boekstart voor baby’s|voorleesuur op woensdag|zelfuitleen herstarten',
      '{200-2000} uitleningen per week verwerken|klassen rondleiden|{lezingen~voorleesuurtjes~workshops} organiseren|collectie {saneren~aanvullen}',
    ),
  ],
);
