import { sector, work } from '../words/sector.ts';

/** Production in French. */
export const production = sector(
  'production',
  {
    firms:
      '{stem} Industries {legal}|Plastiques {stem}|Textiles {stem}|Chimie {stem} {legal}|{stem} Emballages|{stem} Panneaux',
    activities:
      'fabrique des emballages plastiques|tisse des tapis|produit des colles et des peintures|scie des panneaux|assemble de l’électronique',
    sites:
      'en production|sur ligne|dans une usine chimique|en salle blanche|dans un hall de {5-40} 000 m²|dans une filature',
    studies: 'Production|Électromécanique|Chimie|Plasturgie|Pilote de ligne de production|Mécanique',
    higherStudies: 'Chimie|Qualité|Génie industriel|Procédés',
    licences: 'SST|CACES 3|VCA|habilitation électrique',
  },
  true,
  [
    work(
      1,
      'agent de production/agente de production|ouvrier de production/ouvrière de production|opérateur de production/opératrice de production|agent de fabrication',
      'travail à la chaîne|conditionnement manuel|contrôle visuel|conduite de machines',
      'alimentation manuelle de ligne|ronde 5S de fin de poste|rebuts notés sur fiche|port des EPI',
      'alimenter la ligne en {pièces~plaques~flacons}|contrôler et {trier~empiler~compléter} les pièces|finir {300-4000} pièces par poste|{balayer~ranger~préparer} le poste pour la relève',
    ),
    work(
      2,
      'conducteur de ligne/conductrice de ligne|pilote de ligne|opérateur procédé|conducteur de machines/conductrice de machines',
      'réglage de machines|conduite de ligne|maintenance de premier niveau|contrôle qualité',
      'écrans DeltaV|changement de format en SMED|chargement de réacteur|plieuse-colleuse Bobst',
      '{démarrer~surveiller~changer} une ligne de {3-14} machines|prélever toutes les {15-60} minutes|corriger {la viscosité~la pression~la température}|résoudre les petites pannes',
    ),
    work(
      2,
      'régleur plasturgie/régleuse plasturgie|opérateur injection|monteur régleur|extrudeur',
      'injection plastique|réglages machines|contrôle qualité|pont roulant',
      'presses Arburg|changement de moule à deux|étuvage des granulés|soufflage',
      'changer les moules de {4-30} presses|régler {le temps de cycle~le maintien~la température}|mesurer et valider les premières pièces|reprendre les robots {en main~à zéro}',
    ),
    work(
      1,
      'monteur assembleur/monteuse assembleuse|agent de montage/agente de montage|opérateur de montage|câbleur électronique',
      'assemblage|brasage électronique|lecture de plans|outillage à main',
      'visseuse Atlas Copco au couple|CMS sous binoculaire|torons à la planche|détrompeurs',
      'monter {des pompes~des vélos~des cartes~des coffrets} selon la gamme|finir {20-400} pièces par poste|tester au banc et {noter~écarter}|couper, dénuder et {sertir~souder}',
    ),
    work(
      2,
      'contrôleur qualité/contrôleuse qualité|technicien qualité/technicienne qualité|agent de contrôle|laborantin contrôle/laborantine contrôle',
      'contrôle qualité|métrologie|ISO 9001|rédaction de rapports',
      'graphiques Minitab|fiches 8D|bras Zeiss|blocage dans le LIMS',
      'prélever {4-60} lots|{signaler~bloquer~analyser} les écarts|étalonner les moyens tous les {2-12} mois|traiter les réclamations avec {la production~les ventes}',
    ),
    work(
      2,
      'chef d’équipe production/cheffe d’équipe production|chef d’atelier/cheffe d’atelier|contremaître|superviseur de production',
      'management d’équipe|planification de la production|lean manufacturing|sécurité au travail',
      'tour de terrain Gemba|écran TRS|tableau de polyvalence|passage de consignes à moins le quart',
      'encadrer {6-40} personnes|placer les postes et {gérer les congés~couvrir les absences}|faire passer le TRS de {55-70} à {72-88} %|animer les causeries sécurité',
    ),
    work(
      3,
      'responsable de production|directeur d’usine/directrice d’usine|responsable d’exploitation',
      'planification de la production|gestion budgétaire|management d’équipe|lean manufacturing',
      'matrice hoshin|SAP PP|dossiers CAPEX|réunions CSE',
      'diriger une usine de {40-320} personnes|monter des investissements jusqu’à {200-6000} k€|baisser le coût de {2-15} %|arbitrer le plan avec {les ventes~les achats}',
    ),
    work(
      2,
      'couturier industriel/couturière industrielle|piqueur/piqueuse|mécanicien en confection/mécanicienne en confection|tisserand/tisserande',
      'couture|conduite de machines|contrôle visuel|coupe',
      'surjeteuse 5 fils|métier Picanol|rattacher les bobines|piqué plat sur cuir',
      'piquer {des bâches~des sièges~des vêtements de travail}|surveiller {8-30} métiers|réparer les casses de fil|visiter et {couper~étiqueter} les rouleaux',
    ),
  ],
);
