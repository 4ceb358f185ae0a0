import { sector, work } from '../words/sector.ts';

/** Care in French. */
export const care = sector(
  'care',
  {
    firms:
      'Résidence {stem}|Maison de repos {stem}|{stem} Soins à domicile|Clinique {stem}|Crèche {stem}|Cabinet {stem}',
    activities:
      'accompagne des personnes âgées|apporte des soins à domicile|accueille des personnes handicapées|accueille de jeunes enfants|rééduque des patients',
    sites:
      'en maison de repos|à domicile|dans un service de {12-40} lits|à l’hôpital de {town}|en crèche|en centre de jour',
    studies:
      'Aide-soignant|Aide familiale|Puériculture|Accompagnement, soins et services à la personne|Sciences sociales',
    higherStudies: 'Soins infirmiers|Assistant social|Éducateur spécialisé|Kinésithérapie|Ergothérapie',
    licences: 'permis B|AFGSU 2|visa INAMI|brevet de secourisme',
  },
  true,
  [
    work(
      3,
      'infirmier/infirmière|infirmier en soins généraux/infirmière en soins généraux|infirmier à domicile/infirmière à domicile|infirmier chef/infirmière cheffe',
      'soins infirmiers|soins de plaies|administration de médicaments|dossier de soins',
      'pansements VAC|échelle de Katz|tournée de 18 patients|pompe PCA',
      'soigner {6-24} patients|{poser des perfusions~faire des prises de sang~refaire des pansements}|{préparer~distribuer~contrôler} les traitements|informer familles et médecins',
    ),
    work(
      2,
      'aide-soignant/aide-soignante|auxiliaire de soins|aide médico-psychologique',
      'soins d’hygiène|accompagnement des personnes âgées|transfert de patients|dossier de soins',
      'verticalisateur Arjo|toilette évaluative|NetSoins au chariot|Humanitude',
      'laver et habiller {6-14} résidents|aider aux repas et noter {l’hydratation~les selles}|transmettre sur {NetSoins~Titan~le cahier}|animer {un atelier~une promenade}',
    ),
    work(
      1,
      'agent de service hospitalier/agente de service hospitalier|aide hôtelier/aide hôtelière|brancardier/brancardière|aide logistique',
      'service des repas|bionettoyage|réfection des lits|accompagnement des personnes âgées',
      'chariot repas Socamel|cartes de régime|linge par code couleur',
      'servir {20-60} repas|refaire {les lits~les chambres~les lingeries}|brancarder vers {la radio~le bloc}|remplir les réserves',
    ),
    work(
      2,
      'aide familiale/aide familiale|auxiliaire de vie|aide à domicile|garde à domicile',
      'aide à la toilette|entretien du logement|cuisine|accompagnement social',
      'planning Ximi|boîte à clés|cahier de liaison|relais de nuit',
      'visiter {3-6} bénéficiaires par jour|aider {au lever~aux repas~aux papiers}|soutenir {des personnes désorientées~de jeunes familles}|signaler les changements',
    ),
    work(
      2,
      'puériculteur/puéricultrice|auxiliaire de puériculture|assistant maternel/assistante maternelle|animateur petite enfance',
      'accueil de la petite enfance|puériculture|activités créatives|premiers secours',
      'motricité libre|plan d’adaptation|transmissions sur Meeko|portage',
      'accueillir {5-14} enfants de {3-36} mois|veiller {aux siestes~aux repas~aux changes}|préparer des thèmes sur {l’automne~la ferme~la musique}|recevoir les parents',
    ),
    work(
      3,
      'éducateur spécialisé/éducatrice spécialisée|éducateur/éducatrice|moniteur éducateur/monitrice éducatrice|job coach',
      'accompagnement de personnes handicapées|accompagnement social|rédaction de rapports|gestion de conflits',
      'pictos Makaton|PPI à jour|nuits couchées|résistance non violente',
      'accompagner {4-12} jeunes ou adultes|{préparer~animer} des activités à {town}|écrire les projets personnalisés|se concerter avec {l’école~la famille~le psychologue}',
    ),
    work(
      3,
      'kinésithérapeute|masseur-kinésithérapeute/masseuse-kinésithérapeute|ergothérapeute|kiné',
      'rééducation|bilan du patient|exercices thérapeutiques|dossier patient',
      'Redcord|crochetage|groupe épaule du mardi|biofeedback',
      'traiter {10-22} patients par jour|établir et {adapter~revoir} des programmes|rééduquer après {une hanche~un genou~un AVC}|demander des aides techniques',
    ),
    work(
      3,
      'assistant social/assistante sociale|travailleur social/travailleuse sociale|conseiller en insertion/conseillère en insertion',
      'accompagnement social|entretien d’aide|administration|guidance budgétaire',
      'visites à deux|médiation de dettes|dossiers RIS au CPAS|CAF et APL',
      'suivre {15-70} dossiers|visiter des familles à {town}|demander {un logement~un revenu d’intégration~une aide}|orienter {des nouveaux arrivants~des familles}',
    ),
    work(
      2,
      'secrétaire médical/secrétaire médicale|assistant dentaire/assistante dentaire|préparateur en pharmacie/préparatrice en pharmacie|assistant médical/assistante médicale',
      'gestion d’agenda|accueil|stérilisation|assistance au fauteuil',
      'autoclave Melag|Doctolib côté cabinet|tiers payant|cartes SIS et eID',
      'recevoir {18-45} patients par jour|{stériliser~préparer} les instruments|traiter {les ordonnances~les rendez-vous~les remboursements}|assister au fauteuil',
    ),
  ],
);
