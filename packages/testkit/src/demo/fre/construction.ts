import { sector, work } from '../words/sector.ts';

/** Construction in French. */
export const construction = sector(
  'construction',
  {
    firms:
      '{stem} Construction|Toitures {stem}|Entreprise {stem} {legal}|{stem} Rénovation|Bâtiment {stem} {legal}|{stem} TP|Maçonnerie {stem}',
    activities:
      'construit des logements|rénove des écoles et des bureaux|réalise des voiries et des égouts|refait des toitures et des façades|livre des maisons clé sur porte',
    sites:
      'sur chantier|sur des chantiers autour de {town}|dans le neuf|en rénovation de maisons de ville|sur un chantier de {4-40} appartements|dans le gros œuvre',
    studies: 'Maçonnerie|Gros œuvre|Menuiserie|Peinture en bâtiment|Travaux publics|Couverture|Construction',
    higherStudies: 'Construction|Génie civil|Architecture|Conduite de travaux|Géomètre expert immobilier',
    licences: 'permis B|VCA|CACES nacelle|CACES R482|permis BE|AIPR',
  },
  false,
  [
    work(
      2,
      'maçon/maçonne|maçon coffreur|maçon traditionnel|ouvrier maçon|briqueteur',
      'maçonnerie|coffrage|lecture de plans|enduits',
      'monter du bloc à bancher|pose de brique de parement à joint mince|reprise en sous-œuvre|pose de poutrains Seac',
      'monter des murs en {parpaings~briques~blocs de béton~pierre} jusqu’à {3-12} mètres|couler {une dalle~une semelle~un linteau} de {8-60} m³|poser {des seuils~des appuis~des hourdis~des entrevous}|enduire {une façade~un mur de clôture~un pignon} à {la chaux~la machine}|rejointoyer des façades en {brique~pierre bleue}',
    ),
    work(
      2,
      'coffreur bancheur/coffreuse bancheuse|coffreur|ferrailleur|coffreur boiseur',
      'coffrage|ferraillage|coulage de béton|lecture de plans',
      'banches Outinord|coffrage Doka Framax|vibrer sans ségrégation|pose de prédalles',
      'coffrer {des voiles~des poteaux~des poutres~des escaliers} avec des panneaux {Doka~Peri~Outinord}|ferrailler selon plan {10-95}|couler le béton, {12-80} m³ par rotation|décoffrer et {ragréer~nettoyer} les banches',
    ),
    work(
      2,
      'couvreur/couvreuse|couvreur zingueur|étancheur|zingueur|toiturier',
      'couverture|zinguerie|travail en hauteur|étanchéité',
      'pose de Velux en rénovation|membrane EPDM collée|ardoise au crochet|bac acier Joris Ide',
      'poser {des tuiles~des ardoises~un bac acier} sur {des fermes~des maisons neuves~des hangars}|étancher des toits plats en {EPDM~bitume~PVC}|façonner des {gouttières~noues~chéneaux} en zinc|chercher des fuites sur {60-900} m²|isoler sous toiture avec {14-32} cm de laine',
    ),
    work(
      2,
      'peintre en bâtiment|peintre décorateur/peintre décoratrice|peintre tapissier/peintre tapissière|peintre intérieur|peintre façadier',
      'peinture intérieure|pose de papier peint|enduisage|ponçage',
      'airless Graco|pose de toile de verre|patines à la chaux|boiseries à la laque glycéro',
      'peindre {des cages d’escalier~des bureaux~des classes~des villas}|poncer et laquer {des portes~des châssis~des volets}|poser {de la toile de verre~du papier intissé~du vinyle} dans {2-30} pièces|enduire et {reboucher~lisser} les supports',
    ),
    work(
      2,
      'carreleur/carreleuse|carreleur chapiste|poseur de carrelage|carreleur mosaïste',
      'pose de carrelage|chape|lecture de plans|joints',
      'grands formats 120x120 au double encollage|natte Schlüter Ditra|receveur à carreler|croisillons autonivelants',
      'poser du carrelage {de 60~de 90~de 120} sur {chape~ancien sol~plancher chauffant}|carreler {des salles de bains~des cuisines~des terrasses}|tirer des chapes de {40-160} m²|découper {des plinthes~des seuils~de la mosaïque}',
    ),
    work(
      2,
      'menuisier poseur/menuisière poseuse|menuisier|charpentier/charpentière|menuisier agenceur|poseur de châssis',
      'pose de menuiseries|travail du bois|lecture de plans|agencement',
      'ossature bois levée à la grue|quincaillerie Blum|toupie et dégau|dressings sur mesure Egger',
      'poser {des portes~des escaliers~des parquets~des placards}|monter des cuisines {en kit~d’atelier} dans {2-40} logements|lever des murs en ossature bois de {4-14} mètres|poser des châssis {alu~PVC~bois} et {silicone~mousser~régler} les ouvrants',
    ),
    work(
      2,
      'conducteur d’engins/conductrice d’engins|pelleur|conducteur de pelle|machiniste TP',
      'conduite d’engins|terrassement|entretien de machines|VRD',
      'pelle 22 T au tiltrotateur|guidage GPS Leica|réglage de fond de fouille au laser|mini-pelle Kubota',
      'terrasser des fouilles jusqu’à {1-6} mètres|ouvrir des tranchées pour {réseaux secs~égouttage~fibre}|charger {2-9} camions par heure|niveler {une plateforme~un parking} au {laser~GPS}',
    ),
    work(
      2,
      'ouvrier voirie/ouvrière voirie|paveur|canalisateur|poseur de bordures|manœuvre TP',
      'pose de bordures|pavage|VRD|terrassement',
      'pavés posés en queue de paon|pince Probst|tirage d’enrobés au râteau|signalisation de chantier Aximum',
      'poser {des bordures~des pavés~des caniveaux} sur {20-140} mètres par jour|poser des tuyaux de {200-800} mm|régler et compacter {l’empierrement~le sable}|tirer les enrobés derrière {le finisher~le camion}',
    ),
    work(
      2,
      'plaquiste|plafonneur/plafonneuse|plâtrier plaquiste/plâtrière plaquiste|poseur de cloisons|jointeur',
      'pose de cloisons|plafonnage|isolation|enduisage',
      'rail Stil F530|bandes à joint en Q4|plaques Fermacell|membrane Vario',
      'monter des cloisons en {placo~Fermacell~carreaux de plâtre}|poser {20-200} m² de faux plafonds|isoler {des combles~des doublages~des planchers} en {laine de verre~ouate~PUR}|plafonner {des murs~des plafonds} à la machine',
    ),
    work(
      3,
      'conducteur de travaux/conductrice de travaux|gestionnaire de chantier|chef de chantier/cheffe de chantier|directeur de travaux/directrice de travaux',
      'planification de chantier|gestion budgétaire|lecture de plans|management d’équipe',
      'situations mensuelles sur Onaya|planning sous MS Project|levée de réserves avec Finalcad|suivi des sous-traitants en PPSPS',
      'suivre {2-8} chantiers avec {6-45} compagnons|choisir et {piloter~relancer} les sous-traitants|animer la réunion de chantier avec {l’architecte~le maître d’ouvrage}|tenir un budget de {1-18} millions',
    ),
    work(
      3,
      'métreur/métreuse|deviseur|chargé d’études de prix/chargée d’études de prix|économiste de la construction',
      'métrés|AutoCAD|Excel|estimation des coûts',
      'devis sous Batigest|étude de CCTP|déboursés secs à jour|métré sur Revit',
      'métrer des plans de {8-200} pages|chiffrer des offres jusqu’à {200-9000} k€|consulter {3-20} sous-traitants|préparer {le dossier technique~le planning~les commandes}',
    ),
  ],
);
