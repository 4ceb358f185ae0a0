import { sector, work } from '../words/sector.ts';

/** Construction in Dutch. */
export const construction = sector(
  'construction',
  {
    firms:
      'Bouwwerken {stem} {legal}|Aannemingen {stem}|{stem} Projectbouw|Dakwerken {stem}|Bouwgroep {stem} {legal}|{stem} Infra|Renovatie {stem}|Gebroeders {stem}',
    activities:
      'woningen bouwt|scholen en kantoren renoveert|wegen en riolen aanlegt|daken en gevels vernieuwt|sleutel-op-de-deur woningen oplevert',
    sites:
      'op de werf|op bouwplaatsen in en rond {town}|in de nieuwbouw|in de renovatie van rijwoningen|op een werf met {4-40} appartementen|in de utiliteitsbouw',
    studies: 'Ruwbouw|Bouw|Hout|Bouwtechnieken|Schilderwerk en decoratie|Dakwerken|Wegenbouw',
    higherStudies: 'Bouwkunde|Architectuur|Burgerlijk ingenieur bouwkunde|Vastgoed - landmeten|Civiele techniek',
    licences: 'VCA|VCA-basis|rijbewijs B|rijbewijs BE|hoogwerkerattest|attest verreiker',
  },
  false,
  [
    work(
      2,
      'metser|metselaar|gevelmetser|allround metselaar|steenlegger',
      'metselen|planlezen|gevelmetselwerk|voegen',
      'lijmen van Porotherm|stellen van profielen met Rothoblaas|bogen en rollagen zetten|metselen in wildverband',
      'muren in {snelbouwsteen~betonblokken~kalkzandsteen~Silka-blokken} opmetselen tot {3-12} meter|gevels in {handvormsteen~recuperatiesteen~strengpers} metselen|profielen stellen en de eerste laag waterpas leggen|{schouwen~tuinmuren~dorpels~rollagen} metselen bij {renovaties~nieuwbouw}|spouwisolatie van {10-20} cm plaatsen en ankers zetten|voegwerk uitslijpen en gevels opvoegen',
    ),
    work(
      2,
      'bekister|bekister-ijzervlechter|betontimmerman|betonwerker|bekistingsvakman',
      'bekisten|ijzervlechten|betonwerken|planlezen',
      'werken met Doka-panelen|Peri Trio zetten|breedplaatvloeren onderstempelen|grote stortbeurten begeleiden',
      '{wanden~kolommen~funderingen~liftkokers} bekisten met {Doka~Peri~houten} panelen|wapening vlechten volgens plan {10-95}|beton storten en trillen, {12-80} m³ per stort|{trappen~balken~randen} op maat bekisten|breedplaten leggen met de {torenkraan~mobiele kraan}',
    ),
    work(
      2,
      'dakwerker|dakdekker|dakdekker platte daken|zinkbewerker|dakman',
      'dakbedekking|werken op hoogte|zinkwerk|isoleren',
      'EPDM kleven van Resitrix|bitumen in twee lagen branden|leien haken in maasdekking|Velux inwerken',
      '{pannen~leien~sarking~onderdak} leggen op {nieuwbouw~oude hoeves~rijwoningen}|platte daken in {EPDM~roofing~PVC} dichten|goten en {hanggoten~kraalgoten~bakgoten} in zink plaatsen|dakramen inwerken en afwerken|lekken opsporen op {60-900} m²',
    ),
    work(
      2,
      'schilder|huisschilder|schilder-behanger|schilder-decorateur|schilder binnenwerk',
      'schilderen|behangen|plamuren|spuiten van lak',
      'latex spuiten met de Graco|glasvlies plakken|kalkverf in wolkentechniek|houtrot uitvrezen met Repair Care',
      'muren en plafonds in {trappenhuizen~kantoren~villa’s~klaslokalen} schilderen|ramen en deuren schuren en lakken|{vliesbehang~glasvlies~vinyl} plakken in {2-30} kamers|gevels reinigen en {siliconenverf~minerale verf} aanbrengen|kleuradvies geven aan {bewoners~architecten}',
    ),
    work(
      2,
      'vloerder|tegelzetter|vloerder-tegelzetter|tegellegger',
      'tegels plaatsen|chape leggen|voegen|planlezen',
      'keramische XXL-tegels verlijmen|Schlüter-profielen plaatsen|ontkoppelingsmat leggen|natuursteen in derde lijn',
      'tegels van {30-120} cm verlijmen op {chape~oude vloer~vloerverwarming}|badkamers en {inloopdouches~keukens} betegelen|chape trekken en pas zetten, {40-160} m² per dag|plinten, dorpels en {mozaïek~natuursteen} plaatsen',
    ),
    work(
      2,
      'schrijnwerker|timmerman|interieurbouwer|schrijnwerker-plaatser|allround timmerman',
      'houtbewerkingsmachines|binnendeuren plaatsen|planlezen|maatwerk',
      'Festool-machines|HSB-wanden stellen|Blum-scharnieren regelen|werken met Cabinet Vision',
      'binnendeuren en {plinten~trappen~maatkasten} plaatsen|houtskeletwanden {stellen~verankeren~dichtmaken}|keukens van {Nobilia~eigen atelier~een keukenbouwer} monteren|ramen en {poorten~schuifdeuren} plaatsen en afkitten|gordingen en {spanten~kepers} zagen en stellen',
    ),
    work(
      2,
      'graafmachinist|kraanman|machinist grondverzet|rupskraanmachinist|minikraanman',
      'graafmachine besturen|grondwerken|machineonderhoud|rioleringswerken',
      'rupskraan 25 ton met tiltrotator|werken met Trimble GPS|Volvo EC|talud profileren op de laser',
      'bouwputten uitgraven tot {1-6} meter|sleuven graven voor {riolering~nutsleidingen~glasvezel}|grond laden op {2-9} kiepwagens per uur|terrein nivelleren met {laser~GPS}|de kraan dagelijks smeren en nakijken',
    ),
    work(
      2,
      'wegenwerker|stratenmaker|opperman wegenbouw|wegenbouwer|kasseilegger',
      'wegenbouw|bestrating|grondwerken|rioleringswerken',
      'kasseien in waaierverband|boordstenen zetten met de Probst-klem|asfalt rakelen|trilplaat Bomag',
      'klinkers en {kasseien~dallen~waterdoorlatende stenen} leggen|boordstenen stellen op {20-140} meter per dag|rioolbuizen van {200-800} mm leggen|asfalt {afharken~walsen} achter de finisher|signalisatie plaatsen op {gewestwegen~woonstraten}',
    ),
    work(
      2,
      'isolatieplaatser|isoleerder|gyprocplaatser|monteur systeemwanden|afbouwmonteur',
      'isoleren|gyproc plaatsen|plafonneren|metalstud',
      'cellulose inblazen|luchtdicht tapen met Siga|Knauf-wanden|blowerdoortest voorbereiden',
      'wanden in {gyproc~Fermacell~metalstud} zetten en afvoegen|{zolders~spouwen~vloeren} isoleren met {PUR~cellulose~glaswol}|verlaagde plafonds hangen in {kantoren~winkels}|dampscherm luchtdicht afkleven',
    ),
    work(
      3,
      'werfleider|projectleider bouw|uitvoerder|conducteur|hoofduitvoerder',
      'werfplanning|planlezen|budgetbeheer|leidinggeven',
      'werfverslagen in Bouwsoft|LEAN-planning met post-its|opvolgen van meer- en minwerken|coördinatie met EPB-verslaggever',
      '{2-8} werven tegelijk leiden met {6-45} man|onderaannemers {kiezen~aansturen~bijsturen}|werfvergaderingen met {architect~bouwheer} leiden|budget van {1-18} miljoen bewaken|vorderingsstaten opmaken tegen de {5-25}e',
    ),
    work(
      3,
      'calculator bouw|werkvoorbereider bouw|bouwcalculator|prijscalculator',
      'calculatie|meetstaten opmaken|AutoCAD|Excel',
      'offertes in Cobra|nacalculatie op post|prijsvragen bij leveranciers rondsturen|uittrekstaat uit Revit-model',
      'meetstaten maken van {8-200} pagina’s bestek|offertes tot {200-9000} k euro uitrekenen|prijzen vragen aan {3-20} onderaannemers|werven voorbereiden en {bestellingen~planning} klaarzetten',
    ),
  ],
);
