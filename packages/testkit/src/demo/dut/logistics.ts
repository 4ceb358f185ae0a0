import { sector, work } from '../words/sector.ts';

/** Warehousing in Dutch. */
export const logistics = sector(
  'logistics',
  {
    firms:
      '{stem} Logistics|Distributie {stem} {legal}|{stem} Warehousing {legal}|{stem} Fulfilment|Opslag {stem}|Groothandel {stem}|{stem} Cold Storage',
    activities:
      'webshops levert|bier en frisdrank verdeelt|onderdelen opslaat voor de autosector|diepvriesproducten opslaat|winkels belevert',
    sites:
      'in het magazijn|in een distributiecentrum van {8-60}.000 m²|in een diepvriesmagazijn|op de kade in {town}|in een e-commerce hal|bij een groothandel in {town}',
    studies: 'Logistiek|Logistiek medewerker|Kantoor en verkoop|Mechanica|Haven en magazijn',
    higherStudies: 'Logistiek management|Bedrijfsmanagement logistiek|Supply chain management|Handelsingenieur',
    licences: 'heftruckattest|reachtruckattest|rijbewijs B|VCA-basis|EHBO',
  },
  true,
  [
    work(
      1,
      'orderpicker|orderverzamelaar|orderpicker reachtruck|voicepicker|verzamelaar droog',
      'orderpicking|werken met scanner|voicepicking|palletiseren',
      'Vocollect-headset|pick-by-light|Man-Up van Jungheinrich|mixpaletten bouwen zonder omvallen',
      '{80-220} lijnen per uur verzamelen met {de scanner~de headset~pick-by-light}|bestellingen voor {winkels~webshops~apotheken} klaarzetten|rolcontainers {stapelen~wikkelen~labelen}|lege vakken melden en {bijvullen~natellen}',
    ),
    work(
      1,
      'magazijnmedewerker|magazijnier|logistiek medewerker|loodsmedewerker|all-rounder magazijn',
      'magazijnwerk|laden en lossen|goederenontvangst|voorraadbeheer',
      'inboeken in SAP EWM|dock 4 tot 12 bedienen|Zebra-printer instellen|ASN controleren',
      'containers van {20-45} voet lossen|goederen ontvangen en inboeken in {SAP~Navision~Reflex}|{paletten~rollen~stukgoed} wegzetten in de rekken|zendingen controleren en {sealen~etiketteren~verpakken}|cyclische tellingen doen op {40-900} locaties',
    ),
    work(
      1,
      'heftruckchauffeur|heftruckbestuurder|reachtruckchauffeur|clarkist|reacher',
      'heftruck rijden|reachtruck rijden|laden en lossen|werken met scanner',
      'smallegangentruck Linde K|klemtruck voor papierrollen|hoogte tot 13 meter|batterijwissel',
      'vrachtwagens laden en lossen, {8-40} per shift|paletten tot {6-14} meter hoog inslaan|lijnen bevoorraden met {grondstof~verpakking~halffabricaat}|goederen met {klemtruck~reachtruck~zijlader} verplaatsen|de truck voor elke shift nakijken',
    ),
    work(
      1,
      'inpakker/inpakster|verpakker|medewerker inpak|co-packer',
      'inpakken|etiketteren|kwaliteitscontrole|co-packing',
      'giftsets samenstellen|krimptunnel bedienen|dozen vouwen aan de Rajapack-tafel|THT-datum checken',
      '{200-900} dozen per shift inpakken|displays en {promopacks~geschenkdozen~stalen} samenstellen|etiketten printen en {artikels~kratten} labelen|defecte stukken uitsorteren',
    ),
    work(
      2,
      'teamleider magazijn|ploegbaas logistiek|shiftleader warehouse|magazijnchef',
      'leidinggeven|voorraadbeheer|planning|WMS',
      'dagstart aan het bord|KPI’s op Power BI-scherm|interims inplannen in Protime|dockplanning',
      'een shift van {8-45} mensen aansturen|werk verdelen over {3-12} zones|pickfouten opvolgen tot onder {1-3} promille|{interims~studenten~nieuwe collega’s} inwerken en evalueren',
    ),
    work(
      2,
      'stockbeheerder|voorraadbeheerder|stock controller|inventory clerk',
      'voorraadbeheer|inventaris opmaken|Excel|WMS',
      'ABC-telling|verschillen uitzoeken in Manhattan|slotting herzien|pivot op dode voorraad',
      'voorraadverschillen van {20-400} artikels uitzoeken|tellingen plannen en {uitvoeren~nakijken}|dode stock {afboeken~herlocaliseren}|leveranciers bellen over {tekorten~retouren}',
    ),
    work(
      2,
      'expeditiemedewerker|dispatcher|expediteur|medewerker verzending|planner binnendienst',
      'transportplanning|transportdocumenten|CMR|klantencontact',
      'tijdsloten boeken in Transporeon|ritten maken in PTV|Bpost-zendingen voormelden|portbase-meldingen',
      '{20-120} zendingen per dag plannen|CMR’s en {leveringsbonnen~paklijsten} opmaken|chauffeurs onthalen en {dock~papieren} toewijzen|vertragingen melden aan {klanten~winkels}',
    ),
    work(
      3,
      'supply chain planner|logistiek manager|demand planner|warehouse manager',
      'supply chain management|vraagvoorspelling|Excel|leidinggeven',
      'S&OP-overleg trekken|forecast in Slim4|OTIF boven 97 % houden|layout hertekenen in AutoCAD',
      'forecast voor {300-6000} artikels maken|magazijn van {5-60} duizend m² leiden|tarieven met {3-12} vervoerders onderhandelen|voorraad met {5-30} % verlagen',
    ),
    work(
      2,
      'douanedeclarant|declarant|customs officer|douanebediende',
      'douaneformaliteiten|Incoterms|transportdocumenten|Engels',
      'PLDA-aangiften|AGS en NCTS|T1 zuiveren|TARIC-codes opzoeken',
      '{15-70} aangiften per dag opmaken|T1’s en {EUR1~oorsprongscertificaten} afhandelen|goederencodes bepalen voor {chemie~textiel~voeding}|controles met de douane {opvolgen~voorbereiden}',
    ),
  ],
);
