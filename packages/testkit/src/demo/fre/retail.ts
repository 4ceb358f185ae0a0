import { sector, work } from '../words/sector.ts';

/** Shops and customer service in French. */
export const retail = sector(
  'retail',
  {
    firms:
      '{stem} Mode|Bricolage {stem}|Supermarché {stem}|Cuisines {stem} {legal}|Optique {stem}|Librairie {stem}|{stem} Contact',
    activities:
      'vend des vêtements|vend des cuisines et des meubles|exploite un supermarché|répond aux clients par téléphone|vend et répare des vélos',
    sites:
      'en magasin|en grande surface|dans une boutique de {town}|en centre d’appels|dans un magasin de bricolage|en salle d’exposition',
    studies: 'Vente|Commerce|Accueil|Bac pro commerce|Gestion',
    higherStudies: 'Management commercial|Marketing|Gestion',
    licences: 'permis B|SST|carte professionnelle sécurité',
  },
  false,
  [
    work(
      1,
      'vendeur/vendeuse|conseiller de vente/conseillère de vente|employé de magasin/employée de magasin|vendeur en boutique',
      'conseil de vente|encaissement|mise en rayon|merchandising',
      'cabines à tour de rôle|pliage à la planche|carte de fidélité|vitrine du mardi',
      'servir {30-150} clients par jour|tenir {la vitrine~les cabines~les rayons}|déballer {10-90} colis|poser {les prix~les promotions}',
    ),
    work(
      1,
      'hôte de caisse/hôtesse de caisse|caissier/caissière|employé de caisse/employée de caisse|hôte d’accueil caisse',
      'encaissement|clôture de caisse|sens du service|accueil',
      'scan libre-service à surveiller|codes PLU par cœur|consignes à compter|rayon fleurs',
      'encaisser {150-600} clients par poste|compter la caisse à {2-10} centimes près|{surveiller~relancer} les caisses automatiques|traiter {les échanges~les bons~les consignes}',
    ),
    work(
      1,
      'employé de rayon/employée de rayon|employé libre-service/employée libre-service|réassortisseur/réassortisseuse|gondolier',
      'mise en rayon|chargement et déchargement|transpalette|rotation des stocks',
      'FIFO au frais|facing jusqu’au bord|rolls de 20 bacs|cuisson du pain à 6 h',
      'ranger {400-2000} colis par nuit|contrôler {les dates~les étiquettes}|plier {les cartons~le film}|regarnir {les fruits~les laitages~les boissons}',
    ),
    work(
      2,
      'responsable de magasin|gérant de magasin/gérante de magasin|adjoint de magasin/adjointe de magasin|chef de rayon/cheffe de rayon',
      'management d’équipe|gestion des stocks|merchandising|planification',
      'chiffre à l’heure|inventaire avec prestataire|démarque sous 1 %|briefs d’ouverture',
      'diriger un magasin de {150-2500} m²|planifier et {coacher~évaluer} {5-40} personnes|augmenter le chiffre de {2-18} %|préparer {les inventaires~les soldes~l’ouverture}',
    ),
    work(
      2,
      'conseiller clientèle/conseillère clientèle|téléconseiller/téléconseillère|agent de service clients/agente de service clients|chargé de clientèle',
      'relation client|traitement des réclamations|langues|CRM',
      'tickets Zendesk|quatre minutes par appel|chat et téléphone en même temps|suivi NPS',
      'répondre à {40-110} appels par jour|{noter~résoudre~transmettre} les plaintes|{modifier~suivre} les commandes|relancer les devis',
    ),
    work(
      2,
      'cuisiniste|vendeur conseil cuisine/vendeuse conseil cuisine|opticien/opticienne|vendeur bricolage/vendeuse bricolage',
      'conseil de vente|devis|dessin de plans|relation client',
      'dessin sous Winner|métré à domicile|réfraction au phoroptère|teinte de peinture à l’échantillon',
      'dessiner {2-6} cuisines par semaine|prendre les mesures {à domicile~en magasin}|établir des devis de {2-45} mille euros|suivre la livraison jusqu’à la pose',
    ),
    work(
      2,
      'agent de sécurité/agente de sécurité|agent de gardiennage/agente de gardiennage|agent de surveillance|SSIAP 1',
      'surveillance|contrôle des accès|premiers secours|rédaction de rapports',
      'mur de 60 caméras|désamorcer par la parole|plan de clés|rondier Deggy',
      'faire {4-12} rondes par nuit|{enregistrer~filtrer~accompagner} les visiteurs|rapporter les incidents|lever les alarmes à {town}',
    ),
  ],
);
