import { sector, work } from '../words/sector.ts';

/** Sales, marketing and human resources in French. */
export const commerce = sector(
  'commerce',
  {
    firms: '{stem} Média|{stem} Négoce {legal}|Intérim {stem}|{stem} RH|{stem} Marketing|{stem} Fournitures {legal}',
    activities:
      'vend des matériaux aux professionnels|recrute pour des entreprises|crée des campagnes|importe des machines|fournit du matériel de bureau',
    sites:
      'au service commercial|chez des clients de la région de {town}|au service du personnel|en agence d’intérim|au marketing|chez un grossiste',
    studies: 'Commerce|Langues|Économie|Vente|Sciences humaines',
    higherStudies: 'Marketing|Ressources humaines|Gestion|Psychologie du travail|Communication',
    licences: 'permis B',
  },
  false,
  [
    work(
      3,
      'commercial/commerciale|délégué commercial/déléguée commerciale|attaché commercial/attachée commerciale|technico-commercial/technico-commerciale',
      'vente|prospection|négociation|CRM',
      'appels à froid sans trac|Teamleader à jour|bonus annuel à négocier|stand de salon',
      'visiter {5-12} clients par jour|faire des offres de {2-400} mille euros|prospecter à {town} et {town}|{négocier~renouveler} des contrats annuels',
    ),
    work(
      2,
      'assistant commercial/assistante commerciale|employé commercial interne/employée commerciale interne|gestionnaire de commandes|administration des ventes',
      'devis|traitement des commandes|relation client|néerlandais',
      'commandes EDI|tarifs dans Navision|délais à rattraper|catalogue technique épluché',
      'traiter {20-90} commandes par jour|{établir~relancer} des devis|suivre {les prix~les délais~les plaintes}|appuyer les délégués',
    ),
    work(
      3,
      'chargé de ressources humaines/chargée de ressources humaines|responsable RH|HR business partner|gestionnaire RH',
      'gestion du personnel|recrutement|droit social|administration du personnel',
      'encodage Factorial|entretiens de départ|index égalité|classification de fonctions',
      'suivre {40-600} personnes|gérer {les contrats~les évaluations~les formations}|préparer {les élections~le bien-être~les retours}|bâtir l’accueil des nouveaux',
    ),
    work(
      3,
      'chargé de recrutement/chargée de recrutement|consultant en recrutement/consultante en recrutement|consultant intérim/consultante intérim|recruteur/recruteuse',
      'recrutement|conduite d’entretiens|LinkedIn|vente',
      'sourcing booléen|Bullhorn au carré|job day dans le hall|délégation à 6 h',
      'pourvoir {8-40} postes à la fois|{appeler~tester~présenter} des candidats|visiter des clients à {town}|suivre {les contrats~les plannings~les heures}',
    ),
    work(
      3,
      'chargé de marketing/chargée de marketing|chargé de communication/chargée de communication|community manager|responsable marketing digital',
      'marketing|réseaux sociaux|rédaction|SEO',
      'scénarios Brevo|tableau GA4|reels sous CapCut|plan de salon',
      'mener {4-20} campagnes par an|produire {des textes~des vidéos~des infolettres}|gérer un budget de {5-300} mille euros|analyser {GA4~Looker}',
    ),
    work(
      2,
      'acheteur/acheteuse|assistant achats/assistante achats|approvisionneur achats/approvisionneuse achats',
      'achats|négociation fournisseurs|gestion des fournisseurs|Excel',
      'liste CBN de 8 h|contrat-cadre acier|commandes sous Odoo|fournisseur asiatique sur WhatsApp',
      'commander chez {20-150} fournisseurs|{comparer~négocier} les prix|{relancer~contrôler} les livraisons|accorder le stock avec {la production~le magasin}',
    ),
    work(
      3,
      'graphiste|infographiste|webdesigner|maquettiste',
      'graphisme|Photoshop|InDesign|Illustrator',
      'composants Figma|calage sur Heidelberg|charte à tenir|packaging en 3D',
      'créer {des dépliants~des emballages~des sites}|préparer les fichiers d’impression|{retoucher~détourer} les photos|servir {3-15} marques à la fois',
    ),
  ],
);
