import { sector, work } from '../words/sector.ts';

/** Hospitality in French. */
export const hospitality = sector(
  'hospitality',
  {
    firms: 'Brasserie {stem}|Hôtel {stem}|Restaurant {stem}|Traiteur {stem} {legal}|Bistrot {stem}|{stem} Réceptions',
    activities:
      'tient un restaurant de {40-180} couverts|gère des restaurants d’entreprise|exploite un hôtel de {20-160} chambres|organise des réceptions',
    sites:
      'en brasserie|dans un hôtel de {town}|en cuisine de collectivité|en événementiel|dans un restaurant de {30-160} couverts|en saison',
    studies: 'Cuisine|Hôtellerie|Restauration|Tourisme|Service en salle',
    higherStudies: 'Gestion hôtelière|Tourisme|Événementiel',
    licences: 'HACCP|permis d’exploitation|SST|permis B',
  },
  true,
  [
    work(
      2,
      'cuisinier/cuisinière|commis de cuisine|chef de partie/cheffe de partie|cuisinier de collectivité',
      'cuisine|cuisine froide|HACCP|préparation de plats',
      'four Rational|sous-vide à 58 degrés|fonds maison|cocktail dînatoire pour 200',
      'cuisiner {40-350} couverts par jour|tenir le poste {poisson~viande~desserts~entrées}|composer {l’ardoise~la carte~les menus}|commander et ranger la chambre froide',
    ),
    work(
      2,
      'chef de cuisine/cheffe de cuisine|second de cuisine/seconde de cuisine|responsable de cuisine',
      'management d’équipe|cuisine|HACCP|gestion des coûts',
      'fiches techniques Melba|coût matière à 28 %|plannings sous Skello|menus de mariage',
      'diriger une cuisine de {4-18} personnes|changer la carte {4-6} fois par an|suivre {les achats~les marges~les plannings}|former les apprentis',
    ),
    work(
      1,
      'serveur/serveuse|chef de rang/cheffe de rang|commis de salle|employé de restaurant/employée de restaurant',
      'service en salle|encaissement|service au bar|sens du service',
      'trois assiettes d’un coup|pad Zelty|terrasse de 40 tables|carte des vins à conseiller',
      'servir {20-90} clients par service|prendre les commandes et {conseiller~encaisser}|{dresser~débarrasser} pour {des banquets~des midis}|calmer un client mécontent',
    ),
    work(
      1,
      'barman/barmaid|barista|serveur de bar/serveuse de bar|limonadier',
      'service au bar|préparation de cocktails|encaissement|gestion des stocks',
      'latte art|La Marzocco|changement de fûts|80 bières à la carte',
      'servir {80-500} boissons par soir|préparer {des cocktails~des cafés~des planches}|{remplir~compter} la réserve|fermer le bar',
    ),
    work(
      1,
      'plongeur/plongeuse|aide de cuisine|employé polyvalent de restauration/employée polyvalente de restauration|aide cuisinier',
      'plonge|nettoyage|épluchage|HACCP',
      'lave-vaisselle à convoyeur Meiko|portions par régime|batterie à récurer|sandwichs dès 5 h',
      'éplucher et {tailler~blanchir} les légumes|laver {100-900} pièces|nettoyer {la chambre froide~les hottes~les sols}|{dresser~emballer} des plats froids',
    ),
    work(
      2,
      'réceptionniste|réceptionniste d’hôtel|réceptionniste de nuit|agent de réception/agente de réception',
      'accueil|réservations hôtelières|langues|clôture de caisse',
      'Mews et Opera|surréservations à caser|clôture de nuit|badges à encoder',
      'faire {20-140} arrivées par jour|traiter les réservations {Booking~groupes}|vérifier {les factures~les taxes~les extras}|conseiller les clients sur {town}',
    ),
    work(
      1,
      'femme de chambre/femme de chambre|valet de chambre|employé d’étage/employée d’étage|gouvernant/gouvernante',
      'entretien des chambres|réfection des lits|gestion du linge|nettoyage',
      '16 chambres par jour|chariot rangé au carré|minibar sur tablette|recouche soignée',
      'préparer {10-20} chambres par jour|{détartrer~nettoyer} les salles de bains|{compter~trier} le linge|libérer les chambres au système',
    ),
    work(
      3,
      'responsable de restaurant|directeur de restaurant/directrice de restaurant|maître d’hôtel|chargé d’événements/chargée d’événements',
      'management d’équipe|planification|gestion budgétaire|organisation d’événements',
      'réservations Zenchef|chiffre par service|extras à caler|déroulé à la minute',
      'planifier {6-35} personnes|diriger {des mariages~des congrès~des salons} de {50-900} invités|négocier les achats|faire progresser le chiffre de {3-20} %',
    ),
  ],
);
