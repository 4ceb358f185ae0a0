import { sector, work } from '../words/sector.ts';

/** Transport in French. */
export const transport = sector(
  'transport',
  {
    firms: 'Transports {stem} {legal}|{stem} Express|Cars {stem}|Taxis {stem}|{stem} Citernes|Déménagements {stem}',
    activities:
      'livre des magasins et des chantiers|livre des colis à domicile|transporte écoliers et touristes|transporte du vrac liquide|achemine des conteneurs',
    sites:
      'sur la route|en national|entre {town} et le port|en distribution urbaine|à l’international|en transport scolaire',
    studies: 'Conducteur routier|Transport|Mécanique|Vente',
    higherStudies: 'Transport et logistique|Gestion des transports|Commerce',
    licences: 'permis CE|permis C|permis D|FIMO|FCO à jour|ADR|carte conducteur',
  },
  false,
  [
    work(
      1,
      'chauffeur poids lourd/conductrice poids lourd|conducteur SPL/conductrice SPL|chauffeur CE|conducteur routier/conductrice routière',
      'conduite de poids lourd|permis CE|chronotachygraphe|arrimage',
      'chariot embarqué Moffett|bâches coulissantes|informatique Transics|benne TP',
      'livrer {des palettes~des conteneurs~des matériaux} à {3-18} adresses|arrimer avec {des sangles~des chaînes}|faire signer les CMR et {reprendre les palettes~envoyer les photos}|contrôler le camion chaque jour',
    ),
    work(
      1,
      'chauffeur-livreur/chauffeuse-livreuse|livreur VL|coursier/coursière|conducteur livreur',
      'conduite de véhicule léger|livraison de colis|organisation de tournées|relation client',
      '150 points par jour|PDA du dépôt|vélo cargo en centre-ville|relais à approvisionner',
      'livrer {80-190} colis par jour|charger selon la tournée {10-99}|encaisser {les retours~les signatures~les contre-remboursements}|porter {des repas~des médicaments~des meubles} à domicile',
    ),
    work(
      1,
      'conducteur de bus/conductrice de bus|conducteur d’autocar/conductrice d’autocar|chauffeur de car scolaire|machiniste receveur',
      'transport de voyageurs|permis D|chronotachygraphe|accueil',
      'ligne 4 les yeux fermés|palette PMR|valideurs à relancer|voyages en haute saison',
      'conduire la ligne {2-90} à {town}|prendre en charge {des écoliers~des seniors~des équipes}|vendre les titres et {renseigner~compter la caisse}|nettoyer le car au retour',
    ),
    work(
      1,
      'ambulancier/ambulancière|chauffeur de taxi/chauffeuse de taxi|chauffeur PMR|conducteur VSL',
      'transport de personnes|permis B|premiers secours|connaissance de la ville',
      'brancard à fixer|courses sur l’appli centrale|arrimage 4 points|patients dialysés',
      'conduire {des patients~des voyageurs~des enfants} à {6-22} adresses|arrimer et {aider~accompagner}|noter et facturer les courses|tenir le véhicule propre',
    ),
    work(
      2,
      'planificateur transport/planificatrice transport|exploitant routier/exploitante routière|répartiteur/répartitrice',
      'planification des transports|organisation de tournées|chronotachygraphe|anglais',
      'mètres de plancher au millimètre|logiciel Dashdoc|chauffeurs au bout du fil la nuit|cartes carburant',
      'planifier {12-70} camions|{rappeler~réorienter~rassurer} les chauffeurs|trouver des retours sur {Teleroute~B2P}|vérifier les temps de conduite',
    ),
    work(
      1,
      'déménageur/déménageuse|chauffeur déménageur|aide déménageur|manutentionnaire',
      'manutention|déménagement|conduite de camionnette|emballage',
      'monte-meubles au huitième|pianos à la sangle|démontage à la Makita|penderies et couvertures',
      'emballer et porter {2-12} pièces|{installer~conduire} le monte-meubles|démonter et {remonter~protéger} les meubles|transférer {10-900} boîtes d’archives',
    ),
  ],
);
