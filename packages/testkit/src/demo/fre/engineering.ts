import { sector, work } from '../words/sector.ts';

/** Engineering, laboratory and safety in French. */
export const engineering = sector(
  'engineering',
  {
    firms:
      'Bureau d’études {stem}|{stem} Ingénierie {legal}|{stem} Automation|Laboratoire {stem}|{stem} Robotique|{stem} Pharma {legal}',
    activities:
      'conçoit des machines|automatise des usines|réalise des études de stabilité|développe des médicaments|monte des projets d’énergie',
    sites: 'en bureau d’études|au service ingénierie|en laboratoire|chez des industriels|en pharmacie|en R&D à {town}',
    studies: 'Sciences de l’ingénieur|Électromécanique|Chimie|Dessin industriel',
    higherStudies: 'Électromécanique|Ingénieur industriel|Bio-ingénieur|Chimie|Automatisation|Énergie',
    licences: 'permis B|VCA cadres|habilitation électrique',
  },
  false,
  [
    work(
      3,
      'ingénieur mécanique/ingénieure mécanique|concepteur mécanique/conceptrice mécanique|ingénieur d’études/ingénieure d’études',
      'SolidWorks|conception mécanique|CATIA|calcul par éléments finis',
      'tôlerie sans surprise|PDM Vault|squelette Creo|cotation ISO GPS',
      'concevoir {des convoyeurs~des cellules robot~des pompes}|produire {les plans~les nomenclatures~les calculs}|{essayer~améliorer} les prototypes|visiter les fournisseurs',
    ),
    work(
      2,
      'dessinateur industriel/dessinatrice industrielle|dessinateur projeteur/dessinatrice projeteuse|dessinateur CAO|modeleur BIM/modeleuse BIM',
      'AutoCAD|Revit|lecture de plans|SketchUp',
      'clashs sous Navisworks|maquette Tekla|relevés as-built|familles Revit',
      'dessiner {des halls~des tuyauteries~des logements}|{monter~contrôler} les maquettes {Revit~Tekla~AutoCAD}|sortir {10-120} plans par projet|relever les cotes sur chantier',
    ),
    work(
      3,
      'automaticien/automaticienne|ingénieur automatisation/ingénieure automatisation|programmeur automates',
      'automates programmables|TIA Portal|SCADA|automatisation industrielle',
      'FAT et SAT la même semaine|apprentissage de robots ABB|TwinCAT Beckhoff|écrans Ignition',
      'programmer des automates pour {des stations~des lignes~des écluses}|mettre en route dans {3-12} pays|créer des écrans {WinCC~Ignition}|dépanner à distance',
    ),
    work(
      3,
      'ingénieur procédés/ingénieure procédés|ingénieur méthodes/ingénieure méthodes|ingénieur amélioration continue/ingénieure amélioration continue',
      'optimisation des procédés|lean manufacturing|Six Sigma|analyse de données',
      'VSM sur papier kraft|plans d’expériences JMP|AMDEC à jour|essais sur la ligne 3',
      'baisser les rebuts de {5-45} %|{planifier~mener} des essais sur {2-8} lignes|chronométrer les cycles|justifier des investissements jusqu’à {50-2000} k€',
    ),
    work(
      3,
      'technicien de laboratoire/technicienne de laboratoire|laborantin/laborantine|analyste contrôle qualité|technicien chimiste/technicienne chimiste',
      'techniques de laboratoire|analyses chimiques|HPLC|microbiologie',
      'Empower de Waters|cahier GMP|titrages sur automate|milieux à couler',
      'analyser {20-140} échantillons par jour|{étalonner~entretenir} les appareils|{valider~encoder} les résultats|mettre au point des méthodes',
    ),
    work(
      3,
      'conseiller en prévention/conseillère en prévention|responsable HSE|coordinateur sécurité/coordinatrice sécurité|animateur QSE/animatrice QSE',
      'sécurité au travail|analyse de risques|audits internes|législation environnementale',
      'dossier LOTO|cotation Kinney|permis de feu|document unique vivant',
      'analyser les risques de {10-90} postes|{enquêter~déclarer} les accidents|former {8-60} personnes|suivre le permis d’environnement',
    ),
    work(
      3,
      'chef de projet technique/cheffe de projet technique|ingénieur projet/ingénieure projet|chargé d’affaires/chargée d’affaires',
      'gestion de projet|gestion budgétaire|EPLAN|lecture de plans',
      'chemin critique MS Project|comité mensuel|lecture de P&ID|avenants',
      'mener {2-9} projets de {50-4000} k€|tenir {le planning~le budget~les achats}|{conseiller~visiter} les clients|préparer la réception',
    ),
  ],
);
