import { sector, work } from '../words/sector.ts';

/** Electricity, heating, maintenance and vehicles in French. */
export const technical = sector(
  'technical',
  {
    firms:
      'Électricité {stem} {legal}|{stem} Maintenance|{stem} Énergies|Chauffage {stem}|Garage {stem}|{stem} Froid {legal}|{stem} Services Techniques',
    activities:
      'installe et dépanne l’électricité|entretient des usines|pose des pompes à chaleur|répare des camions et des utilitaires|entretient des ascenseurs',
    sites:
      'chez des particuliers|en milieu industriel|en tournée avec un véhicule atelier|au garage|en tertiaire|dans une usine de {town}',
    studies:
      'Électricité|Électromécanique|Froid et climatisation|Mécanique automobile|Installations sanitaires|Maintenance des équipements industriels',
    higherStudies: 'Maintenance des systèmes|Électrotechnique|Électromécanique|Énergétique',
    licences: 'habilitation électrique B1V BR|BA4|permis B|VCA|attestation fluides frigorigènes|CACES nacelle',
  },
  false,
  [
    work(
      2,
      'électricien/électricienne|électricien du bâtiment|électricien industriel/électricienne industrielle|monteur électricien',
      'installation électrique|lecture de schémas électriques|câblage|domotique',
      'montage d’un tableau en autonomie|KNX chez Hager|chemins de câbles Cablofil|mise en service de bornes Wallbox',
      'tirer et raccorder {des lignes~des gaines~des boîtiers} dans {2-60} logements|câbler des tableaux et {repérer~tester} les circuits|poser {des luminaires~des prises~des bornes de recharge}|chercher des pannes dans {des bureaux~des halls~des commerces}',
    ),
    work(
      2,
      'câbleur/câbleuse|monteur câbleur/monteuse câbleuse|tableautier|câbleur en armoires',
      'câblage d’armoires électriques|lecture de schémas électriques|montage|brasage',
      'armoires Rittal|embouts Weidmüller|jeux de barres 1600 A|carnets EPLAN',
      'câbler des armoires jusqu’à {63-2500} A|monter des composants {Siemens~Schneider~Legrand}|tester selon fiche {2-30}|repérer et {sertir~peigner} les fils',
    ),
    work(
      2,
      'technicien de maintenance/technicienne de maintenance|électromécanicien/électromécanicienne|agent de maintenance|mécanicien industriel',
      'maintenance préventive|dépannage|automates programmables|pneumatique',
      'lecture de Step 7|îlots Festo|emmanchement de roulements|bons sous Carl Source',
      'dépanner {des lignes d’emballage~des robots~des presses}|remplacer {des moteurs~des pompes~des courroies}|faire les rondes de {4-80} machines|commander les pièces et {documenter~clôturer} les bons',
    ),
    work(
      2,
      'plombier/plombière|plombier sanitaire|installateur sanitaire/installatrice sanitaire|plombier chauffagiste',
      'plomberie|installation sanitaire|brasage|chauffage central',
      'bâti-support Geberit|sertissage Viega|pompe à eau de pluie|recherche de fuite au gaz traceur',
      'poser {des salles de bains~des douches~des éviers} dans {2-40} logements|tirer des alimentations et {des évacuations~des collecteurs}|raccorder {des boilers~des adoucisseurs~des hydrophores}|chercher et réparer des fuites',
    ),
    work(
      2,
      'chauffagiste|technicien chauffage/technicienne chauffage|technicien CVC|monteur en chauffage',
      'installation de chauffage|entretien de chaudières|pompes à chaleur|climatisation',
      'réglage de brûleurs Weishaupt|mise en service Daikin|équilibrage de réseau|désembouage',
      'entretenir {4-9} chaudières par jour|poser et {régler~mettre en service} des pompes à chaleur|dérouler {60-300} m² de plancher chauffant|dépanner {des brûleurs~des régulations}',
    ),
    work(
      2,
      'frigoriste|technicien frigoriste/technicienne frigoriste|monteur frigoriste|technicien climatisation',
      'froid commercial|climatisation|dépannage|lecture de schémas électriques',
      'tirage au vide à 0,5 mbar|centrales CO2|registre des fluides|VRV Mitsubishi',
      'monter des chambres froides pour {des boucheries~des labos~des magasins}|chercher les fuites et {recharger~récupérer} le fluide|entretenir des groupes sur {3-90} toitures|assurer l’astreinte toutes les {3-6} semaines',
    ),
    work(
      2,
      'mécanicien automobile/mécanicienne automobile|technicien automobile|mécanicien VL|garagiste',
      'mécanique automobile|diagnostic automobile|entretien automobile|montage de pneus',
      'valise VCDS|distributions TDI|consignation d’hybrides|préparation au contrôle technique',
      'faire {3-9} entretiens par jour|changer {des freins~des embrayages~des distributions}|lire les défauts et {essayer~réparer} le véhicule|présenter les voitures au contrôle',
    ),
    work(
      2,
      'mécanicien poids lourds/mécanicienne poids lourds|mécanicien PL|technicien véhicules industriels|mécanicien de chariots',
      'mécanique poids lourds|hydraulique|diagnostic électronique|soudage',
      'hayons Dhollandia|étalonnage de tachygraphes|freinage EBS Wabco|diag Scania',
      'entretenir {des tracteurs~des cars~des chariots}|réparer {des hayons~des grues~des vérins}|dépanner sur {2-6} axes autoroutiers|contrôler freins et pneus de {8-40} véhicules',
    ),
  ],
);
