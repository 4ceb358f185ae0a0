import { sector, work } from '../words/sector.ts';

/** Metal working in French. */
export const metal = sector(
  'metal',
  {
    firms:
      'Chaudronnerie {stem} {legal}|{stem} Mécanique|Métallerie {stem}|{stem} Inox {legal}|Usinage {stem}|{stem} Structures',
    activities:
      'fabrique des charpentes métalliques|usine des pièces de précision|construit des machines agroalimentaires|soude des cuves et des silos|réalise des escaliers sur mesure',
    sites:
      'en atelier|en atelier de chaudronnerie|en déplacement chez les clients|en construction de machines|en atelier d’usinage|au chantier naval de {town}',
    studies: 'Soudage|Chaudronnerie|Usinage|Mécanique|Métallerie|Technicien outilleur',
    higherStudies: 'Génie mécanique|Électromécanique|Conception industrialisation',
    licences: 'licence de soudage|VCA|CACES pontier|permis B|habilitation N1',
  },
  true,
  [
    work(
      2,
      'soudeur/soudeuse|soudeur TIG/soudeuse TIG|soudeur semi-auto|tuyauteur soudeur',
      'soudage TIG|soudage MIG/MAG|lecture de plans|meulage',
      'purge à l’argon sur inox|position 6G radio|poste Fronius|duplex et Uranus',
      'souder {de l’inox~de l’alu~de l’acier noir} de {2-30} mm|assembler {des cuves~des châssis~des garde-corps} selon DMOS {10-90}|meuler, passiver et {polir~redresser} les cordons|pointer sur gabarit et contrôler les cotes',
    ),
    work(
      2,
      'opérateur CNC/opératrice CNC|tourneur/tourneuse|fraiseur/fraiseuse|usineur/usineuse|régleur CN',
      'programmation CNC|tournage|fraisage|métrologie',
      'Mazak Integrex|Heidenhain 640|tolérances au centième|parcours sous Mastercam',
      'usiner des séries de {5-800} pièces en {inox~laiton~alu}|écrire des programmes {Heidenhain~Fanuc~Siemens}|régler et {changer~jauger} les outils|contrôler à {2-20} microns',
    ),
    work(
      2,
      'tôlier/tôlière|plieur/plieuse|opérateur presse plieuse|opérateur laser|chaudronnier/chaudronnière',
      'tôlerie|pliage CN|découpe laser|lecture de plans',
      'Amada HFE 100|imbrication Radan|rouleuse 4 rouleaux|traçage de trémies',
      'plier des tôles de {2-20} mm sur {l’Amada~la LVD~la Trumpf}|lancer et {imbriquer~surveiller} les découpes laser|rouler et assembler {des viroles~des trémies~des coffrets}|ébavurer et trier par commande',
    ),
    work(
      2,
      'tuyauteur/tuyauteuse|tuyauteur industriel|monteur en tuyauterie|tuyauteur-monteur',
      'tuyauterie|lecture d’isométriques|soudage|meulage',
      'brides serrées au couple|préfabrication en spools|raccords Victaulic|arrêt de tranche',
      'préfabriquer des spools sur iso|monter des lignes DN {15-400} dans {des raffineries~des brasseries~des piscines}|poser les supports et éprouver à {10-60} bars|ouvrir des brides en arrêt',
    ),
    work(
      2,
      'métallier/métallière|serrurier métallier|ajusteur monteur/ajusteuse monteuse|ferronnier',
      'métallerie|soudage|perçage|lecture de plans',
      'traçage au marbre|scie Kasto|redressage à la flamme|scellement chimique Hilti',
      'assembler {des escaliers~des verrières~des portails} selon plan|scier, percer et {tarauder~souder} des profilés|poser {des garde-corps~des grilles~des auvents} chez les clients',
    ),
    work(
      2,
      'monteur en charpente métallique/monteuse en charpente métallique|charpentier métallique|bardeur|monteur levageur',
      'montage de charpente métallique|travail en hauteur|élingage|nacelle',
      'conduite de nacelle Haulotte|boulons HR au couple|panneaux sandwich à la ventouse|calage de platines',
      'lever des halls de {400-9000} m²|poser du bardage et {du bac acier~des panneaux}|régler les poteaux au {laser~théodolite}|élinguer sous la grue',
    ),
    work(
      2,
      'peintre industriel/peintre industrielle|thermolaqueur/thermolaqueuse|sableur|opérateur traitement de surface',
      'peinture industrielle|thermolaquage|sablage|contrôle visuel',
      'épaisseur en microns|cabine Gema|accrochage sur balancelles|Sa 2,5 tenu',
      '{sabler~dégraisser~masquer} les pièces|laquer {des châssis~des grilles~des jantes} en RAL {7016~9005~9010}|mesurer les épaisseurs|changer de teinte en {10-45} minutes',
    ),
  ],
);
