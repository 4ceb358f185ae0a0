import { sector, work } from '../words/sector.ts';

/** Production in Dutch. */
export const production = sector(
  'production',
  {
    firms:
      '{stem} Industries {legal}|{stem} Plastics|{stem} Textiel|Chemie {stem} {legal}|{stem} Verpakkingen|{stem} Panels',
    activities:
      'kunststof verpakkingen maakt|tapijt weeft|lijmen en verven produceert|meubelpanelen zaagt|elektronica assembleert',
    sites:
      'in de productie|aan de lijn|in een chemisch bedrijf|in een cleanroom|in een fabriekshal van {5-40}.000 m²|in een textielbedrijf',
    studies: 'Productie|Elektromechanica|Chemie|Mechanica|Kunststoffen|Onthaal en techniek',
    higherStudies: 'Chemie|Industrieel ingenieur|Procestechnologie|Kwaliteitsmanagement',
    licences: 'VCA-basis|heftruckattest|rolbrugattest|EHBO',
  },
  true,
  [
    work(
      1,
      'productiemedewerker/productiemedewerkster|productiearbeider|lijnmedewerker|arbeider productie',
      'bandwerk|inpakken|kwaliteitscontrole|machines bedienen',
      'manueel stapelen aan de lijn|5S-rondje op het einde van de shift|uitval wegschrijven op blad|werken met gehoorbescherming',
      '{producten~onderdelen~matten} op de band leggen|stukken controleren en {uitsorteren~bijvullen~stapelen}|{300-4000} stuks per shift afwerken|de werkplek {vegen~ordenen~klaarzetten} voor de volgende ploeg',
    ),
    work(
      2,
      'procesoperator|operator productie|machineoperator|lijnoperator|eerste operator',
      'machines instellen|productiemachines bedienen|eerstelijnsonderhoud|kwaliteitscontrole',
      'schermen in DeltaV|omstel in 20 minuten (SMED)|batchreactor vullen|Bobst-lijn',
      'een lijn van {3-14} machines {opstarten~bewaken~omstellen}|stalen nemen elke {15-60} minuten|parameters bijsturen op {viscositeit~druk~temperatuur}|kleine storingen zelf oplossen',
    ),
    work(
      2,
      'spuitgietoperator|matrijzensteller|extrusieoperator|insteller spuitgieterij',
      'spuitgieten|machines instellen|kwaliteitscontrole|rolbrug bedienen',
      'Arburg Allrounder|matrijswissel met twee|granulaat drogen|blow molding',
      'matrijzen wisselen op {4-30} persen|cyclustijd en {nadruk~temperatuur} bijstellen|proefstukken meten en vrijgeven|grijprobots {inleren~herstarten}',
    ),
    work(
      1,
      'assemblagemedewerker|monteerder/monteerster|monteur assemblage|elektronicamonteur',
      'assemblage|solderen van elektronica|technische tekeningen lezen|handgereedschap',
      'momentsleutel met Atlas Copco|SMD onder de microscoop|kabelbomen binden|poka-yoke stations',
      '{pompen~fietsen~printplaten~kasten} monteren volgens werkinstructie|{20-400} stuks per shift afwerken|testbank bedienen en {loggen~afkeuren}|kabels knippen, strippen en {krimpen~solderen}',
    ),
    work(
      2,
      'kwaliteitscontroleur|laborant kwaliteit|QC-medewerker|controleur eindproduct',
      'kwaliteitscontrole|meetinstrumenten gebruiken|ISO 9001|rapporteren',
      'Minitab-grafieken|8D-rapport invullen|Zeiss-meetbank|blokkeren in LIMS',
      'stalen meten uit {4-60} loten|afwijkingen {melden~blokkeren~onderzoeken}|meetmiddelen kalibreren om de {2-12} maanden|klachten analyseren met {productie~verkoop}',
    ),
    work(
      2,
      'ploegleider productie|teamleider productie|shiftleader|ploegbaas',
      'leidinggeven|productieplanning|lean manufacturing|veiligheid op het werk',
      'Gemba-ronde|OEE-scherm bespreken|polyvalentiematrix|overdracht om kwart voor',
      'een ploeg van {6-40} aansturen|lijnen bezetten en {verlof~ziekte} opvangen|OEE verhogen van {55-70} naar {72-88} %|toolboxmeetings geven',
    ),
    work(
      3,
      'productiemanager|plant manager|productieverantwoordelijke|operations manager',
      'productieplanning|budgetbeheer|leidinggeven|lean manufacturing',
      'hoshin-matrix|SAP PP|CAPEX-dossiers|vakbondsoverleg',
      'een fabriek van {40-320} mensen leiden|investeringen tot {200-6000} k euro uitwerken|kostprijs met {2-15} % verlagen|productieplan bespreken met {verkoop~aankoop}',
    ),
    work(
      2,
      'operator textiel|wever|confectiearbeider/confectiearbeidster|stikker/stikster',
      'machines bedienen|naaien|kwaliteitscontrole|machines instellen',
      'Picanol-weefgetouw|overlock vijfdraads|bobijnen aanknopen|getuft tapijt nazien',
      '{8-30} getouwen bewaken|draadbreuken herstellen|{tenten~zetels~werkkledij} stikken|rollen nazien en {snijden~labelen}',
    ),
  ],
);
