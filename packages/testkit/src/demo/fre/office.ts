import { sector, work } from '../words/sector.ts';

/** Office work in French. */
export const office = sector(
  'office',
  {
    firms:
      '{stem} Conseil|Étude {stem}|Assurances {stem} {legal}|{stem} Immobilier|Service public {stem}|Cabinet {stem} {legal}',
    activities:
      'conseille des entreprises|loue et vend des logements|assure particuliers et indépendants|rédige des actes|instruit des permis',
    sites:
      'au bureau|au secrétariat|dans une étude notariale|à la commune|dans un cabinet d’avocats de {town}|à l’accueil',
    studies: 'Travaux de bureau|Secrétariat|Gestion-administration|Économie|Langues',
    higherStudies: 'Assistant de direction|Droit|Gestion administrative|Immobilier|Communication',
    licences: 'permis B|SST',
  },
  false,
  [
    work(
      2,
      'employé administratif/employée administrative|assistant administratif/assistante administrative|agent administratif/agente administrative|opérateur de saisie',
      'administration|Word|Excel|encodage',
      'boîte mail vide à midi|classement par chrono|cinq agendas partagés|numérisation Zeendoc',
      'traiter {30-200} dossiers par semaine|rédiger {des courriers~des contrats~des attestations}|répondre à {20-120} appels et courriels|{encoder~vérifier~classer} les données',
    ),
    work(
      2,
      'réceptionniste standardiste|hôte d’accueil/hôtesse d’accueil|agent d’accueil/agente d’accueil|standardiste',
      'accueil|standard téléphonique|gestion d’agenda|langues',
      'standard 3CX|badges à imprimer|salles avec café|machine à affranchir',
      'accueillir {20-150} visiteurs par jour|{passer~noter} les appels|gérer {le courrier~les salles~les badges}|commander les fournitures',
    ),
    work(
      3,
      'assistant de direction/assistante de direction|secrétaire de direction|office manager|executive assistant',
      'gestion d’agenda|rédaction de comptes rendus|organisation de voyages|PowerPoint',
      'trois agendas de front|conseils sur Diligent|notes de frais Concur|fête de fin d’année pour 200',
      'tenir l’agenda de {2-6} directeurs|{préparer~rédiger} les réunions|réserver des voyages dans {3-20} pays|organiser {un déménagement~un séminaire~les contrats}',
    ),
    work(
      3,
      'juriste|assistant juridique/assistante juridique|clerc de notaire|gestionnaire contentieux',
      'conseil juridique|rédaction de contrats|gestion de dossiers|droit social',
      'bases Jura et Lexis|actes sous Genapi|registre RGPD|déclarations de succession',
      'suivre {10-80} dossiers|rédiger {des actes~des conclusions~des avis}|faire les recherches pour {des avocats~des clients}|{introduire~contester} des permis',
    ),
    work(
      2,
      'gestionnaire sinistres|gestionnaire assurances|rédacteur production/rédactrice production|employé en assurances/employée en assurances',
      'gestion de sinistres|conseil à la clientèle|gestion de contrats|administration',
      'logiciel Brio|mandat d’expert|flotte de 300 véhicules|tarification Portima',
      'gérer {40-260} sinistres|{adapter~tarifer} les polices|appeler {des experts~des courtiers~des clients}|libérer les paiements',
    ),
    work(
      2,
      'agent immobilier/agente immobilière|gestionnaire de biens|syndic d’immeubles|négociateur immobilier/négociatrice immobilière',
      'conseil de vente|gestion de dossiers|négociation|relation client',
      'visites Matterport|assemblées générales houleuses|fiches Whise|indexation des loyers',
      'gérer {15-120} biens|faire visiter à {town}|rédiger {des compromis~des baux~des procès-verbaux}|faire exécuter les réparations',
    ),
    work(
      2,
      'employé communal/employée communale|agent d’état civil/agente d’état civil|agent d’urbanisme/agente d’urbanisme|agent de guichet',
      'accueil du public|gestion de dossiers|application de la législation|administration',
      'logiciel Saphir|lecteur eID|permis d’urbanisme|dossiers de mariage',
      'recevoir {30-90} citoyens par jour|délivrer {des passeports~des permis~des attestations}|{vérifier~instruire} des permis|tenir les registres',
    ),
  ],
);
