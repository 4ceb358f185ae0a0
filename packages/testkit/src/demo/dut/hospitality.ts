import { sector, work } from '../words/sector.ts';

/** Hospitality in Dutch. */
export const hospitality = sector(
  'hospitality',
  {
    firms: 'Brasserie {stem}|Hotel {stem}|Restaurant {stem}|Catering {stem} {legal}|Grand Café {stem}|{stem} Events',
    activities:
      'een restaurant met {40-180} couverts uitbaat|bedrijfsrestaurants verzorgt|een hotel met {20-160} kamers runt|feesten en recepties verzorgt',
    sites:
      'in een brasserie|in een hotel in {town}|in een grootkeuken|op events|in een restaurant met {30-160} couverts|aan de kust',
    studies: 'Restaurant en keuken|Hotel|Toerisme|Horeca|Voeding',
    higherStudies: 'Hotelmanagement|Toerisme en recreatiemanagement|Eventmanagement',
    licences: 'HACCP|attest sociale hygiëne|EHBO|rijbewijs B',
  },
  true,
  [
    work(
      2,
      'kok/kokkin|hulpkok|chef de partie|zelfstandig werkend kok|collectiviteitskok',
      'koken|koude keuken|HACCP|mise-en-place',
      'Rational-oven|sous-vide op 58 graden|sauzen van nul|walking dinner voor 200',
      '{40-350} couverts per dag koken|{vis~vlees~saus~dessert}post draaien|kaarten en {suggesties~weekmenu’s} uitwerken|bestellingen doen en koelcel ordenen',
    ),
    work(
      2,
      'chef-kok|keukenchef|sous-chef|keukenverantwoordelijke',
      'leidinggeven|koken|HACCP|foodcost berekenen',
      'fiches in Horeko|foodcost op 28 %|personeelsplanning in Strobbo|proeverij voor bruidsparen',
      'een keuken van {4-18} leiden|menukaart {4-6} keer per jaar vernieuwen|inkoop en {marges~fiches~roosters} opvolgen|leerlingen opleiden',
    ),
    work(
      1,
      'kelner/serveerster|zaalmedewerker|medewerker bediening|ober',
      'bediening|kassa bedienen|tapbediening|klantvriendelijkheid',
      'drie borden dragen|Lightspeed-handheld|terras met 40 tafels|wijn presenteren',
      '{20-90} gasten per shift bedienen|bestellingen opnemen en {adviseren~afrekenen}|tafels {dekken~afruimen} voor {feesten~lunches}|klachten met glimlach oplossen',
    ),
    work(
      1,
      'barman/barvrouw|barista|barmedewerker|tooghulp',
      'tapbediening|cocktails maken|kassa bedienen|barservice',
      'latte art|La Marzocco|vaten wisselen onder druk|bierkaart van 80',
      '{80-500} dranken per avond maken|cocktails en {koffies~mocktails} bereiden|voorraad {aanvullen~tellen}|de toog sluiten om {0-4} uur',
    ),
    work(
      1,
      'keukenhulp|afwasser|grootkeukenmedewerker|spoelhulp',
      'afwassen|schoonmaken|groenten snijden|HACCP',
      'bandvaatwasser Meiko|porties wegen per dieet|potten schuren|broodjes beleggen vanaf 5 uur',
      'groenten kuisen en {snijden~blancheren}|{100-900} stuks afwassen|koelcel en {vloer~dampkap} poetsen|koude schotels {opmaken~verpakken}',
    ),
    work(
      2,
      'hotelreceptionist/hotelreceptioniste|night auditor|receptionist hotel|frontofficemedewerker',
      'onthaal|hotelreservaties|talenkennis|kassa afsluiten',
      'Mews en Opera Cloud|overboekingen oplossen|nachtafsluiting|sleutelkaarten coderen',
      '{20-140} check-ins per dag doen|reservaties van {Booking~groepen} verwerken|facturen en {taksen~extra’s} nakijken|gasten tips geven over {town}',
    ),
    work(
      1,
      'kamermeisje|housekeepingmedewerker|kamerjongen|gouvernante',
      'kamers schoonmaken|bedden opmaken|linnen beheren|schoonmaken',
      '16 kamers op een dag|kar met vaste indeling|minibar via tablet|zeepstelling vouwen',
      '{10-20} kamers per dag klaarmaken|badkamers {ontkalken~poetsen}|linnen {tellen~sorteren}|kamers vrijgeven in het systeem',
    ),
    work(
      3,
      'restaurantmanager|zaalverantwoordelijke|F&B manager|evenementencoördinator',
      'leidinggeven|personeelsplanning|budgetbeheer|evenementen organiseren',
      'Zenchef-reservaties|omzet per shift|flexi’s inroosteren|draaiboek tot op de minuut',
      'een team van {6-35} plannen|{bruiloften~congressen~beurzen} van {50-900} gasten leiden|inkoop onderhandelen|omzet met {3-20} % verhogen',
    ),
  ],
);
