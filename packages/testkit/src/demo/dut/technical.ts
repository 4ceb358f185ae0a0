import { sector, work } from '../words/sector.ts';

/** Electricity, heating, maintenance and vehicles in Dutch. */
export const technical = sector(
  'technical',
  {
    firms:
      'Elektro {stem} {legal}|{stem} Technics|Klimaat {stem}|{stem} Installaties {legal}|Garage {stem}|{stem} Service|Warmte {stem}',
    activities:
      'elektrische installaties plaatst|fabrieken onderhoudt|warmtepompen installeert|bestelwagens en trucks herstelt|liften en poorten onderhoudt',
    sites:
      'bij klanten thuis|in de industrie|in een productiebedrijf|op de baan met een servicewagen|in de garage|in de tertiaire sector',
    studies:
      'Elektrische installaties|Elektromechanica|Koeling en warmte|Autotechnieken|Elektriciteit-elektronica|Sanitair',
    higherStudies: 'Elektromechanica|Energietechnologie|Autotechnologie|Elektronica-ICT',
    licences: 'BA4|BA5|VCA|rijbewijs B|koeltechnisch certificaat|hoogwerkerattest',
  },
  false,
  [
    work(
      2,
      'elektricien/elektricienne|industrieel elektricien|residentieel elektricien|elektromonteur',
      'elektrische installaties plaatsen|elektrische schema’s lezen|bekabeling|domotica',
      'zelfstandig een tableau opbouwen|Niko Home Control instellen|kabelbanen met Legrand|keuring met Vinçotte voorbereiden',
      'leidingen {slijpen~leggen~trekken} in {2-60} appartementen|zekeringkasten bouwen en {aansluiten~keuren}|{stopcontacten~verlichting~laadpalen} plaatsen|storingen zoeken in {kantoren~winkels~hallen}',
    ),
    work(
      2,
      'bordenbouwer|paneelbouwer|kastenbouwer|monteur schakelkasten',
      'bordenbouw|elektrische schema’s lezen|bekabeling|solderen',
      'Rittal-kasten uitrusten|ferrules krimpen met Weidmüller|railsystemen RiLine|EPLAN-lijsten volgen',
      'kasten tot {63-2500} ampère bekabelen|componenten van {Siemens~Schneider~Phoenix} monteren|kasten testen volgens lijst {2-30}|draden labelen en {krimpen~bundelen}',
    ),
    work(
      2,
      'onderhoudstechnieker|onderhoudsmonteur|technieker elektromechanica|storingsmonteur|all-round monteur technische dienst',
      'preventief onderhoud|storingen oplossen|PLC|pneumatica',
      'lezen van S7-programma’s|Festo-ventieleilanden|lagers persen|tickets in Ultimo afwerken',
      'storingen oplossen aan {verpakkingslijnen~robots~persen}|motoren, {lagers~riemen~pompen} vervangen|onderhoudsbeurten uitvoeren op {4-80} machines|onderdelen bestellen en {verslagen~meetwaarden} invullen',
    ),
    work(
      2,
      'loodgieter|sanitair installateur|installateur sanitair|loodgieter-dakwerker',
      'sanitair installeren|solderen|leidingen plaatsen|verwarmingsinstallaties',
      'Geberit-inbouwsystemen|persen met Viega|regenwaterpomp aansluiten|lekdetectie met rookgas',
      'badkamers plaatsen in {2-40} woningen|afvoeren en {toevoerleidingen~collectoren} leggen|{boilers~waterverzachters~hydrofoors} aansluiten|lekken opsporen en herstellen',
    ),
    work(
      2,
      'cv-monteur|verwarmingsinstallateur|HVAC-technieker|servicetechnieker verwarming',
      'cv-installaties|onderhoud van cv-ketels|warmtepompen|klimaatregeling',
      'branders van Weishaupt afstellen|Daikin Altherma opstarten|waterzijdig inregelen|CERGA-dossiers',
      '{4-9} ketels per dag onderhouden|warmtepompen {plaatsen~opstarten~inregelen}|vloerverwarming leggen van {60-300} m²|storingen zoeken aan {branders~regelaars}',
    ),
    work(
      2,
      'koeltechnieker|koelmonteur|frigorist|servicemonteur koeling',
      'koeltechniek|airco plaatsen|storingen oplossen|elektrische schema’s lezen',
      'vacumeren tot 0,5 mbar|CO2-racks in supermarkten|logboek van F-gassen|VRV-units Mitsubishi',
      'koelinstallaties plaatsen in {winkels~slagerijen~labo’s}|lekken zoeken en {bijvullen~afpompen}|airco’s onderhouden op {3-90} daken|wachtdienst doen om de {3-6} weken',
    ),
    work(
      2,
      'automecanicien|automonteur|technieker personenwagens|garagist',
      'automechanica|onderhoud van wagens|autodiagnose|banden wisselen',
      'uitlezen met VCDS|distributie van TDI’s|hybride veilig afkoppelen|keuring voorrijden',
      '{3-9} onderhoudsbeurten per dag doen|remmen, {koppelingen~distributies~schokdempers} vervangen|foutcodes uitlezen en {proefrijden~herstellen}|wagens klaarmaken voor de keuring',
    ),
    work(
      2,
      'truckmecanicien|vrachtwagenmecanicien|monteur bedrijfswagens|mecanicien heftrucks',
      'vrachtwagenmechanica|hydraulica|diagnoseapparatuur voertuigen|lassen',
      'laadkleppen Dhollandia|tacho kalibreren|EBS van Wabco|Scania SDP3',
      'trucks en {opleggers~bussen~heftrucks} onderhouden|laadkleppen en {kranen~hydrauliek} herstellen|depannages doen op {2-6} autosnelwegen|banden en remmen van {8-40} voertuigen nazien',
    ),
  ],
);
