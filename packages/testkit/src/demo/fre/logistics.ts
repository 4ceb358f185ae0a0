import { sector, work } from '../words/sector.ts';

/** Warehousing in French. */
export const logistics = sector(
  'logistics',
  {
    firms:
      '{stem} Logistique|{stem} Distribution {legal}|Entrepôts {stem}|{stem} Fret|Grossiste {stem}|{stem} Frais {legal}|Plateforme {stem}',
    activities:
      'livre des sites d’e-commerce|distribue des boissons|stocke des pièces automobiles|approvisionne des magasins|gère des produits surgelés',
    sites:
      'en entrepôt|sur une plateforme de {8-60} 000 m²|dans un entrepôt frigorifique|à quai à {town}|dans un hall e-commerce|chez un grossiste de {town}',
    studies: 'Logistique|Bac pro logistique|Agent magasinier|Vente|Mécanique|Travaux de bureau',
    higherStudies: 'Logistique|Transport et logistique|Gestion de la chaîne logistique|Commerce international',
    licences: 'CACES 1|CACES 3|CACES 5|permis B|brevet cariste|SST',
  },
  true,
  [
    work(
      1,
      'préparateur de commandes/préparatrice de commandes|préparateur CACES 1/préparatrice CACES 1|picker|préparateur vocal',
      'préparation de commandes|commande vocale|palettisation|utilisation d’un scanner',
      'casque Vocollect|CACES 1B à conducteur porté|palettes hétérogènes filmées|120 colis/heure en frais',
      'préparer {80-220} colis par heure {au scan~à la vocale~au pick-by-light}|monter des palettes pour {des magasins~des pharmacies~des restaurants}|filmer et étiqueter {15-70} palettes|signaler les ruptures et {réapprovisionner~recompter}',
    ),
    work(
      1,
      'magasinier/magasinière|agent logistique/agente logistique|ouvrier logistique|magasinier cariste/magasinière cariste|homme de quai',
      'réception de marchandises|gestion des stocks|chargement et déchargement|manutention',
      'saisie sous Reflex|quais 4 à 12|PDA Zebra TC52|dépotage à la main de conteneurs 40 pieds',
      'décharger {8-30} camions par jour|réceptionner et saisir {les palettes~les colis~les retours} sous {SAP~Reflex~Sage}|ranger {les rouleaux~les bacs~les palettes} en racks|contrôler les expéditions et {éditer les bons~les étiqueter}',
    ),
    work(
      1,
      'cariste|cariste CACES 3|conducteur de chariot élévateur/conductrice de chariot élévateur|clarkiste|cariste grande hauteur',
      'conduite de chariot élévateur|CACES 5|chargement et déchargement|utilisation d’un scanner',
      'Fenwick latéral à 13 mètres|chariot tridirectionnel Jungheinrich|pinces à bobines|changement de batterie',
      'charger et décharger {8-40} camions par poste|stocker à {6-14} mètres|alimenter les lignes en {matière première~emballages}|gerber {des bobines~des fûts~des big bags}',
    ),
    work(
      1,
      'agent de conditionnement/agente de conditionnement|emballeur/emballeuse|conditionneur|opérateur co-packing/opératrice co-packing',
      'conditionnement|étiquetage|contrôle visuel|emballage',
      'coffrets cadeaux|fardeleuse Smipack|mise sous blister|tri des DLC',
      'conditionner {200-900} boîtes par poste|assembler {des coffrets~des présentoirs~des lots promo}|étiqueter {des flacons~des caisses~des sachets}|trier les pièces non conformes',
    ),
    work(
      2,
      'chef d’équipe logistique/cheffe d’équipe logistique|chef de quai/cheffe de quai|responsable d’entrepôt|team leader entrepôt',
      'management d’équipe|gestion des stocks|WMS|planification',
      'brief de 5 minutes au tableau|tournées d’intérimaires dans Pixid|taux de service à 99|polyvalence au mur',
      'encadrer {8-45} personnes|répartir le travail sur {3-12} zones|faire baisser les erreurs sous {1-3} pour mille|accueillir et {former~évaluer} les intérimaires',
    ),
    work(
      2,
      'gestionnaire de stock|gestionnaire de stocks|approvisionneur/approvisionneuse|inventoriste',
      'gestion des stocks|inventaire|Excel|approvisionnement',
      'classement ABC|écarts sur Manhattan|seuils min-max à la main|dormants à écouler',
      'analyser les écarts de {20-400} références|planifier {des inventaires~des comptages} tournants|relancer {5-60} fournisseurs|écouler les stocks dormants',
    ),
    work(
      2,
      'affréteur/affréteuse|exploitant transport/exploitante transport|dispatcheur|agent d’exploitation/agente d’exploitation',
      'organisation de tournées|documents de transport|CMR|relation client',
      'bourses B2P et Teleroute|rendez-vous Transporeon|lettres de voiture sous AKANEA|litiges palettes Europe',
      'affréter {10-60} camions par jour|établir {les CMR~les lettres de voiture~les bons}|négocier avec {3-30} transporteurs|prévenir {les clients~les magasins} des retards',
    ),
    work(
      2,
      'déclarant en douane/déclarante en douane|agent de transit/agente de transit|commis de douane|gestionnaire import-export',
      'formalités douanières|Incoterms|import-export|anglais',
      'déclarations Delta|PLDA en ligne|apurement de T1|dossiers EUR1',
      'établir {15-70} déclarations par jour|chercher les codes pour {textile~chimie~denrées}|apurer {les T1~les carnets ATA}|préparer {un contrôle~un audit} avec la douane',
    ),
    work(
      3,
      'responsable logistique|supply chain planner|responsable supply chain|planificateur/planificatrice',
      'gestion de la chaîne logistique|prévisions de vente|Excel|management d’équipe',
      'animation du PIC-PDP|prévisions sur Slim4|OTIF à 97|appel d’offres transport',
      'prévoir les ventes de {300-6000} articles|diriger un site de {5-60} mille m²|réduire les stocks de {5-30} %|négocier avec {3-12} transporteurs',
    ),
  ],
);
